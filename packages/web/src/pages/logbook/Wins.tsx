// The player's share of wins, by game and by table.

import { settings } from '../../base/settings/settings.ts';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import { byGame, type PlayedGame, percent, type Row } from '../../table/logbook/statistics.ts';
import { playedWords } from '../../table/logbook/words.ts';
import styles from './logbook.module.css';
import { logbookWords } from './words/index.ts';

export function Wins({ games }: { games: readonly PlayedGame[] }) {
  return (
    <section class={ui.panel}>
      <h2>{logbookWords().wins}</h2>
      {byGame(games).map(({ game, rows, best, mean, ...total }) => (
        <div key={game} class={styles.wins}>
          <header>
            <img src={SCREENS[game].scene} alt="" />
            <h3>{nameOfGame(game)}</h3>
            <b>{total.contests === 0 ? '' : `${percent(total.wins, total.contests)} %`}</b>
            <small>{logbookWords().gamesOf(total.games)}</small>
          </header>
          <p>
            {logbookWords().best(best)} ·{' '}
            {logbookWords().mean(mean.toLocaleString(settings.value.locale, { maximumFractionDigits: 1 }))}
          </p>
          <ul>
            {rows.map((row) => (
              <Line key={row.key} row={row} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Line({ row: { key, wins, games, contests, best } }: { row: Row }) {
  if (contests === 0)
    return (
      <li>
        <span>{logbookWords().group(key, appWords().levels[key])}</span>
        <span class={styles.points}>{logbookWords().best(best)}</span>
        <small>{logbookWords().gamesOf(games)}</small>
      </li>
    );
  const share = percent(wins, contests);
  return (
    <li>
      <span>{logbookWords().group(key, appWords().levels[key])}</span>
      <i class={styles.bar} aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </i>
      <b>{share} %</b>
      <small>{playedWords().ofGames(wins, contests)}</small>
    </li>
  );
}
