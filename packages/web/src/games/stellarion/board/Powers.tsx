// What two cards of each type do: always visible if there is room, for new players.
import type { Desk } from '../desk.ts';
import { typeMark } from '../marks.ts';
import { EVERY_TYPE } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { Mark } from './Mark.tsx';
import styles from './rail.module.css';

/** In one word each. */
export function ShortPowers() {
  return (
    <section class={styles.words} aria-label={boardWords().powersTitle}>
      <h3>{boardWords().powersTitle}</h3>
      <ul>
        {EVERY_TYPE.map((type) => (
          <li key={type}>
            <Mark name={typeMark(type)} label={boardWords().twoOf[type]} />
            {boardWords().short.powers[type]}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Powers({ desk }: { desk: Desk }) {
  const { blackHoles, mirrors } = desk.session.view.value.table;
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
        {mirrors ? (
          <li>
            <Mark name="sn-mirror" />
            <b>{boardWords().mirrorPower}</b>
          </li>
        ) : undefined}
        {blackHoles ? (
          <li>
            <Mark name="sn-hole" />
            <b>{boardWords().crossMore}</b>
          </li>
        ) : undefined}
      </ul>
    </section>
  );
}
