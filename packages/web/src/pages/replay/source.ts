// A record as a table for a session: it computes views from the record's positions, and there is nothing to decide.

import { type Eyes, NOT_YOUR_TURN, parseSeat } from '@planisphere/core';
import type {
  Past,
  Progress,
  Refusal,
  Snapshot,
  Standing,
  Step,
  TableSource,
  UndoAnswer,
} from '../../table/play.ts';
import type { Reel } from '../../table/record/reel.ts';

export class ReplaySource implements TableSource {
  readonly #reel: Reel;
  #at: number;
  #eyes: Eyes;

  constructor(reel: Reel, { at, eyes }: { readonly at: number; readonly eyes: Eyes }) {
    this.#reel = reel;
    this.#at = at;
    this.#eyes = eyes;
  }

  /** Moves the table to this moment and viewpoint. */
  move({ at, eyes }: { readonly at: number; readonly eyes: Eyes }): void {
    this.#at = at;
    this.#eyes = eyes;
  }

  /** The table at this moment. */
  now(): Standing {
    const { game, states, record } = this.#reel;
    const awaiting = game.awaiting(states[this.#at]);
    const ended = this.#at === states.length - 1 ? record.ended : undefined;
    return {
      view: this.#view(this.#at),
      awaited: awaiting.kind === 'seats' ? awaiting.seats : [],
      optional: [],
      over: awaiting.kind === 'over' || ended !== undefined,
      ...(awaiting.kind === 'over' && { scores: awaiting.result.scores, winners: awaiting.result.winners }),
      ...(ended !== undefined && {
        ended: ended.reason,
        winners: ended.winners.flatMap((letter) => parseSeat(letter) ?? []),
      }),
      undo: undefined,
      assisted: record.assisted,
      commitment: record.commitment ?? '',
    };
  }

  /** The log up to this moment, as readable then. */
  past(): readonly Past[] {
    return this.#reel.events.slice(0, this.#at).map((_, index) => this.pastAt(index));
  }

  /** One event, as readable at this moment. */
  pastAt(index: number): Past {
    return { ...this.#step(index), before: this.#view(index) };
  }

  /** The last event alone, for a table that already shows the position before it. */
  latest(): Progress {
    return { steps: this.#at === 0 ? [] : [this.#step(this.#at - 1)], standing: this.now() };
  }

  #step(index: number): Step {
    const { game, events, states } = this.#reel;
    const event = events[index] as (typeof events)[number];
    // An event is told with what is known at the shown moment; a later one, with what is known just after it.
    const known = states[Math.max(this.#at, index + 1)];
    const seen = this.#eyes === 'all' ? event : game.redact(known, event, this.#eyes);
    return { event: seen, view: this.#view(index + 1) };
  }

  #view(at: number): unknown {
    const { game, states } = this.#reel;
    return this.#eyes === 'all' ? states[at] : game.view(states[at], this.#eyes);
  }

  async decide(): Promise<Refusal> {
    return { refused: NOT_YOUR_TURN };
  }

  async think(): Promise<undefined> {
    return undefined;
  }

  async hint(): Promise<undefined> {
    return undefined;
  }

  async undo(): Promise<UndoAnswer> {
    return { ...(await this.look()), undone: undefined };
  }

  async look(): Promise<Snapshot> {
    return { standing: this.now(), history: { start: this.#view(0), steps: this.past() } };
  }

  async seed(): Promise<string | undefined> {
    return this.#reel.record.seed;
  }
}
