// Help in three stages, each on request: where to look, what to do, and why, all from one comparison. A hint lives as
// long as the player follows its line: the rest of the line is the hint for the next step.
import type { Coach, Moment, Telling } from '@planisphere/bots/review';
import type { EventOf, GameTypes, Seat } from '@planisphere/core';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import type { Log } from '../log.ts';
import type { TableSource } from '../play.ts';
import { screenOf } from '../screens.ts';
import type { Seats } from '../seats.ts';
import type { Stage } from '../stage.ts';
import { restOf } from './follow.ts';

/** Where to look, what to do, why. */
export type HintStage = 1 | 2 | 3;

/** A hint that the player asked for. */
interface Given<G extends GameTypes> {
  readonly seat: Seat;
  /** The number of events so far, and the view after them. */
  readonly at: number;
  readonly before: G['position'];
  readonly line: readonly EventOf<G>[];
  /** Undefined if the game has no coach, or it could not be loaded. */
  readonly coach: Coach | undefined;
  /** Undefined if there was nothing to compare; the hint then says only what to do. */
  readonly compared: { readonly moment: Moment; readonly coach: Coach } | undefined;
}

/** A hint as the player sees it at this moment. */
export interface Advised<G extends GameTypes> extends Given<G> {
  readonly stage: HintStage;
  /** The rest of the line; never empty. */
  readonly rest: readonly EventOf<G>[];
}

/** The parts of a session that advice needs. */
interface Around<G extends GameTypes> {
  readonly source: TableSource<G>;
  readonly seats: Seats;
  readonly log: Log<G>;
  readonly stage: Stage<G>;
}

export class Advice<G extends GameTypes> {
  /** The hint for the next step, while the player follows its line. */
  readonly now: ReadonlySignal<Advised<G> | undefined>;
  readonly #around: Around<G>;
  readonly #given: Signal<Given<G> | undefined> = signal(undefined);
  readonly #stage: Signal<HintStage> = signal(1);

  constructor(around: Around<G>) {
    this.#around = around;
    const { log, seats } = around;
    this.now = computed(() => {
      const given = this.#given.value;
      if (given === undefined || given.seat !== seats.viewer.value) return undefined;
      const history = log.history.value;
      if (history.length < given.at) return undefined;
      const since = history.slice(given.at).map(({ event }) => event);
      const rest = restOf({ line: given.line, since, seat: given.seat });
      return rest === undefined || rest.length === 0
        ? undefined
        : { ...given, stage: this.#stage.value, rest };
    });
  }

  /** The last stage that this hint has. */
  get last(): HintStage {
    return this.now.value?.compared === undefined ? 2 : 3;
  }

  /** Goes to the next stage of the current hint, or asks for a new one. Undefined if nobody may be helped. */
  async next(): Promise<Advised<G> | undefined> {
    const standing = this.now.peek();
    if (standing === undefined) return this.#ask();
    this.#stage.value = Math.min(standing.stage + 1, this.last) as HintStage;
    return this.now.peek();
  }

  /** Goes back to the second stage: the next step is shown as something to do. */
  goOn(): void {
    if (this.#stage.peek() === 3) this.#stage.value = 2;
  }

  close(): void {
    this.#given.value = undefined;
  }

  /** Forgets a hint whose line the game has left: taking back a decision does not bring it back. */
  forget(): void {
    if (this.#given.peek() !== undefined && this.now.peek() === undefined) this.close();
  }

  /** Does nothing if the table has gone on meanwhile. */
  async #ask(): Promise<Advised<G> | undefined> {
    const { source, seats, stage, log } = this.#around;
    const [seat, question, before] = [seats.viewer.peek(), stage.question, log.view.peek()];
    const hint = await source.hint(seat);
    if (hint === undefined || stage.question !== question) return undefined;
    const { moment, line } = hint;
    const coach = await screenOf(seats.table.game).coach?.();
    if (stage.question !== question) return undefined;
    stage.standing.value = { ...stage.standing.value, assisted: true };
    const compared = moment === undefined || coach === undefined ? undefined : { moment, coach };
    this.#stage.value = compared === undefined ? 2 : 1;
    this.#given.value = { seat, at: log.history.peek().length, before, line, coach, compared };
    return this.now.peek();
  }
}

/** What the coach needs to know of a hint. */
export function tellingOf<G extends GameTypes>(
  { compared, before }: Given<G>,
  seats: Pick<Seats, 'titleOf'>,
): Telling<G['position']> | undefined {
  if (compared === undefined) return undefined;
  const { moment } = compared;
  return { moment, before, locale: settings.value.locale, nameOf: (seat) => seats.titleOf(seat) };
}
