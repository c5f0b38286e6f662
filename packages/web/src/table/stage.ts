// Shows events one after another, in the order in which they arrived, whatever asked for them; whatever goes wrong on
// the way, the table then rests at the right position.
import type { GameTypes } from '@planisphere/core';
import { batch, type Signal, signal } from '@preact/signals';
import { play as playSound } from '../base/sound/sounds.ts';
import type { Log } from './log.ts';
import { pause } from './pace.ts';
import type { Past, Progress, Standing, Step } from './play.ts';
import type { Seats } from './seats.ts';
import type { SessionStart } from './session-start.ts';

interface ShowTerms {
  /** The epoch of the question; in a later one the answer is dropped. */
  readonly asked?: number;
  /** It is not shown before this resolves; what comes after it waits too. */
  readonly pause?: Promise<void>;
}

/** How a game shows its events. */
export interface Staging<G extends GameTypes> {
  isSilent(steps: readonly Step<G>[]): boolean;
  animate(past: Past<G>, commit: () => void): Promise<void>;
  rested(): void;
}

/** For a game that moves nothing. */
export async function animatePlainly({ event }: Past, commit: () => void): Promise<void> {
  commit();
  await Promise.resolve();
  playSound(event.by === 'chance' ? 'deal' : 'land');
}

export class Stage<G extends GameTypes> {
  readonly standing: Signal<Standing<G>>;
  /** Events are being shown. */
  readonly showing = signal(false);
  readonly #acting: Staging<G>;
  readonly #log: Log<G>;
  readonly #seats: Seats;
  #closed = false;
  #epoch = 0;
  #questions = 0;
  #shown: Promise<void> = Promise.resolve();

  constructor(acting: Staging<G>, { log, seats }: { log: Log<G>; seats: Seats }, found: SessionStart<G>) {
    this.#acting = acting;
    this.#log = log;
    this.#seats = seats;
    this.standing = signal(found.standing);
  }

  /** The table has left the page. */
  get closed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
  }

  /** Grows when this screen asks for the whole table: answers to earlier questions are about a table that is gone. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Answers to earlier questions will be dropped. */
  beginEpoch(): void {
    this.#epoch += 1;
  }

  /**
   * The number of the player's current question at this screen. It counts what was put before the player: a silent
   * answer of somebody else leaves the question as it is.
   */
  get question(): number {
    return this.#questions;
  }

  /** Shows what happened, after everything before it. */
  show(
    progress: Progress<G>,
    { asked = this.#epoch, pause: waited = Promise.resolve() }: ShowTerms = {},
  ): Promise<void> {
    return this.#inTurn(async () => {
      await waited;
      if (asked === this.#epoch) await this.#showNow(progress);
    });
  }

  /** Replaces the table without showing how it came to be: after a rewind or a gap. `also` changes with it. */
  lay(standing: Standing<G>, past: readonly Past<G>[], also?: () => void): Promise<void> {
    return this.#inTurn(() =>
      batch(() => {
        also?.();
        this.#questions += 1;
        this.standing.value = standing;
        this.#log.view.value = standing.view;
        this.#log.history.value = past;
        this.showing.value = false;
        this.#acting.rested();
      }),
    );
  }

  /** An event that cannot be shown is reported; what comes after it is shown all the same. */
  #inTurn(work: () => Promise<void> | void): Promise<void> {
    this.#shown = this.#shown.then(work).catch(reportError);
    return this.#shown;
  }

  async #showNow({ steps, standing }: Progress<G>): Promise<void> {
    const silent = this.#acting.isSilent(steps);
    this.showing.value = !silent;
    if (!silent && steps.length > 0) this.#questions += 1;
    try {
      for (const step of steps) {
        if (this.#closed) return;
        await this.#step({ ...step, before: this.#log.view.value });
      }
    } catch (error) {
      reportError(error);
    }
    batch(() => {
      this.standing.value = standing;
      this.#log.view.value = standing.view;
      this.showing.value = false;
      if (!silent) this.#acting.rested();
    });
    if (standing.over && steps.length > 0) playSound('bell');
  }

  async #step(past: Past<G>): Promise<void> {
    const log = this.#log;
    let isShown = false;
    const commit = (): void => {
      if (isShown) return;
      isShown = true;
      batch(() => {
        log.history.value = [...log.history.value, past];
        log.view.value = past.view;
        log.sayEvent(past);
      });
    };
    try {
      await this.#acting.animate(past, commit);
    } catch (error) {
      // The game goes on without the animation.
      reportError(error);
      commit();
    }
    const { by } = past.event;
    if (by !== 'chance' && by !== this.#seats.viewer.value) await pause(260);
  }
}
