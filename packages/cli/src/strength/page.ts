// docs/strength.md from the measurements: what was reached, with intervals and the commands that repeat it.
import type { ArenaReport, Encounter, Standing } from '../arena/run.ts';
import { commandOf, ITEMS, type Item, type Measured } from './items.ts';
import type { RegretReport } from './regret.ts';

/** By id of the item: what was measured, and with which seed. */
export type Results = Readonly<Record<string, Measured>>;

const percent = (share: number): string => (100 * share).toFixed(1);
const range = ([low, high]: readonly [number, number]): string => `[${percent(low)}–${percent(high)}]`;

export function pageOf(results: Results): string {
  const measured = ITEMS.filter(({ id }) => results[id] !== undefined);
  const arenas = measured.filter((item) => item.kind === 'arena');
  const reports = arenas.map(({ id }) => results[id] as ArenaReport);
  const lines = [
    '# How strong the bots are',
    '',
    'Written by `npx planisphere strength` from docs/strength.json; do not edit. Every deal is played twice, with the seats',
    'swapped; intervals are 95 % and clustered by deal; a shared victory counts half. “A against B” reads: A wins so many of',
    'its games against B.',
    '',
    '## Stellar: who beats whom',
    '',
    '| | against | won | games | margin in points |',
    '|---|---|---|---|---|',
    ...reports.flatMap(({ encounters }) => encounters.filter(isOnce(reports)).map(encounterLine)),
    '',
    '## Stellar: time',
    '',
    'On one thread of the machine that measured, which was doing other things as well.',
    '',
    '| | ms a move, mean | ms, longest | points |',
    '|---|---|---|---|',
    ...fullest(reports).map(timeLine),
    '',
    ...measured
      .filter((item) => item.kind === 'regret')
      .flatMap(({ id }) => regretLines(results[id] as RegretReport)),
    '## Commands',
    '',
    '```',
    ...measured.map((item: Item) => commandOf(item, results[item.id] as Measured)),
    '```',
    '',
  ];
  return lines.join('\n');
}

/** Of A against B and B against A the stronger's row is enough. */
function isOnce(reports: readonly ArenaReport[]): (encounter: Encounter) => boolean {
  const order = reports.flatMap(({ bots }) => bots.map(({ name }) => name));
  return ({ bot, against, winRate }) =>
    winRate > 0.5 || (winRate === 0.5 && order.indexOf(bot) < order.indexOf(against));
}

function encounterLine({ bot, against, winRate, ci, games, margin }: Encounter): string {
  return `| ${bot} | ${against} | **${percent(winRate)} %** ${range(ci)} | ${games} | ${margin.toFixed(1)} |`;
}

/** Each bot once, from where it played most. */
function fullest(reports: readonly ArenaReport[]): readonly Standing[] {
  const best = new Map<string, Standing>();
  for (const standing of reports.flatMap(({ bots }) => bots)) {
    const known = best.get(standing.name);
    if (known === undefined || known.games < standing.games) best.set(standing.name, standing);
  }
  return [...best.values()];
}

function timeLine({ name, msPerMove, msLongest, points }: Standing): string {
  return `| ${name} | ${msPerMove.toFixed(1)} | ${msLongest.toFixed(0)} | ${points.toFixed(1)} |`;
}

function regretLines({ positions, worlds, mean, ci, exact, largest }: RegretReport): readonly string[] {
  return [
    '## Stellar: the master against an exact solver',
    '',
    `In ${positions} positions with two turns left, the solver weighs every plan, every card that can come and every reply, over`,
    `${worlds} worlds behind the view. The master, which looks at fewer worlds, gives away ${(100 * mean).toFixed(2)} ${range(ci)}`,
    `percentage points of winning chance on average and ${percent(largest)} at most; in ${percent(exact)} % of the positions it chooses`,
    'an action that the solver likes best.',
    '',
  ];
}
