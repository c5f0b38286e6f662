// `npm run people`: 2,000 guests arrive, wait, meet and play, with bots in the role of people: how long they wait, and
// how far their ratings are from their true strength. Takes about a minute.
import { readFileSync } from 'node:fs';
import { mindOf } from '@planisphere/bots/minds';
import { GAMES } from '@planisphere/games';
import type { ArenaReport } from '../arena/run.ts';
import { type Population, type SimulationOptions, simulatePeople } from './simulation.ts';

/** The first game that two play against each other. */
const GAME = GAMES[0]?.game.id ?? '';
const LEVELS = ['novice', 'greedy', 'amateur', 'astronomer', 'master'];

/** A game's bots in the role of people, as far as they were measured against each other. */
async function measuredPopulation(): Promise<Population> {
  const file = new URL('../../../../docs/strength.json', import.meta.url);
  const results = Object.values(
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, ArenaReport & { game: string }>,
  ).filter(({ game, encounters }) => game === GAME && Array.isArray(encounters));
  const score = new Map(
    results.flatMap(({ encounters }) =>
      encounters.map(({ bot, against, winRate }) => [`${bot} ${against}`, winRate] as const),
    ),
  );
  const [anchors] = (await mindOf({ id: GAME })?.anchors?.()) ?? [];
  return {
    strengths: Object.fromEntries(LEVELS.map((level) => [level, anchors?.levels[level] ?? 0])),
    score: (one, two) => (one === two ? 0.5 : (score.get(`${one} ${two}`) ?? 0.5)),
  };
}

function option(name: string, usual: number): number {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? usual : Number(process.argv[index + 1]);
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;

const MINUTE = 60_000;
const settings: Omit<SimulationOptions, 'againstBots' | 'every'> = {
  guests: option('guests', 2000),
  seed: String(option('seed', 1)),
  gameTime: 20 * MINUTE,
  games: option('games', 30),
};

const population = await measuredPopulation();
const lines = [
  `${settings.guests} guests with the strengths ${JSON.stringify(population.strengths)}, ${settings.games} games each`,
  '',
  '| a guest every | games against bots first | median wait | nine in ten | error after 1 | 3 | 10 | 30 games | inside ± after 10 | 30 |',
  '|---|---|---|---|---|---|---|---|---|---|',
];
for (const every of [option('every', 15), 8 * option('every', 15)]) {
  for (const againstBots of [0, 3, 10]) {
    const { wait, errors } = simulatePeople(population, { ...settings, every: every * 1000, againstBots });
    const after = (games: number) => errors.find((each) => each.after === games);
    const cells = [
      ...[`${every} s`, `${againstBots}`, seconds(wait.median), seconds(wait.nineInTen)],
      ...[1, 3, 10, 30].map((games) => `${Math.round(after(games)?.error ?? 0)}`),
      ...[10, 30].map((games) => `${Math.round((after(games)?.inside ?? 0) * 100)} %`),
    ];
    lines.push(`| ${cells.join(' | ')} |`);
  }
}
console.log(lines.join('\n'));
