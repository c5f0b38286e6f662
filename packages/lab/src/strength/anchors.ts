// The bots' ratings from the measurements. If bots met, the ratings make the results most likely; in a cooperative game
// a bot's rating is its expected score against the master on the same deals.
import { eloOf } from '../arena/elo.ts';
import type { ArenaReport } from '../arena/run.ts';
import type { Results } from '../items/item.ts';

function reportsOf(results: Results, game: string): readonly ArenaReport[] {
  return Object.entries(results).flatMap(([id, found]) => {
    const report = found as ArenaReport & { readonly game: string };
    return report.game === game && Array.isArray(report.encounters) && !id.includes(' together ')
      ? [report]
      : [];
  });
}

/** Whole points by bot, with the master at `top`. */
export function measuredByMeeting(
  results: Results,
  game: string,
  top: number,
): Readonly<Record<string, number>> {
  const met = reportsOf(results, game).flatMap(({ encounters }) => encounters);
  const names = [...new Set(met.map(({ bot }) => bot))];
  const won = names.map(() => names.map(() => 0));
  for (const { bot, against, games, winRate } of met) {
    const row = won[names.indexOf(bot)] as number[];
    row[names.indexOf(against)] = (row[names.indexOf(against)] ?? 0) + games * winRate;
  }
  return anchored(names, eloOf(won), top);
}

function anchored(
  names: readonly string[],
  points: readonly number[],
  top: number,
): Readonly<Record<string, number>> {
  const master = points[names.indexOf('master')] ?? 0;
  return Object.fromEntries(names.map((name, index) => [name, top + (points[index] ?? 0) - master]));
}

/**
 * A deal better than the master counts one, an equal one half: half the games in which both win, both lose, or one of
 * them does.
 */
export function measuredOnDeals(
  results: Results,
  { game, options }: { readonly game: string; readonly options: unknown },
  top: number,
): Readonly<Record<string, number>> {
  const reports = reportsOf(results, game).filter(
    (report) => JSON.stringify(report.options) === JSON.stringify(options),
  );
  const won = new Map(
    reports.flatMap(({ bots }) => bots.map(({ name, winRate }) => [name, winRate] as const)),
  );
  const master = won.get('master') ?? 1;
  const points = [...won.values()].map((rate) => {
    const share = 0.5 + (rate - master) / 2;
    return Math.round(400 * Math.log10(Math.max(share, 0.002) / Math.min(1 - share, 0.998)));
  });
  return anchored([...won.keys()], points, top);
}
