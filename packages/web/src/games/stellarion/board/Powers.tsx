// What two cards of a type do: always in sight where the rail has room, for whoever is new to the table.
import { typeMark } from '../marks.ts';
import { EVERY_TYPE } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { Mark } from './Mark.tsx';
import styles from './rail.module.css';

export function Powers() {
  return (
    <section class={`${styles.panel} ${styles.powers}`} aria-label={boardWords().powersTitle}>
      <h2>{boardWords().powersTitle}</h2>
      <ul>
        {EVERY_TYPE.map((type) => (
          <li key={type}>
            <Mark name={typeMark(type)} label={boardWords().twoOf[type]} />
            <span>
              <b>{boardWords().minors[type]}</b>
              <br />
              {boardWords().majors[type]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
