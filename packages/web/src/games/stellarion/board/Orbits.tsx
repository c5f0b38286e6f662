// With mirrors the voyages lie in two columns, each over the one before: only the uncovered ones can be taken.
import { GALAXIES, type Galaxy } from '@planisphere/stellarion';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { galaxyMark } from '../marks.ts';
import { boardWords } from '../words/index.ts';
import { Mark } from './Mark.tsx';
import styles from './orbits.module.css';
import rail from './rail.module.css';

/** How many of the covered ones are shown, in order; the others are counted. */
const SHOWN = 4;

export function Orbits({ desk }: { desk: Desk }) {
  const { columns } = desk.session.view.value;
  return (
    <section class={`${rail.panel} ${styles.orbits}`} aria-label={boardWords().orbits}>
      <header>
        <h2>{boardWords().orbits}</h2>
      </header>
      <div>
        {columns.map((column, index) => (
          <Orbit key={index === 0 ? 'left' : 'right'} column={column} index={index} />
        ))}
      </div>
    </section>
  );
}

function Orbit({ column, index }: { column: readonly Galaxy[]; index: number }) {
  const [open, ...covered] = column;
  const more = covered.length - SHOWN;
  return (
    <div class={styles.orbit}>
      <h3 class={ui.caps}>{boardWords().column(index)}</h3>
      {open === undefined ? (
        <p class={styles.none}>{boardWords().allFlown}</p>
      ) : (
        <p class={styles.open} data-galaxy={GALAXIES[open]}>
          <Mark name={galaxyMark(open)} />
          <b>{boardWords().galaxies[open]}</b>
          <span class={ui.hidden}>, {boardWords().uncovered}</span>
        </p>
      )}
      <ol aria-label={boardWords().underIt}>
        {covered.map((galaxy, place) => (
          <li
            key={place}
            data-galaxy={GALAXIES[galaxy]}
            class={place < SHOWN ? undefined : ui.hidden}
            aria-label={boardWords().galaxies[galaxy]}
          >
            <Mark name={galaxyMark(galaxy)} />
          </li>
        ))}
        {more > 0 ? (
          <li class={styles.more} aria-hidden="true">
            +{more}
          </li>
        ) : undefined}
      </ol>
    </div>
  );
}
