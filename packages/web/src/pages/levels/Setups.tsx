// In a game that all players win or lose together: how many games of a hundred each level wins, by set-up.
import { LEVELS } from '@planisphere/bots/levels';
import { useSignal } from '@preact/signals';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import type { MeasuredSetup } from '../../table/measured.ts';
import type { GameTerms } from '../../table/people/terms.ts';
import { hundredths } from './Encounters.tsx';
import styles from './levels.module.css';
import { levelWords } from './words/index.ts';

interface SetupsProps {
  readonly setups: readonly MeasuredSetup[];
  readonly terms: GameTerms | undefined;
}

export function Setups({ setups, terms }: SetupsProps) {
  const words = levelWords();
  const { levels } = appWords();
  const told = useSignal('');
  const nameOf = (each: MeasuredSetup): string =>
    [...(terms?.(each, () => undefined) ?? []), ...(each.players > 1 ? [words.together] : [])].join(', ');
  const rows = [...new Map(setups.map((each) => [nameOf(each), each])).entries()].toSorted(
    ([, a], [, b]) => a.players - b.players || a.expansions.length - b.expansions.length || a.stars - b.stars,
  );
  return (
    <section class={`${ui.panel} ${styles.wide}`}>
      <h2 id="setups">{words.setups}</h2>
      <div class={styles.scrolls}>
        <table class={styles.setups} aria-labelledby="setups">
          <thead>
            <tr>
              <th scope="col">{words.setup}</th>
              {LEVELS.map((level) => (
                <th key={level} scope="col">
                  {levels[level]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {LEVELS.map((level) => {
                  const found = setups.find((each) => each.bot === level && nameOf(each) === name);
                  if (found === undefined) return <td key={level}>–</td>;
                  const { winRate, low, high, games } = found;
                  const sure = words.rate(hundredths(winRate), hundredths(low), hundredths(high), games);
                  return (
                    <td key={level}>
                      <button
                        type="button"
                        class={styles.rate}
                        style={{ '--rate': `${hundredths(winRate)}%` }}
                        aria-label={sure}
                        onClick={() => {
                          told.value = words.told(levels[level] ?? level, name, sure);
                        }}
                      >
                        {hundredths(winRate)}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class={styles.note} role="status">
        {told.value || words.setupsNote}
      </p>
    </section>
  );
}
