// The remaining ones of all 64 cards: the four copies of each type and galaxy, and where they are.
import { GALAXIES, readiness, TYPES } from '@planisphere/stellarion';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { galaxyMark, typeMark } from '../marks.ts';
import { cardAt } from '../paying.ts';
import { copiesOf, EVERY_GALAXY, EVERY_TYPE, leftInAll } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import styles from './chart.module.css';
import { Mark } from './Mark.tsx';
import rail from './rail.module.css';

export function Chart({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const copies = EVERY_GALAXY.map((galaxy) => EVERY_TYPE.map((type) => copiesOf(view, galaxy, type)));
  const left = (list: readonly string[]): number => list.filter((each) => each !== 'gone').length;
  const picked = desk.holding.value.picked.map((source) => cardAt(view, source));
  const ready = readiness(view);
  return (
    <section class={`${rail.panel} ${styles.chart}`} aria-label={boardWords().whatIsLeft}>
      <header>
        <h2>{boardWords().whatIsLeft}</h2>
        <span class={ui.caps}>{boardWords().of64(leftInAll(view))}</span>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {EVERY_TYPE.map((type) => (
              <th scope="col" key={TYPES[type]}>
                <span>
                  <Mark name={typeMark(type)} />
                  <b>{copies.reduce((sum, row) => sum + left(row[type]!), 0)}</b>
                </span>
                <span class={ui.hidden}>{boardWords().types[type]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVERY_GALAXY.map((galaxy) => (
            <tr key={GALAXIES[galaxy]} data-galaxy={GALAXIES[galaxy]}>
              <th scope="row">
                <span>
                  <Mark name={galaxyMark(galaxy)} />
                  <b>{copies[galaxy]!.reduce((sum, list) => sum + left(list), 0)}</b>
                </span>
                <span class={ui.hidden}>{boardWords().galaxies[galaxy]}</span>
                <small>{boardWords().toFlyCount(ready[galaxy]!.voyagesLeft)}</small>
              </th>
              {EVERY_TYPE.map((type) => {
                const list = copies[galaxy]![type]!;
                const count = left(list);
                const flights = ready[galaxy]!.voyagesLeft;
                const tight = flights > 0 && count <= flights;
                return (
                  <td
                    key={TYPES[type]}
                    class={`${tight ? styles.tight : ''} ${picked.includes(galaxy * 4 + type) ? styles.picked : ''}`}
                  >
                    <b>{count}</b>
                    <span class={styles.copies} aria-hidden="true">
                      {[list.slice(0, 2), list.slice(2)].map((pair, index) => (
                        <span key={index === 0 ? 'galaxy' : 'type'}>
                          {pair.map((where, copy) => (
                            <i key={copy === 0 ? 'one' : 'two'} class={styles[where]} />
                          ))}
                        </span>
                      ))}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class={styles.key}>
        <span class={styles.whole}>{boardWords().chartPairs}</span>
        {(['up', 'in', 'op', 'gone'] as const).map((where) => (
          <span key={where}>
            <i class={styles[where]} />
            {boardWords().where[where]}
          </span>
        ))}
        <span class={styles.whole}>
          <b class={styles.tightKey}>3</b>
          {boardWords().noneToSpare}
        </span>
      </p>
    </section>
  );
}
