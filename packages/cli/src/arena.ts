// `planisphere arena`: bots against each other on duplicate deals, seats swapped, over all cores.
import type { Entry } from '@planisphere/games';
import type { ArenaReport } from '@planisphere/lab/arena';
import { countValue, gameNamed, optionsValue } from './base/arguments.ts';
import { botNamed } from './base/bot-named.ts';
import type { Command, Values } from './base/command.ts';
import { fromLaboratory } from './base/laboratory.ts';
import { seatCount } from './base/players.ts';
import { showProgress, showTrouble } from './base/progress.ts';
import { textValue } from './base/text-value.ts';
import { oneGameOnly, UsageError } from './base/usage.ts';

export const arena: Command = {
  usage: 'arena GAME --bots A,B,… [--games N] [--players N] [--seed S] [--options JSON] [--json]',
  flags: {
    bots: { type: 'string' },
    games: { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(values, [id, ...more]) {
    const entry = gameNamed(id);
    if (more.length > 0) throw oneGameOnly('arena', more[0]);
    const bots = (textValue(values, 'bots') ?? 'greedy,random').split(',');
    for (const name of bots) botNamed(entry, name);
    if (new Set(bots).size < bots.length)
      throw new UsageError({ en: 'Name every bot once.', fr: 'Nommez chaque robot une seule fois.' });
    const games = countValue(values, 'games', 100);
    const { interruptSignal, runArena } = await fromLaboratory(() => import('@planisphere/lab/arena'));
    const report = await runArena(
      {
        game: entry.game.id,
        options: optionsValue(entry, values),
        bots,
        ...playersOf(entry, values, bots),
        deals: entry.game.cooperative || bots.length === 1 ? games : Math.ceil(games / 2),
        seed: textValue(values, 'seed') ?? '1',
      },
      {
        onProgress: (done, all) => showProgress(done, all, 'deals'),
        onTrouble: showTrouble,
        signal: interruptSignal(),
      },
    );
    console.log(values.json === true ? JSON.stringify(report) : reportLines(report).join('\n'));
    return 0;
  },
};

/** The number of players at the table, if it was given. */
function playersOf(entry: Entry, values: Values, bots: readonly string[]): { players?: number } {
  if (values.players === undefined) return {};
  const { players, cooperative } = entry.game;
  const least = cooperative || bots.length === 1 ? players.min : 2;
  const count = countValue(values, 'players', players.min);
  if (count < least || count > players.max)
    throw new UsageError({
      en: `--players: a table of ${entry.text.title.en} has ${seatCount({ ...players, min: least }, 'en')} players here, not ${count}.`,
      fr: `--players : une table de ${entry.text.title.fr} a ici ${seatCount({ ...players, min: least }, 'fr')} joueurs, pas ${count}.`,
    });
  return { players: count };
}

const percent = (share: number): string => (100 * share).toFixed(1);

function reportLines({ game, deals, bots, encounters }: ArenaReport): readonly string[] {
  return [
    `${game}: ${deals} deals`,
    ...bots.map(({ name, games, winRate, ci, elo, margin, points, msPerMove, msLongest }) =>
      [
        `  ${name.padEnd(12)} won ${percent(winRate)} % [${percent(ci[0])}–${percent(ci[1])}] of ${games}`,
        `Elo ${elo}, margin ${margin.toFixed(1)}, points ${points.toFixed(1)}`,
        `${msPerMove.toFixed(1)} ms a move, at most ${msLongest.toFixed(0)}`,
      ].join('; '),
    ),
    ...encounters.map(
      ({ bot, against, winRate, ci, margin, games }) =>
        `  ${bot} against ${against}: ${percent(winRate)} % [${percent(ci[0])}–${percent(ci[1])}] of ${games}, margin ${margin.toFixed(1)}`,
    ),
  ];
}
