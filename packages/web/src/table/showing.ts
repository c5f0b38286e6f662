// Events are shown one after another, in the order in which they came, whoever asked for them; then the table rests where
// it stands, whatever went wrong on the way.
import type { Game, GameTypes, GameVoice } from '@planisphere/core';
import { batch, type Signal, signal } from '@preact/signals';
import { play as playSound } from '../base/sound/sounds.ts';
import type { Found } from './found.ts';
import { pause } from './pace.ts';
import type { Past, Progress, Standing } from './play.ts';
import { Telling } from './telling.ts';

interface Asked {
  /** The epoch in which it was asked for; in a later one it is dropped. */
  readonly asked?: number;
  /** It is not shown sooner; what comes after it waits with it. */
  readonly pause?: Promise<void>;
}

export class Showing<G extends GameTypes = GameTypes> extends Telling<G> {
  readonly standing: Signal<Standing<G>>;
  /** Events are being shown. */
  readonly showing = signal(false);
  /** Nobody looks at it any more. */
  protected closed = false;
  /** Grows when this screen asks for the table anew: an answer to an earlier question tells of a table that is no more. */
  protected epoch = 0;
  /** Counts what was put before the player: a silent answer of somebody else leaves the question as it is. */
  protected questions = 0;
  #shown: Promise<void> = Promise.resolve();

  constructor(game: Game<G>, voice: GameVoice<G>, found: Found<G>) {
    super(game, voice, found);
    this.standing = signal(found.standing);
  }

  // What a game may do in its own way.

  /** Steps that change nothing on the reader's screen, such as a hidden answer: whoever is still choosing goes on. */
  protected isSilent(_steps: Progress<G>['steps']): boolean {
    return false;
  }

  /** Shows one event: calls `commit` to change the view, and resolves when everything has arrived. */
  protected async animate(past: Past<G>, commit: () => void): Promise<void> {
    commit();
    await Promise.resolve();
    playSound(past.event.by === 'chance' ? 'deal' : 'land');
  }

  /** Called when the table has come to rest: the reader's choice begins anew. */
  protected rested(): void {}

  close(): void {
    this.closed = true;
  }

  /** Shows what happened, after everything that happened before it. */
  show(
    progress: Progress<G>,
    { asked = this.epoch, pause: waited = Promise.resolve() }: Asked = {},
  ): Promise<void> {
    return this.inTurn(async () => {
      await waited;
      if (asked === this.epoch) await this.#showNow(progress);
    });
  }

  /** The table as it is now, without showing how it came to be: after a rewind or a gap. */
  lay(standing: Standing<G>, past: readonly Past<G>[]): Promise<void> {
    return this.inTurn(() => batch(() => this.layNow(standing, past)));
  }

  protected layNow(standing: Standing<G>, past: readonly Past<G>[]): void {
    this.questions += 1;
    this.standing.value = standing;
    this.view.value = standing.view;
    this.history.value = past;
    this.showing.value = false;
    this.rested();
  }

  /** What cannot be shown is reported; whatever comes after it is shown all the same. */
  protected inTurn(work: () => Promise<void> | void): Promise<void> {
    this.#shown = this.#shown.then(work).catch(reportError);
    return this.#shown;
  }

  async #showNow({ steps, standing }: Progress<G>): Promise<void> {
    const silent = this.isSilent(steps);
    this.showing.value = !silent;
    if (!silent && steps.length > 0) this.questions += 1;
    try {
      for (const step of steps) {
        if (this.closed) return;
        await this.#step({ ...step, before: this.view.value });
      }
    } catch (error) {
      reportError(error);
    }
    batch(() => {
      this.standing.value = standing;
      this.view.value = standing.view;
      this.showing.value = false;
      if (!silent) this.rested();
    });
    if (standing.over && steps.length > 0) playSound('bell');
  }

  async #step(past: Past<G>): Promise<void> {
    let isShown = false;
    const commit = (): void => {
      if (isShown) return;
      isShown = true;
      batch(() => {
        this.history.value = [...this.history.value, past];
        this.said.value = this.tell(past);
        this.view.value = past.view;
      });
    };
    try {
      await this.animate(past, commit);
    } catch (error) {
      // The game goes on without a picture of how it got there.
      reportError(error);
      commit();
    }
    const { by } = past.event;
    if (by !== 'chance' && by !== this.viewer.value) await pause(260);
  }
}
