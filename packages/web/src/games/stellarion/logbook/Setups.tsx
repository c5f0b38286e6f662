// Stellarion by set-up: the player's wins beside those of the strongest bot measured with it.
import { decodeOptions, type Options } from '@planisphere/stellarion';
import ui from '../../../base/ui/ui.module.css';
import { levelName } from '../../../table/levels.ts';
import { figuresOf, type PlayedGame, percent } from '../../../table/logbook/statistics.ts';
import { playedWords } from '../../../table/logbook/words.ts';
import type { LogbookProps } from '../../../table/screens.ts';
import { levelRates } from '../setup/rates.ts';
import { restWords } from '../words/rest.ts';
import styles from './setups.module.css';

interface Setup {
  readonly players: number;
  readonly options: Options;
  readonly games: readonly PlayedGame[];
}

export function Setups({ games }: LogbookProps) {
  const setups = setupsOf(games);
  if (setups.length === 0) return undefined;
  const { stats } = restWords();
  return (
    <section class={ui.panel}>
      <h2>{stats.setups}</h2>
      <p class={styles.note}>{stats.setupsText}</p>
      <ul class={styles.setups}>
        {setups.map((setup) => (
          <Line key={keyOf(setup.players, setup.options)} of={setup} />
        ))}
      </ul>
    </section>
  );
}

function keyOf(players: number, { expansions, track, stars }: Options): string {
  return `${players} ${expansions.join()} ${track} ${stars}`;
}

/** The most played first. */
function setupsOf(games: readonly PlayedGame[]): readonly Setup[] {
  const groups = new Map<string, Setup>();
  for (const game of games) {
    const options = decodeOptions(game.table.options);
    if (!options.ok) continue;
    const players = game.table.seats.length;
    const key = keyOf(players, options.value);
    groups.set(key, {
      players,
      options: options.value,
      games: [...(groups.get(key)?.games ?? []), game],
    });
  }
  return [...groups.values()].toSorted((a, b) => b.games.length - a.games.length);
}

function Line({ of: { players, options, games } }: { of: Setup }) {
  const { wins, games: played } = figuresOf(games);
  const strongest = levelRates(options, players).at(-1);
  const { stats, setup } = restWords();
  const names = options.expansions.map((each) => setup.names[each]);
  const name = names.length === 0 ? stats.base : names.join(', ');
  const own = percent(wins, played);
  return (
    <li>
      <span>
        <b>{players > 1 ? stats.together(name) : name}</b>
        <small>{playedWords().ofGames(wins, played)}</small>
      </span>
      <i class={styles.scale} aria-hidden="true">
        <i class={styles.own} style={{ left: `${own}%` }} />
        {strongest === undefined ? undefined : (
          <i class={styles.master} style={{ left: `${strongest.winRate * 100}%` }} />
        )}
      </i>
      <em>
        {own} %
        {strongest === undefined ? undefined : (
          <small>
            {levelName(strongest.bot)} {Math.round(strongest.winRate * 100)} %
          </small>
        )}
      </em>
    </li>
  );
}
