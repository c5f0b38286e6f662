// Waiving an effect: how far the sun retreats, with the meteor that the player would collect.
import { capital } from '@planisphere/core';
import type { Desk } from '../desk.ts';
import { stepPlace } from '../places.ts';
import { boardWords } from '../words/index.ts';
import styles from './dialog.module.css';
import { IfYouConfirm } from './IfYouConfirm.tsx';
import { Mark } from './Mark.tsx';

export function WaivePanel({ desk }: { desk: Desk }) {
  const scene = desk.scene.value;
  const retreats = desk.steps.value.flatMap((action) => (action.kind === 'waive' ? [action.retreat] : []));
  return (
    <div class={styles.body}>
      <div class={styles.left}>
        <IfYouConfirm desk={desk} />
      </div>
      <div class={styles.right}>
        <p class={styles.lead}>
          {scene.table.sun ? boardWords().dialog.howFar : capital(boardWords().giveUpMore)}
        </p>
        {scene.table.sun ? (
          <ul class={styles.retreats}>
            {retreats.map((retreat) => (
              <Retreat key={retreat} desk={desk} retreat={retreat} />
            ))}
          </ul>
        ) : undefined}
      </div>
    </div>
  );
}

function Retreat({ desk, retreat }: { desk: Desk; retreat: number }) {
  const { sun, meteors, table } = desk.scene.value;
  const { step } = desk.holding.value;
  const space = sun - retreat;
  const meteor =
    retreat > 0 && table.track.meteors.some((at, index) => at === space && (meteors >> index) & 1);
  const chosen = step?.kind === 'waive' && step.retreat === retreat;
  return (
    <li>
      <button
        type="button"
        class={`${styles.retreat} ${chosen ? styles.on : ''}`}
        data-nav
        data-step
        data-place={stepPlace({ kind: 'waive', retreat })}
        aria-pressed={chosen}
        aria-label={boardWords().retreatLabel(retreat, space, meteor)}
        onClick={() => desk.press({ at: 'step', action: { kind: 'waive', retreat } })}
      >
        <b>{retreat === 0 ? '0' : `−${retreat}`}</b>
        <small>{boardWords().space(space)}</small>
        {meteor ? <Mark name="sn-meteor" class={styles.meteor} /> : undefined}
      </button>
    </li>
  );
}
