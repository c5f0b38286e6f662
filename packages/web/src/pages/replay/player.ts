// The moment of the replay, whose eyes see it, and its pace when it runs by itself.
import { type Eyes, type Seat, seatsOf } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { heard } from '../../base/words/heard.ts';
import { beginShow, hurry } from '../../table/pace.ts';
import { type Reel, turnBeside } from '../../table/record/reel.ts';
import type { Session } from '../../table/session.ts';
import type { ReplaySource } from './source.ts';

export const PACES = [0.5, 1, 2, 4] as const;
/** Milliseconds between two events at pace 1. */
const REST = 1300;

export class Player {
  readonly reel: Reel;
  readonly session: Session;
  readonly at: Signal<number>;
  readonly eyes: Signal<Eyes>;
  readonly pace: Signal<number> = signal(1);
  readonly playing = signal(false);
  readonly #source: ReplaySource;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(reel: Reel, session: Session, { source, at, eyes }: Start) {
    this.reel = reel;
    this.session = session;
    this.#source = source;
    this.at = signal(at);
    this.eyes = signal(eyes);
  }

  get seats(): readonly Seat[] {
    return seatsOf(this.reel.record.seats.length);
  }

  get last(): number {
    return this.reel.events.length;
  }

  /** One step forward is animated; any other change just shows the position. */
  async go(to: number): Promise<void> {
    const from = this.at.value;
    const at = Math.min(Math.max(to, 0), this.last);
    if (at === from) return;
    hurry();
    this.at.value = at;
    this.#source.move({ at, eyes: this.eyes.value });
    if (at !== from + 1) return this.#lay();
    if (!this.session.showing.value) beginShow();
    await this.session.stage.show(this.#source.latest());
  }

  async step(by: 1 | -1): Promise<void> {
    await this.go(this.at.value + by);
  }

  async turn(by: 1 | -1): Promise<void> {
    await this.go(turnBeside(this.reel, this.at.value, by));
  }

  async see(eyes: Eyes): Promise<void> {
    hurry();
    this.eyes.value = eyes;
    this.#source.move({ at: this.at.value, eyes });
    if (typeof eyes === 'number') this.session.viewer.value = eyes;
    await this.#lay();
  }

  /** The last event in words; empty before the first. */
  sentence(index = this.at.value - 1): string {
    return index < 0 ? '' : heard(this.session.tell(this.#source.pastAt(index)));
  }

  toggle(): void {
    if (this.playing.value) this.stop();
    else void this.#play();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing.value = false;
  }

  close(): void {
    this.stop();
    this.session.close();
  }

  async #play(): Promise<void> {
    this.playing.value = true;
    if (this.at.value === this.last) await this.go(0);
    this.#tick();
  }

  #tick(): void {
    this.#timer = setTimeout(async () => {
      await this.step(1);
      if (!this.playing.value) return;
      if (this.at.value === this.last) this.stop();
      else this.#tick();
    }, REST / this.pace.value);
  }

  #lay(): Promise<void> {
    return this.session.stage.lay(this.#source.now(), this.#source.past());
  }
}

interface Start {
  readonly source: ReplaySource;
  readonly at: number;
  readonly eyes: Eyes;
}
