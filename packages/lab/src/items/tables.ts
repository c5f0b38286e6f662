// Tables of the page that several games share.
import type { ArenaReport, Encounter, Standing } from '../arena/run.ts';
import { type TimeReport, thinkingTable } from './time.ts';

export const percent = (share: number): string => (100 * share).toFixed(1);
export const range = ([low, high]: readonly [number, number]): string => `[${percent(low)}–${percent(high)}]`;

export function encounterTable(reports: readonly ArenaReport[]): readonly string[] {
  return [
    '| | against | won | games | margin in points |',
    '|---|---|---|---|---|',
    ...reports.flatMap(({ encounters }) => encounters.filter(isOnce(reports)).map(encounterLine)),
    '',
  ];
}

/** Of A against B and B against A only the stronger's row is shown. */
function isOnce(reports: readonly ArenaReport[]): (encounter: Encounter) => boolean {
  const order = reports.flatMap(({ bots }) => bots.map(({ name }) => name));
  return ({ bot, against, winRate }) =>
    winRate > 0.5 || (winRate === 0.5 && order.indexOf(bot) < order.indexOf(against));
}

function encounterLine({ bot, against, winRate, ci, games, margin }: Encounter): string {
  return `| ${bot} | ${against} | **${percent(winRate)} %** ${range(ci)} | ${games} | ${margin.toFixed(1)} |`;
}

/** The bots' thinking times: measured separately, or in other games. */
export function timeTable(reports: readonly ArenaReport[], time?: TimeReport): readonly string[] {
  if (time !== undefined) return thinkingTable(time);
  return [
    'On one thread of the machine that measured, which was doing other things as well.',
    '',
    '| | ms a move, mean | ms, longest | points |',
    '|---|---|---|---|',
    ...fullest(reports).map(
      ({ name, msPerMove, msLongest, points }) =>
        `| ${name} | ${msPerMove.toFixed(1)} | ${msLongest.toFixed(0)} | ${points.toFixed(1)} |`,
    ),
    '',
  ];
}

/** Each bot once, from the report with most of its games. */
function fullest(reports: readonly ArenaReport[]): readonly Standing[] {
  const best = new Map<string, Standing>();
  for (const standing of reports.flatMap(({ bots }) => bots)) {
    const known = best.get(standing.name);
    if (known === undefined || known.games < standing.games) best.set(standing.name, standing);
  }
  return [...best.values()];
}
