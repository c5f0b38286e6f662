// The consequences of the plan and the step under consideration.
import { GALAXIES } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { type Consequence, consequencesOf } from '../foresight.ts';
import { deckMark, galaxyMark } from '../marks.ts';
import { boardWords, percent } from '../words/index.ts';
import { Dots } from './Dots.tsx';
import styles from './dialog.module.css';
import { Mark } from './Mark.tsx';

export function IfYouConfirm({ desk }: { desk: Desk }) {
  const { step, plan } = desk.holding.value;
  const then = desk.preview.value;
  const list = step === undefined && plan.length < 2 ? [] : consequencesOf(desk.session.view.value, then);
  return (
    <section class={styles.after}>
      <h3 class={ui.caps}>{boardWords().ifYouConfirm}</h3>
      {list.length === 0 ? (
        <p class={styles.calm}>{step === undefined ? boardWords().chooseFirst : boardWords().nothingElse}</p>
      ) : undefined}
      <ul>
        {list.map((each) => (
          <Line key={JSON.stringify(each)} desk={desk} consequence={each} />
        ))}
      </ul>
    </section>
  );
}

function Line({ desk, consequence }: { desk: Desk; consequence: Consequence }) {
  const galaxy = 'galaxy' in consequence ? GALAXIES[consequence.galaxy] : undefined;
  return (
    <li data-galaxy={galaxy} class={styles[toneOf(consequence)]}>
      <Sign consequence={consequence} />
      <div>
        {consequence.kind === 'chance' ? <b>{percent(consequence.fraction)} </b> : undefined}
        <span>{boardWords().consequence(consequence)}</span>
        {consequence.kind === 'ready' || consequence.kind === 'gains' ? (
          <Dots position={desk.preview.value} galaxy={consequence.galaxy} added={consequence.added} />
        ) : undefined}
      </div>
    </li>
  );
}

function toneOf({ kind }: Consequence): 'good' | 'bad' | 'warn' | 'plain' {
  if (kind === 'won' || kind === 'ready' || kind === 'voyage') return 'good';
  if (kind === 'hopeless' || kind === 'lost') return 'bad';
  return kind === 'repeated' || kind === 'unready' ? 'warn' : 'plain';
}

function Sign({ consequence }: { consequence: Consequence }) {
  switch (consequence.kind) {
    case 'won':
      return <Glyph name="ui-crown" />;
    case 'lost':
    case 'hopeless':
    case 'repeated':
      return <Glyph name="ui-warn" />;
    case 'sun':
      return <Mark name={consequence.meteor ? 'sn-meteor' : 'sn-gloomy'} />;
    case 'theory':
      return <Mark name="sn-theory" />;
    case 'turned':
      return <Mark name={deckMark(consequence.decks[0]!)} />;
    default:
      return <Mark name={galaxyMark(consequence.galaxy)} />;
  }
}
