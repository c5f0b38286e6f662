// One game at the terminal: its course, who sits where, and the file that keeps it after every event.
import { type Bot, botsOf, chooseWatched, simplerOf, type Trouble } from '@planisphere/bots';
import {
  type Course,
  createDealer,
  type Dealer,
  type GameTypes,
  type Locale,
  makeRecord,
  newCourse,
  type Refusal,
  recordOf,
  type Seat,
  seatsOf,
} from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import { keep } from './keep.ts';

/** Milliseconds after which a bot has to play what it has. */
const LONGEST_THOUGHT = 20_000;

/** A bot that was stopped, or that broke down and was replaced. */
export interface BotTrouble {
  readonly name: string;
  readonly kind: Trouble;
}

/** A person has no bot. */
export interface Sitter {
  readonly name: string;
  /** In the record, where the screen says “You”. */
  readonly recorded?: string;
  readonly bot: Bot | undefined;
}

export interface Table {
  readonly entry: Entry;
  readonly options: unknown;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  readonly locale: Locale;
  readonly file: string;
  readonly assisted: boolean;
}

export class Session {
  readonly table: Table;
  readonly #dealer: Dealer;
  #assisted: boolean;
  /** Since it was told last. */
  readonly troubles: BotTrouble[] = [];
  #course: Course<GameTypes>;

  constructor(table: Table, course = newCourse(table.entry.game, table.options, table.sitters.length)) {
    this.table = table;
    this.#course = course;
    this.#dealer = createDealer(table.seed);
    this.#assisted = table.assisted;
  }

  get course(): Course<GameTypes> {
    return this.#course;
  }

  get commitment(): string {
    return this.#dealer.commitment;
  }

  /** Something was taken back after a revelation, or a hint was given. */
  get assisted(): boolean {
    return this.#assisted;
  }

  assist(): void {
    this.#assisted = true;
    this.save();
  }

  get people(): readonly Seat[] {
    return seatsOf(this.table.sitters.length).filter((seat) => this.table.sitters[seat]?.bot === undefined);
  }

  /** Settles chance and lets the bots answer, until a person is asked or the game is over. */
  advance(onThought: (name: string) => void = () => undefined): void {
    for (;;) {
      this.#course = this.#course.settle(this.#dealer);
      const { awaiting } = this.#course;
      if (awaiting.kind !== 'seats') break;
      const seat = awaiting.seats.find((each) => this.table.sitters[each]?.bot !== undefined);
      if (seat === undefined) break;
      onThought(this.table.sitters[seat]?.name ?? '');
      this.#botActs(seat);
    }
    this.save();
  }

  #botActs(seat: Seat): void {
    const { bot, name } = this.table.sitters[seat] as Sitter;
    const end = performance.now() + LONGEST_THOUGHT;
    const { action, trouble } = chooseWatched(bot as Bot, {
      ...{ view: this.#course.viewOf(seat), seat, rng: this.#course.botRng(this.table.seed, seat) },
      isLate: () => performance.now() > end,
      simpler: simplerOf(botsOf(this.table.entry.game)),
    });
    if (trouble !== undefined) this.troubles.push({ name, kind: trouble });
    this.#course = this.#course.with({ by: seat, action });
  }

  decide(seat: Seat, action: unknown): Refusal | undefined {
    const decided = this.#course.decide(seat, action);
    if ('rule' in decided) return decided;
    this.#course = decided;
    this.save();
    return undefined;
  }

  undo(length: number): void {
    this.#course = this.#course.undo(length);
    this.save();
  }

  save(): void {
    const { sitters, seed, file } = this.table;
    const record = recordOf(this.#course, {
      seats: sitters.map(({ name, recorded }) => recorded ?? name),
      seed,
      commitment: this.commitment,
      assisted: this.#assisted,
    });
    keep(file, makeRecord(record));
  }
}
