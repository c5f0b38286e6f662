// The ratings of those who sit at a table: before and during the game the current ones, afterwards what the game has
// changed.
import { ANCHOR_DEVIATION } from '@planisphere/bots/minds';
import type { Seat } from '@planisphere/core';
import type { SeatRating, TableRatings } from '@planisphere/protocol';
import { readRatings, readSteps } from '../store/ratings.ts';
import type { RatingRow, RatingStepRow } from '../store/rows.ts';
import type { Sql } from '../store/sql.ts';
import { letterOf } from '../table/letters.ts';
import type { LiveTable } from '../table/live.ts';
import type { SeatState } from '../table/state.ts';
import { infoOfList, listOf, type RatingList } from './rating-lists.ts';
import { ratingInfo, ratingNow } from './standing.ts';

export async function ratingsAt(sql: Sql, { fixed, state }: LiveTable, now: number): Promise<TableRatings> {
  const list = listOf(fixed.settings);
  const rated = fixed.settings.rated === true;
  if (list === undefined) return { rated: false, settled: false, seats: [] };
  const guests = state.seats.flatMap(({ guest }) =>
    guest === undefined || guest.id === '' ? [] : [guest.id],
  );
  const steps = state.status === 'over' && rated ? await readSteps(sql, fixed.code) : [];
  const rows = await readRatings(sql, list.key, guests);
  const seats = state.seats.flatMap((there, seat) => {
    const rating = seatRating(there, { list, rows, steps, now });
    return rating === undefined ? [] : [{ seat: letterOf(seat as Seat), ...rating }];
  });
  return { list: infoOfList(list), rated, settled: steps.length > 0, seats };
}

interface Known {
  readonly list: RatingList;
  readonly rows: readonly RatingRow[];
  readonly steps: readonly RatingStepRow[];
  readonly now: number;
}

function seatRating({ guest, bot }: SeatState, known: Known): Omit<SeatRating, 'seat'> | undefined {
  if (guest === undefined) return botRating(bot, known.list);
  if (guest.id === '' || guest.bot === true) return undefined;
  const row = known.rows.find((each) => each.guest === guest.id);
  const step = known.steps.find((each) => each.guest === guest.id);
  if (step === undefined) return { rating: ratingNow(row, known.now) };
  const games = row?.games ?? 1;
  const before = { points: step.points_before / 1000, deviation: step.deviation_before / 1000 };
  const after = { points: step.points / 1000, deviation: step.deviation / 1000 };
  const change = {
    before: ratingInfo(before, games - 1),
    score: step.score / 1000,
    expected: step.expected / 1000,
  };
  return { rating: ratingInfo(after, games), change };
}

function botRating(bot: string | undefined, { levels }: RatingList): Omit<SeatRating, 'seat'> | undefined {
  const points = levels[bot ?? ''];
  if (points === undefined) return undefined;
  return { rating: ratingInfo({ points, deviation: ANCHOR_DEVIATION }, 0), bot: true };
}
