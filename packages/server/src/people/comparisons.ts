// Compares rated games with the strongest bot, for operators: how often a player chose what the bot would have chosen with
// the same knowledge, and how long they took, beside what is usual. The bot thinks in its threads, after everybody who
// waits at a table; one game at a time, and a bounded number of decisions of each. Results are stored.
import { setTimeout as pause } from 'node:timers/promises';
import type { Seat } from '@planisphere/core';
import { type Comparison, conductOf, usualConduct } from '@planisphere/people';
import type { FairPlay, FairPlayList } from '@planisphere/protocol';
import type { Job } from '../bots/job.ts';
import { comparisonsBeside, comparisonsOf, isCompared, putComparison } from '../store/comparisons.ts';
import { readRatedGames } from '../store/profiles.ts';
import type { ComparisonRow } from '../store/rows.ts';
import type { Sql } from '../store/sql.ts';
import type { LiveTable } from '../table/live.ts';
import type { Tables } from '../table/tables.ts';
import { decisionsOf, spread } from './decisions.ts';
import { botsOfList, infoOfList, listOf, listWithKey } from './rating-lists.ts';

/** Games of one person, decisions of one game, and people who can wait. */
const MOST = { games: 12, decisions: 12, waiting: 20, beside: 2000 };
/** Milliseconds until the threads are asked again when they have no room. */
const NO_ROOM = 500;
const TRIES = 240;

export interface ComparisonsParts {
  readonly sql: Sql;
  readonly tables: Tables;
  now(): number;
  /** Undefined when the threads have no room. */
  consult(job: Omit<Job, 'level'>): Promise<string | undefined>;
  failed(what: string, error: unknown): void;
}

export class Comparisons {
  readonly #parts: ComparisonsParts;
  readonly #waiting = new Set<string>();
  #working: Promise<void> | undefined;
  #stopping = false;

  constructor(parts: ComparisonsParts) {
    this.#parts = parts;
  }

  /** Returns at once; a guest who waits in the queue keeps their place. */
  begin(guest: string): void {
    if (this.#stopping || this.#waiting.size >= MOST.waiting) return;
    this.#waiting.add(guest);
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#working;
  }

  /** What is known so far. */
  async of(guest: string): Promise<FairPlay> {
    const rows = await comparisonsOf(this.#parts.sql, guest);
    const keys = [...new Set(rows.map(({ list }) => list))];
    const lists: FairPlayList[] = [];
    for (const key of keys) {
      const own = rows.filter(({ list }) => list === key);
      const beside = await comparisonsBeside(this.#parts.sql, { guest, list: key, most: MOST.beside });
      const told = listed(key, own, beside);
      if (told !== undefined) lists.push(told);
    }
    return { running: this.#waiting.has(guest), lists };
  }

  async #work(): Promise<void> {
    for (const guest of this.#waiting) {
      try {
        for (const { code } of await readRatedGames(this.#parts.sql, guest, MOST.games)) {
          const table = await this.#parts.tables.get(code);
          if (table !== undefined && !this.#stopping) await this.#compare(table);
        }
      } catch (error) {
        this.#parts.failed('comparing games', error);
      }
      this.#waiting.delete(guest);
    }
  }

  /** Compares everybody who played there: the other players show what is usual. */
  async #compare(table: LiveTable): Promise<void> {
    const list = listOf(table.fixed.settings);
    if (list === undefined || table.state.status !== 'over') return;
    for (const [index, { guest, bot, resigned }] of table.state.seats.entries()) {
      const who = guest?.id ?? (bot === undefined ? '' : `bot ${bot}`);
      if (who === '' || (await isCompared(this.#parts.sql, table.fixed.code, who))) continue;
      const seen = await this.#look(table, index as Seat);
      if (seen === undefined) return;
      await putComparison(this.#parts.sql, {
        ...{ code: table.fixed.code, guest: who, list: list.key, ...seen },
        ...{ leaving: Number(resigned), at: this.#parts.now() },
      });
    }
  }

  async #look(
    table: LiveTable,
    seat: Seat,
  ): Promise<Pick<ComparisonRow, 'decisions' | 'agreed' | 'times'> | undefined> {
    const made = decisionsOf(table, await table.log(), seat);
    const looked = spread(made, MOST.decisions);
    let agreed = 0;
    for (const { job, chosen } of looked) {
      const choice = await this.#consult(job);
      if (choice === undefined) return undefined;
      agreed += Number(choice === chosen);
    }
    const times = made.flatMap(({ spent }) => spent ?? []);
    return { decisions: looked.length, agreed, times: JSON.stringify(times) };
  }

  async #consult(job: Omit<Job, 'level'>): Promise<string | undefined> {
    for (let tries = 0; tries < TRIES && !this.#stopping; tries++) {
      const choice = await this.#parts.consult(job);
      if (choice !== undefined) return choice;
      await pause(NO_ROOM);
    }
    return undefined;
  }
}

const BOT = 'bot ';

function listed(
  key: string,
  own: readonly ComparisonRow[],
  beside: readonly ComparisonRow[],
): FairPlayList | undefined {
  const list = listWithKey(key);
  if (list === undefined) return undefined;
  const { games, decisions, agreement, time, left } = conductOf(own.map(comparisonOf));
  const others = beside.filter(({ guest }) => !guest.startsWith(BOT));
  const { people, ...usual } = usualConduct(others.map(comparisonOf));
  return {
    ...{ list: infoOfList(list), games, decisions, agreement, left, people },
    ...(time !== undefined && { time }),
    usual: {
      ...(usual.agreement && { agreement: usual.agreement }),
      ...(usual.time && { time: usual.time }),
      ...(usual.left && { left: usual.left }),
    },
    bots: botsOfList(list).flatMap(({ level }) => {
      const rows = beside.filter(({ guest }) => guest === `${BOT}${level}`);
      const conduct = conductOf(rows.map(comparisonOf));
      return rows.length === 0 ? [] : [{ level, decisions: conduct.decisions, agreement: conduct.agreement }];
    }),
  };
}

function comparisonOf({ guest, decisions, agreed, times, leaving }: ComparisonRow): Comparison {
  return { person: guest, decisions, agreed, times: JSON.parse(times) as number[], left: leaving === 1 };
}
