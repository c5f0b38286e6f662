// With mirrors the voyages lie in two columns, each over the one before: only the uncovered ones can be taken.
import { GALAXIES } from '@planisphere/stellarion';
import type { Desk } from '../desk.ts';
import { galaxyMark } from '../marks.ts';
import { boardWords } from '../words/index.ts';
import { Mark } from './Mark.tsx';
import styles from './rail.module.css';

export function Columns({ desk }: { desk: Desk }) {
  const { columns } = desk.session.view.value;
  return (
    <div class={styles.columns}>
      {columns.map((column, index) => (
        <ol key={index === 0 ? 'left' : 'right'} aria-label={boardWords().column(index)}>
          {column.length === 0 ? <li class={styles.none}>{boardWords().allFlown}</li> : undefined}
          {column.map((galaxy, place) => (
            <li
              key={place}
              data-galaxy={GALAXIES[galaxy]}
              class={place === 0 ? styles.open : undefined}
              aria-label={`${boardWords().galaxies[galaxy]}${place === 0 ? `, ${boardWords().uncovered}` : ''}`}
            >
              <Mark name={galaxyMark(galaxy)} />
              {place === 0 ? <b>{boardWords().galaxies[galaxy]}</b> : undefined}
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}
