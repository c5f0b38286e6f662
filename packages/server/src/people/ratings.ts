// Counts rated games. The end of a game leaves a deadline in the same transaction; its changes are written once, in one
// transaction with the deletion of that row, in an order that is the same for all nodes. A killed node loses nothing:
// another one claims the row.
import { ANCHOR_DEVIATION, MASTER_POINTS } from '@planisphere/bots/minds';
import { type Result, verifySteps } from '@planisphere/core';
import {
  type Change,
  changesAgainstPar,
  changesOf,
  expectedScore,
  type Finisher,
  type Standing,
  UNRATED,
} from '@planisphere/people';
import { dropDeadline } from '../store/deadlines.ts';
import { countGame, readRatings, readSteps, readTurn } from '../store/ratings.ts';
import type { DeadlineRow, RatingRow } from '../store/rows.ts';
import type { Sql } from '../store/sql.ts';
import type { LiveTable } from '../table/live.ts';
import { recordAt } from '../table/record.ts';
import { stepwise } from '../table/rounds.ts';
import { type Finished, finishedAt } from './finishers.ts';
import { listOf, type RatingList } from './rating-lists.ts';
import { rowOfStanding, standingOf, thousandths } from './standing.ts';

/** Games that this node rates at the same time; further deadlines wait. */
const MOST_AT_ONCE = 20;
/** Tries of a write while other games of the list get in first. */
const MOST_TRIES = 100;

export interface RatingsContext {
  readonly sql: Sql;
  readonly now: () => number;
  /** How the strongest bot does on this deal; undefined when the threads have no room now. */
  readonly par: (table: LiveTable) => Promise<Result<unknown> | undefined>;
  readonly failed: (what: string, error: unknown) => void;
}

export class Ratings {
  readonly #context: RatingsContext;
  readonly #working = new Map<string, Promise<void>>();

  constructor(context: RatingsContext) {
    this.#context = context;
  }

  /** Returns at once, because other deadlines are due. A failure is tried again when the claim of the deadline ends. */
  begin(table: LiveTable, row: DeadlineRow): void {
    const { code } = table.fixed;
    if (this.#working.has(code) || this.#working.size >= MOST_AT_ONCE) return;
    const work = this.rate(table, row)
      .catch((error: unknown) => this.#context.failed(`rating table ${code}`, error))
      .finally(() => this.#working.delete(code));
    this.#working.set(code, work);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#working.values());
  }

  async rate(table: LiveTable, row: DeadlineRow): Promise<void> {
    const { sql } = this.#context;
    const list = listOf(table.fixed.settings);
    if (list === undefined || !(await isSound(table))) return dropDeadline(sql, row);
    const changes = table.fixed.game.cooperative ? await this.#against(table, list) : competing(table, list);
    if (changes === undefined) return; // no room for the par: the deadline asks again
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const turn = await readTurn(sql, list.key);
      if ((await readSteps(sql, table.fixed.code)).length > 0) return dropDeadline(sql, row);
      const guests = finishedAt(table.state).flatMap(({ guest }) => guest ?? []);
      const before = new Map((await readRatings(sql, list.key, guests)).map((each) => [each.guest, each]));
      const changed = changes(before, row.due);
      if (changed.length === 0) return dropDeadline(sql, row);
      if (await countGame(sql, { turn, ...rowsOf({ table, list, turn, before, at: row.due }, changed) }))
        return;
    }
    throw new Error('the list never stands still');
  }

  /** Players of a cooperative game are rated against par. */
  async #against(table: LiveTable, list: RatingList): Promise<Changes | undefined> {
    const par = await this.#context.par(table);
    if (par === undefined) return undefined;
    const { state } = table;
    const [won, parWon] = [(state.end?.winners.length ?? 0) > 0, par.winners.length > 0];
    const score = won === parWon ? 0.5 : Number(won);
    const points = list.levels.master ?? MASTER_POINTS;
    return (before, at) =>
      changesAgainstPar(
        finishedAt(state).flatMap(({ guest }) =>
          guest === undefined ? [] : [{ id: guest, ...known(before.get(guest), at) }],
        ),
        { rating: { points, deviation: ANCHOR_DEVIATION }, score },
      ).map((change) => ({
        ...change,
        expected: expectedScore(change.before, { points, deviation: ANCHOR_DEVIATION }),
      }));
  }
}

/** What a game changes, given what is known of the players; `at` is when it ended. */
type Changes = (before: ReadonlyMap<string, RatingRow>, at: number) => readonly CountedChange[];
type CountedChange = Change & { readonly expected: number };

function competing({ state }: LiveTable, list: RatingList): Changes {
  const all = finishedAt(state);
  return (before, at) => {
    const finishers = all.map((each): Finisher => finisherOf(each, { list, before, at }));
    return changesOf(finishers).map((change) => {
      const others = finishers.filter(({ id }) => id !== change.id);
      const sum = others.reduce((total, { standing }) => total + expectedScore(change.before, standing), 0);
      return { ...change, expected: sum / others.length };
    });
  };
}

function finisherOf(
  { seat, guest, bot, place }: Finished,
  known_: {
    readonly list: RatingList;
    readonly before: ReadonlyMap<string, RatingRow>;
    readonly at: number;
  },
): Finisher {
  if (guest !== undefined) return { id: guest, place, ...known(known_.before.get(guest), known_.at) };
  const points = known_.list.levels[bot ?? ''] ?? UNRATED.points;
  const standing = { points, deviation: ANCHOR_DEVIATION, volatility: UNRATED.volatility };
  return { id: `bot at ${seat}`, place, standing, since: 0, fixed: true };
}

function known(row: RatingRow | undefined, at: number): { standing: Standing; since: number } {
  if (row === undefined) return { standing: UNRATED, since: 0 };
  return { standing: standingOf(row), since: Math.max(0, at - row.updated) };
}

interface Occasion {
  readonly table: LiveTable;
  readonly list: RatingList;
  readonly turn: number;
  readonly before: ReadonlyMap<string, RatingRow>;
  readonly at: number;
}

function rowsOf({ table, list, turn, before, at }: Occasion, changes: readonly CountedChange[]) {
  const { code } = table.fixed;
  const seatOf = new Map(finishedAt(table.state).map(({ guest, seat }) => [guest, seat]));
  return {
    code,
    list: list.key,
    ratings: changes.map(({ id, after }) => ({
      ...{ guest: id, list: list.key, ...rowOfStanding(after) },
      ...{ games: (before.get(id)?.games ?? 0) + 1, updated: at },
    })),
    steps: changes.map(({ id, before: was, after, score, expected }) => ({
      ...{ code, guest: id, seat: seatOf.get(id) ?? '', list: list.key, turn: turn + 1, at },
      ...{ points_before: thousandths(was.points), deviation_before: thousandths(was.deviation) },
      ...{ points: thousandths(after.points), deviation: thousandths(after.deviation) },
      ...{ score: thousandths(score), expected: thousandths(expected) },
    })),
  };
}

/** Whether the game verifies: every decision within the rules, every card from the promised seed, no help. */
async function isSound(table: LiveTable): Promise<boolean> {
  const record = recordAt(table);
  if (record === undefined || record.assisted) return false;
  const verified = await stepwise(verifySteps(table.fixed.game, record), { charge: () => undefined });
  return verified?.ok === true;
}
