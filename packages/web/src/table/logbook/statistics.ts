// The player's own games in numbers, counted from the tables stored on this device. Pure: takes tables and returns
// figures. Branches are not counted as games, and assisted games are counted apart.
import { parseBetween } from '@planisphere/bots/between';
import { CARDS } from '@planisphere/games/rules';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { type EarlyEnd, ownSeatOf, type SavedTable } from '../saved.ts';

export interface PlayedGame {
  readonly id: string;
  readonly game: GameId;
  readonly when: number;
  readonly won: boolean;
  /** Whether the game could be lost: a player who draws alone plays for points. */
  readonly contested: boolean;
  /** Nobody won alone: several did, or all tied. */
  readonly shared: boolean;
  readonly score: number;
  readonly scores: readonly number[];
  readonly assisted: boolean;
  /** Set if people ended the game before the rules did: its points then mean nothing. */
  readonly ended: EarlyEnd | undefined;
  /** The opponent or the number of players: one row of the table each. */
  readonly group: string;
  readonly table: SavedTable;
}

/** The finished games of the device's owner, latest first. */
export function gamesOf(tables: readonly SavedTable[]): readonly PlayedGame[] {
  return tables.flatMap(gameOf).toSorted((a, b) => b.when - a.when);
}

function gameOf(table: SavedTable): readonly PlayedGame[] {
  const { id, game, seats, summary, updatedAt, assisted, branch } = table;
  const { scores, winners } = summary;
  const { cooperative } = CARDS[game];
  const own = ownSeatOf(table);
  if (scores === undefined || winners === undefined || branch !== undefined || own < 0) return [];
  return [
    {
      id,
      game,
      when: updatedAt,
      won: winners.includes(own),
      contested: summary.ended !== 'abandoned' && (cooperative || seats.length > 1),
      shared: !cooperative && winners.length > 1,
      score: scores[own] ?? 0,
      scores,
      assisted,
      ended: summary.ended,
      group: groupOf(table),
      table,
    },
  ];
}

/** The number of players; the opponent, if the number is always the same. */
function groupOf({ game, seats }: SavedTable): string {
  const { min, max } = CARDS[game].players;
  if (min !== max) return String(seats.length);
  const { bot } = seats.find((seat) => seat.bot !== undefined) ?? {};
  if (bot === undefined) return 'friends';
  return parseBetween(bot) === undefined ? bot : 'between';
}

export interface Figures {
  readonly games: number;
  /** Games that could be lost; wins and streaks count these. */
  readonly contests: number;
  readonly wins: number;
  readonly best: number;
  readonly mean: number;
  readonly streak: number;
  readonly longest: number;
}

export function figuresOf(games: readonly PlayedGame[]): Figures {
  const fair = games.filter(({ assisted }) => !assisted);
  let streak = 0;
  let longest = 0;
  const contests = fair.filter(({ contested }) => contested);
  for (const { won } of contests.toReversed()) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  const scores = fair.filter(({ ended }) => ended === undefined).map(({ score }) => score);
  return {
    games: fair.length,
    contests: contests.length,
    wins: contests.filter(({ won }) => won).length,
    best: Math.max(0, ...scores),
    mean: scores.length === 0 ? 0 : scores.reduce((sum, each) => sum + each, 0) / scores.length,
    streak,
    longest,
  };
}

export interface Row extends Figures {
  readonly key: string;
}

export interface ByGame extends Figures {
  readonly game: GameId;
  readonly rows: readonly Row[];
}

/** Every game with its rows, the most played first. */
export function byGame(games: readonly PlayedGame[]): readonly ByGame[] {
  return GAME_IDS.map((game) => {
    const own = games.filter((each) => each.game === game);
    const groups = new Set(own.map(({ group }) => group));
    const rows = [...groups].map((key) => ({ key, ...figuresOf(own.filter(({ group }) => group === key)) }));
    return {
      game,
      ...figuresOf(own),
      rows: rows.filter((row) => row.games > 0).toSorted((a, b) => b.games - a.games),
    };
  }).filter((each) => each.games > 0);
}

export type Span = 'week' | 'month' | 'all';
const DAYS: Readonly<Record<Span, number>> = { week: 7, month: 31, all: Number.POSITIVE_INFINITY };

export function within(games: readonly PlayedGame[], span: Span, now: number): readonly PlayedGame[] {
  return games.filter(({ when }) => now - when <= DAYS[span] * 86_400_000);
}

export function percent(wins: number, games: number): number {
  return games === 0 ? 0 : Math.round((100 * wins) / games);
}
