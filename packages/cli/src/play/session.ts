// One game at the terminal: the match, who sits where, and the file that keeps it after every event.
import { type Bot, botsOf, chooseWatched, simplerOf, type Trouble } from '@planisphere/bots';
import {
  createDealer,
  type Dealer,
  type Event,
  type Locale,
  Match,
  makeRecord,
  type Refusal,
  recordOf,
  rngOf,
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
  readonly match: Match<{
    options: unknown;
    position: unknown;
    action: unknown;
    outcome: unknown;
    breakdown: unknown;
  }>;
  readonly #dealer: Dealer;
  assisted: boolean;
  /** Since it was told last. */
  readonly troubles: BotTrouble[] = [];

  constructor(table: Table) {
    this.table = table;
    this.match = new Match(table.entry.game, table.options, table.sitters.length);
    this.#dealer = createDealer(table.seed);
    this.assisted = table.assisted;
  }

  get commitment(): string {
    return this.#dealer.commitment;
  }

  get people(): readonly Seat[] {
    return seatsOf(this.table.sitters.length).filter((seat) => this.table.sitters[seat]?.bot === undefined);
  }

  /** Takes the events of a kept game up again. */
  restore(events: readonly Event<unknown, unknown>[]): void {
    for (const event of events) this.match.append(event);
  }

  /** Settles chance and lets the bots answer, until a person is asked or the game is over. */
  advance(): void {
    for (;;) {
      this.match.settle(this.#dealer);
      const { awaiting } = this.match;
      if (awaiting.kind !== 'seats') break;
      const seat = awaiting.seats.find((each) => this.table.sitters[each]?.bot !== undefined);
      if (seat === undefined) break;
      this.#botActs(seat);
    }
    this.save();
  }

  #botActs(seat: Seat): void {
    const { game } = this.table.entry;
    const { bot, name } = this.table.sitters[seat] as Sitter;
    // A generator of its own for every decision, so that a resumed game goes on as it would have.
    const rng = rngOf(`${this.table.seed} bot ${seat} ${this.match.events.length}`);
    const end = performance.now() + LONGEST_THOUGHT;
    const { action, trouble } = chooseWatched(bot as Bot, {
      ...{ view: game.view(this.match.state, seat), seat, rng },
      isLate: () => performance.now() > end,
      simpler: simplerOf(botsOf(game)),
    });
    if (trouble !== undefined) this.troubles.push({ name, kind: trouble });
    this.match.append({ by: seat, action });
  }

  decide(seat: Seat, action: unknown): Refusal | undefined {
    const refusal = this.match.decide(seat, action);
    if (refusal === undefined) this.save();
    return refusal;
  }

  rewind(length: number): void {
    this.match.rewind(length);
    this.save();
  }

  save(): void {
    const { sitters, seed, file } = this.table;
    const record = recordOf(this.match, {
      seats: sitters.map(({ name }) => name),
      seed,
      commitment: this.commitment,
      assisted: this.assisted,
    });
    keep(file, makeRecord(record));
  }
}
