// With mirrors the voyages lie in two columns, each over the one before: only the uncovered ones can be taken.
import { GALAXIES } from '@planisphere/stellarion';
import type { Desk } from '../desk.ts';
import { galaxyMark } from '../marks.ts';
import { w } from '../words/index.ts';
import { Mark } from './Mark.tsx';
import styles from './rail.module.css';

export function Columns({ desk }: { desk: Desk }) {
  const { columns } = desk.session.view.value;
  return (
    <div class={styles.columns}>
      {columns.map((column, index) => (
        <ol key={index === 0 ? 'left' : 'right'} aria-label={w().column(index)}>
          {column.length === 0 ? <li class={styles.none}>{w().allFlown}</li> : undefined}
          {column.map((galaxy, place) => (
            <li
              key={place}
              data-galaxy={GALAXIES[galaxy]}
              class={place === 0 ? styles.open : undefined}
              aria-label={`${w().galaxies[galaxy]}${place === 0 ? `, ${w().uncovered}` : ''}`}
            >
              <Mark name={galaxyMark(galaxy)} />
              {place === 0 ? <b>{w().galaxies[galaxy]}</b> : undefined}
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}
