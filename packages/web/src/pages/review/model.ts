// A review on the screen: its results so far, the selected moment, and how to stop making it.
import type { Moment, Review } from '@planisphere/bots/review';
import type { Seat } from '@planisphere/core';
import { computed, type Signal, signal } from '@preact/signals';
import { proxy, wrap } from 'comlink';
import type { ReviewedGame } from '../../table/review/reviewed-game.ts';
import { type Learnt, lessonsOf } from './lesson.ts';
import { type TurningPoint, turningPointsOf } from './turning.ts';
import type { Report, Reviewing } from './worker.ts';

export class Model {
  readonly reviewed: ReviewedGame;
  readonly report: Signal<Report | undefined> = signal(undefined);
  readonly state: Signal<'going' | 'done' | 'stopped' | 'failed'> = signal('going');
  /** The first event of the selected moment. */
  readonly at: Signal<number | undefined> = signal(undefined);
  /** The seat whose turns are listed. */
  readonly seat: Signal<Seat>;
  readonly #lessons = computed(() =>
    this.state.value === 'done' ? lessonsOf(this.moments, this.reviewed) : [],
  );
  #worker: Worker | undefined;

  constructor(reviewed: ReviewedGame) {
    this.reviewed = reviewed;
    this.seat = signal(reviewed.reader);
    this.start();
  }

  start(): void {
    this.state.value = 'going';
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    // Reports on their way when the review was stopped still arrive, and are ignored.
    const isStopped = (): boolean => this.#worker !== worker;
    const tell = (report: Report): void => {
      if (isStopped()) return;
      this.report.value = report;
      if (report.done === report.of) this.#end('done');
    };
    wrap<Reviewing>(worker)
      .review({ key: this.reviewed.key, text: this.reviewed.text }, proxy(tell))
      .catch(() => {
        if (!isStopped()) this.#end('failed');
      });
  }

  stop(): void {
    if (this.state.value === 'going') this.#end('stopped');
  }

  #end(state: 'done' | 'stopped' | 'failed'): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.state.value = state;
    if (state === 'done' && this.at.value === undefined) this.at.value = this.worst?.from;
  }

  get review(): Review | undefined {
    return this.report.value?.review;
  }

  get moments(): readonly Moment[] {
    return this.review?.passages.flatMap(({ moment }) => moment ?? []) ?? [];
  }

  get moment(): Moment | undefined {
    return this.moments.find(({ from }) => from === this.at.value) ?? this.moments[0];
  }

  look({ from, seat }: Moment): void {
    this.at.value = from;
    this.seat.value = seat;
  }

  /** Selects the decision before or after this one, by any player. */
  step(by: 1 | -1): void {
    const index = this.moments.findIndex(({ from }) => from === this.moment?.from);
    const next = this.moments[index + by];
    if (next !== undefined) this.look(next);
  }

  /** The turning point after this moment, or the first one. */
  get nextTurning(): Moment | undefined {
    const moments = this.turningPoints.map(({ moment }) => moment);
    return moments.find(({ from }) => from > (this.moment?.from ?? 0)) ?? moments[0];
  }

  /** The reader's costliest decision. */
  get worst(): Moment | undefined {
    const own = this.moments.filter(({ seat }) => seat === this.reviewed.reader);
    return own.toSorted((a, b) => lossOf(b) - lossOf(a))[0];
  }

  get turningPoints(): readonly TurningPoint[] {
    const { review } = this;
    return review === undefined ? [] : turningPointsOf(review, this.reviewed.reader);
  }

  /** What recurred in the slips of this game; known once the whole game is reviewed. */
  get lessons(): readonly Learnt[] {
    return this.#lessons.value;
  }
}

function lossOf({ best, played }: Moment): number {
  return best.value - played.value;
}
