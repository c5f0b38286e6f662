// The daily sky of the last five weeks: a moon for every night played.

import { GAME_IDS } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import ui from '../../base/ui/ui.module.css';
import { dayOf, nightOf } from '../../table/daily/daily.ts';
import styles from './logbook.module.css';
import { logbookWords } from './words/index.ts';

const NIGHTS = 35;

export function Nights() {
  const nights = Array.from({ length: NIGHTS }, (_, index) => {
    const date = new Date();
    date.setDate(date.getDate() - (NIGHTS - 1 - index));
    const played = GAME_IDS.flatMap((game) => nightOf(game, dayOf(date)) ?? []);
    return { date, played: played.length, best: Math.max(0, ...played.map(({ score }) => score)) };
  });
  const played = nights.filter((night) => night.played > 0).length;
  return (
    <section class={ui.panel}>
      <header class={styles.top}>
        <h2>{logbookWords().daily}</h2>
        <small>{logbookWords().nights(played, NIGHTS)}</small>
      </header>
      <ol class={styles.nights}>
        {nights.map(({ date, played: games, best }) => (
          <li key={dayOf(date)}>
            <Moon games={games} />
            <span class={ui.hidden}>
              {games === 0
                ? logbookWords().nightMissed(named(date))
                : logbookWords().nightPlayed(named(date), best)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function named(date: Date): string {
  return date.toLocaleDateString(settings.value.locale, { day: 'numeric', month: 'short' });
}

/** The moon grows with every game of that night. */
function Moon({ games }: { games: number }) {
  const shade = [undefined, '0 0 1', '0 0 0', undefined][Math.min(games, 3)];
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden="true" class={games === 0 ? styles.missed : styles.moon}>
      <circle r="12" />
      {games >= 3 ? <circle r="9.500" class={styles.lit} /> : undefined}
      {shade === undefined ? undefined : (
        <path
          d={`M0 -9.500A9.500 9.500 0 0 1 0 9.500A5 9.500 ${games === 1 ? '0 0 0' : '0 0 1'} 0 -9.500Z`}
          class={styles.lit}
        />
      )}
    </svg>
  );
}
