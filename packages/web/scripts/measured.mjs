// Writes what pages tell of the bots' strength from the measurements in docs/strength.json: `npm run measured -w packages/web`.
// By game: who beats whom, points alone, and in a game that all play together the games won in each set-up.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LEVELS = ['novice', 'amateur', 'astronomer', 'master'];
/**
 * A measurement, as far as pages tell of it.
 * @typedef {{ winRate: number, ci: [number, number], games: number }} Won
 * @typedef {Won & { bot: string, against: string }} Encounter
 * @typedef {Won & { name: string, mean: number, p10: number, p50?: number, p90: number }} Bot
 * @typedef {{ game?: string, options?: object, encounters?: Encounter[], bots?: Bot[] }} Measurement
 * @typedef {[string, Measurement][]} Results
 */

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** @param {number} value */
const thousandth = (value) => Math.round(value * 1000) / 1000;
/** @param {Won} won */
const shareOf = ({ winRate, ci: [low, high], games }) => ({
  winRate: thousandth(winRate),
  low: thousandth(low),
  high: thousandth(high),
  games,
});

/**
 * Each level against the one below, where that was measured; the most games, if more than once.
 * @param {Results} results
 */
function encountersIn(results) {
  const all = results.flatMap(([, { encounters = [] }]) => encounters);
  return LEVELS.slice(1).flatMap((level, index) => {
    const below = LEVELS[index];
    const [found] = all
      .filter(({ bot, against }) => bot === level && against === below)
      .sort((a, b) => b.games - a.games);
    return found === undefined ? [] : [{ level, below, ...shareOf(found) }];
  });
}

/**
 * What each level scores with nobody else at the table.
 * @param {Results} results
 */
function aloneIn(results) {
  const bots = results.flatMap(([, { bots: each = [] }]) => each);
  return LEVELS.flatMap((level) => {
    const found = bots.find(({ name, p50 }) => name === level && p50 !== undefined);
    if (found === undefined) return [];
    const { mean, p10, p50, p90, games } = found;
    return [{ level, mean: Math.round(mean * 10) / 10, low: p10, median: p50, high: p90, games }];
  });
}

/**
 * The games that bots win together, by set-up.
 * @param {Results} results
 */
function setupsIn(results) {
  return results.flatMap(([name, { options, encounters, bots = [] }]) =>
    encounters === undefined || encounters.length > 0
      ? []
      : bots.map((bot) => ({
          players: name.includes('together') ? 2 : 1,
          expansions: [],
          track: 'standard',
          stars: 1,
          ...options,
          bot: bot.name,
          ...shareOf(bot),
        })),
  );
}

/**
 * What pages tell of a game, from all measurements.
 * @param {string} game
 * @param {Readonly<Record<string, Measurement>>} measurements
 */
export function measuredOf(game, measurements) {
  const results = Object.entries(measurements).filter(([, each]) => each.game === game);
  return { encounters: encountersIn(results), alone: aloneIn(results), setups: setupsIn(results) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @type {Record<string, Measurement>} */
  const measurements = JSON.parse(readFileSync(here('../../../docs/strength.json'), 'utf8'));
  for (const game of new Set(Object.values(measurements).flatMap((each) => each.game ?? []))) {
    const folder = here(`../src/games/${game}/`);
    if (!existsSync(folder)) continue;
    writeFileSync(
      `${folder}measured.json`,
      `${JSON.stringify(measuredOf(game, measurements), undefined, 2)}\n`,
    );
  }
}
