// The bot that plays as well as the owner of this device, from their games against bots, whose strength is measured.

import { ANCHOR_DEVIATION, mindOf } from '@planisphere/bots/minds';
import { nameAtRating, ratingOfBot } from '@planisphere/bots/rating';
import { CARDS } from '@planisphere/games/rules';
import { changesOf, type Finisher, type Standing, UNRATED } from '@planisphere/people';
import type { GameId } from '../../base/games.ts';
import { ownSeatOf } from '../saved.ts';
import { listGames } from '../store.ts';
import { gamesOf, type PlayedGame } from './statistics.ts';

export interface OwnMatch {
  /** The name of the bot. */
  readonly bot: string;
  /** How many games it follows from. */
  readonly games: number;
}

type Ratings = Readonly<Record<string, number>>;

/** Fewer games say too little. */
const FEWEST_GAMES = 5;

/** Undefined for a cooperative game, and before enough games. */
export async function ownMatch(game: GameId): Promise<OwnMatch | undefined> {
  if (CARDS[game].cooperative) return undefined;
  const [tables, setups] = await Promise.all([listGames(), mindOf({ id: game })?.anchors?.()]);
  const [only] = setups ?? [];
  if (only === undefined) return undefined;
  return matchOf(
    gamesOf(tables).filter((each) => each.game === game),
    only.levels,
  );
}

/** `games`: latest first. Games with help do not count, nor those that could not be lost to a bot. */
export function matchOf(games: readonly PlayedGame[], ratings: Ratings): OwnMatch | undefined {
  let own: Standing = UNRATED;
  let count = 0;
  let last: number | undefined;
  for (const game of games.toReversed()) {
    if (game.assisted || !game.contested) continue;
    const bots = botsIn(game, ratings);
    if (bots.length === 0) continue;
    const since = last === undefined ? 0 : game.when - last;
    const me: Finisher = { id: 'me', place: placeOf(game, ownSeatOf(game.table)), standing: own, since };
    own = changesOf([me, ...bots])[0]?.after ?? own;
    last = game.when;
    count++;
  }
  return count < FEWEST_GAMES ? undefined : { bot: nameAtRating(own.points, ratings), games: count };
}

function botsIn(game: PlayedGame, ratings: Ratings): readonly Finisher[] {
  return game.table.seats.flatMap(({ bot }, seat) => {
    const points = bot === undefined ? undefined : ratingOfBot(bot, ratings);
    if (points === undefined) return [];
    const standing = { ...UNRATED, points, deviation: ANCHOR_DEVIATION };
    return [{ id: String(seat), place: placeOf(game, seat), standing, since: 0, fixed: true }];
  });
}

/** Behind the winners; in a game that ended early points mean nothing. */
function placeOf({ table, scores, ended }: PlayedGame, seat: number): number {
  if (table.summary.winners?.includes(seat) === true) return 0;
  return ended === undefined ? 1 + scores.filter((score) => score > (scores[seat] ?? 0)).length : 1;
}
