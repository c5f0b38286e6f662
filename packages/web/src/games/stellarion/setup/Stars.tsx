// How many shooting stars: the bar over each choice is a beginner's win rate, and a line recommends where to begin.
import type { Signal } from '@preact/signals';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { levelName } from '../../../table/levels.ts';
import { Mark } from '../board/Mark.tsx';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import type { Chosen } from './chosen.ts';
import { BEGINNER, beginnerRates, levelRates } from './rates.ts';
import styles from './setup.module.css';
import { share } from './share.ts';

const CHOICES = [0, 1, 2, 3, 4] as const;

export function Stars({ chosen, players }: { chosen: Signal<Chosen>; players: number }) {
  const { setup } = restWords();
  const rates = beginnerRates(chosen.value, players);
  return (
    <div>
      <header class={styles.row}>
        <h2>{setup.stars}</h2>
        <span class={styles.sum}>
          {rates === undefined ? setup.notMeasured : setup.botWins(levelName(BEGINNER))}
        </span>
      </header>
      <div class={styles.stars} role="radiogroup" aria-label={setup.stars}>
        {CHOICES.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="stars"
              checked={chosen.value.stars === stars}
              onChange={() => (chosen.value = { ...chosen.value, stars })}
            />
            <span>
              {rates === undefined ? undefined : <Rate rate={rates.get(stars)} />}
              <span class={styles.icons}>
                {stars === 0 ? setup.none : undefined}
                {Array.from({ length: stars }, (_, index) => (
                  <Mark key={`star-${index + 1}`} name="sn-shooting" />
                ))}
                <span class={ui.hidden}>
                  {stars} {boardWords().shootingStars(stars)}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
      <p class={styles.note}>
        <Glyph name="ui-hint" />
        <span>{guidance(chosen.value, players)}</span>
      </p>
    </div>
  );
}

/** The recommendation for a beginner, and each level's win rate for the current choice. */
function guidance(chosen: Chosen, players: number): string {
  const { setup } = restWords();
  const wins = levelRates(chosen, players).map(({ bot, winRate }) => `${levelName(bot)} ${share(winRate)}`);
  return [
    chosen.expansions.length === 0 ? setup.beginHere : setup.beginWithout,
    ...(players === 2 ? [setup.sharedStars] : []),
    ...(wins.length === 0 ? [] : [setup.levelsWin(wins.join(', '))]),
  ].join(' ');
}

function Rate({ rate }: { rate: number | undefined }) {
  if (rate === undefined) return <i class={styles.bar} />;
  return (
    <i class={styles.bar} style={{ '--h': `${Math.round(rate * 60)}%` }}>
      <i />
      <b>{share(rate)}</b>
    </i>
  );
}
