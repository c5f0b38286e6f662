// What to do now: the steps of the round, one sentence, and whether the ghost fits.
import { phaseOf } from '@planisphere/star-explorer';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Remark } from '../../../table/Remark.tsx';
import { useTip } from '../../../table/tips.ts';
import type { Desk } from '../desk.ts';
import { promptOf } from '../prompt.ts';
import { TIPS, thingOf } from '../tips.ts';
import { boardWords } from '../words/index.ts';
import styles from './prompt.module.css';

export function Prompt({ desk }: { desk: Desk }) {
  const { title, more, mood, remedy } = promptOf(desk);
  const tip = useTip(desk.session, thingOf(desk), TIPS);
  return (
    <section class={styles.prompt} data-prompt data-mood={mood}>
      <Steps desk={desk} />
      <h1>{title}</h1>
      <p class={styles.message}>
        {mood === 'plain' ? undefined : (
          <span class={styles.sign}>
            <Glyph name={mood === 'good' ? 'ui-check' : 'ui-close'} />
          </span>
        )}
        <span class={styles.words}>
          <Remark session={desk.session} tip={mood === 'bad' ? undefined : tip} more={more} />
          {remedy === undefined ? undefined : <span class={styles.remedy}> {remedy}</span>}
        </span>
      </p>
    </section>
  );
}

function stepOf(desk: Desk): number {
  if (desk.shown.value !== undefined) return 2;
  const { step } = phaseOf(desk.session.view.value);
  return step === 'draw' || step === 'reveal' ? 1 : 0;
}

function Steps({ desk }: { desk: Desk }) {
  const now = stepOf(desk);
  return (
    <ol class={styles.steps} aria-label={boardWords().stepsLabel}>
      {boardWords().steps.map((name, index) => (
        <li
          key={name}
          class={index < now ? styles.done : index === now ? styles.now : undefined}
          aria-current={index === now ? 'step' : undefined}
          aria-label={name}
        >
          <i aria-hidden="true">{index < now ? <Glyph name="ui-check" /> : index + 1}</i>
          {index === now ? <span>{name}</span> : undefined}
        </li>
      ))}
    </ol>
  );
}
