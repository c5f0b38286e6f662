// Stellarion by set-up: one's own wins beside those of the strongest bot that was measured with it.
import { decodeOptions, type Options } from '@planisphere/stellarion';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { levelRates } from '../../games/stellarion/setup/rates.ts';
import styles from './logbook.module.css';
import { figuresOf, type Game, percent } from './statistics.ts';
import { logbookWords } from './words/index.ts';

interface Setup {
  readonly players: number;
  readonly options: Options;
  readonly games: readonly Game[];
}

export function Setups({ games }: { games: readonly Game[] }) {
  const setups = setupsOf(games);
  if (setups.length === 0) return undefined;
  return (
    <section class={ui.panel}>
      <h2>{logbookWords().setups}</h2>
      <p class={styles.note}>{logbookWords().setupsText}</p>
      <ul class={styles.setups}>
        {setups.map((setup) => (
          <Line key={keyOf(setup.players, setup.options)} setup={setup} />
        ))}
      </ul>
    </section>
  );
}

function keyOf(players: number, { expansions, track, stars }: Options): string {
  return `${players} ${expansions.join()} ${track} ${stars}`;
}

/** The most played first. */
function setupsOf(games: readonly Game[]): readonly Setup[] {
  const groups = new Map<string, Setup>();
  for (const game of games) {
    const options =
      game.game === 'stellarion' && !game.assisted ? decodeOptions(game.table.options) : undefined;
    if (!options?.ok) continue;
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

function Line({ setup: { players, options, games } }: { setup: Setup }) {
  const { wins, games: played } = figuresOf(games);
  const strongest = levelRates(options, players).at(-1);
  const names = options.expansions.map((each) => logbookWords().expansions[each] ?? each);
  const name = names.length === 0 ? logbookWords().noExpansion : names.join(', ');
  const own = percent(wins, played);
  return (
    <li>
      <span>
        <b>{players > 1 ? logbookWords().together(name) : name}</b>
        <small>{logbookWords().ofGames(wins, played)}</small>
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
            {appWords().levels[strongest.bot] ?? strongest.bot} {Math.round(strongest.winRate * 100)} %
          </small>
        )}
      </em>
    </li>
  );
}
