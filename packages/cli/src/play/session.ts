// One game at the terminal: its course, who sits where, and the file that stores it after every event.
import { type Bot, botsOf, simplerOf, type Trouble } from '@planisphere/bots';
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
import { LEFT, type Thoughts } from './thoughts.ts';

/** A bot that was stopped, or that broke down and was replaced. */
export interface BotTrouble {
  readonly name: string;
  readonly kind: Trouble;
}

/** A person has no bot. */
export interface Sitter {
  readonly name: string;
  /** The name in the record, whatever the screen says. */
  readonly recorded: string;
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
  /** Troubles since the last report. */
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

  /** Whether something was taken back after a revelation, or a hint was given. */
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

  /** Settles chance and lets the bots answer, until the game waits for a person, is over, or the player leaves. */
  async advance(thoughts: Thoughts, onThought: (name: string) => void): Promise<typeof LEFT | undefined> {
    for (;;) {
      this.#course = this.#course.settle(this.#dealer);
      const { awaiting } = this.#course;
      if (awaiting.kind !== 'seats') break;
      const seat = awaiting.seats.find((each) => this.table.sitters[each]?.bot !== undefined);
      if (seat === undefined) break;
      onThought(this.table.sitters[seat]?.name ?? '');
      if ((await this.#botActs(seat, thoughts)) === LEFT) return LEFT;
    }
    this.save();
    return undefined;
  }

  async #botActs(seat: Seat, thoughts: Thoughts): Promise<typeof LEFT | undefined> {
    const { game } = this.table.entry;
    const { bot, name } = this.table.sitters[seat] as Sitter;
    const view = this.#course.viewOf(seat);
    const move = await thoughts
      .move({
        ...{ kind: 'move', game: game.id, bot: bot?.name ?? '', seat },
        ...{ view: game.notation.make(view), seed: this.#course.botSeed(this.table.seed, seat) },
      })
      .catch(() => undefined);
    if (move === LEFT) return LEFT;
    const event = move === undefined ? undefined : game.notation.parseEvent(move.event);
    if (event?.ok === true) {
      if (move?.trouble !== undefined) this.troubles.push({ name, kind: move.trouble });
      this.#course = this.#course.with(event.value);
      return undefined;
    }
    // The thread died or did not stop: the game goes on with a simpler player.
    const rng = this.#course.botRng(this.table.seed, seat);
    const action = simplerOf(botsOf(game)).choose(view, seat, rng);
    this.troubles.push({ name, kind: 'failed' });
    this.#course = this.#course.with({ by: seat, action });
    return undefined;
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
    keep(this.table.file, this.record);
  }

  /** In stored form. */
  get record(): string {
    const { sitters, seed } = this.table;
    const record = recordOf(this.#course, {
      seats: sitters.map(({ recorded }) => recorded),
      seed,
      commitment: this.commitment,
      assisted: this.#assisted,
    });
    return makeRecord(record);
  }
}
