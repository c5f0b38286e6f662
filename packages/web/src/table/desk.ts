// What the player at this screen is doing, as signals: the base of every board's desk. It computes legal actions,
// targets and their effects once for each position and held piece; the places of a board look them up here.
import type { GameTypes, Seat } from '@planisphere/core';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { play as playSound } from '../base/sound/sounds.ts';
import type { At, Input, PressResult, Targets } from './input.ts';
import { legalAt } from './legal.ts';
import type { Session } from './session.ts';

const NOTHING: ReadonlyMap<string, undefined> = new Map();

export class TableDesk<G extends GameTypes & { readonly position: object }, H, T extends object, P> {
  readonly session: Session<G>;
  readonly holding: Signal<H>;
  readonly at: ReadonlySignal<At<G>>;
  /** Every action that the seat may take, with an empty hand. */
  readonly legal: ReadonlySignal<readonly G['action'][]>;
  readonly targets: ReadonlySignal<Targets<G>>;
  readonly preview: ReadonlySignal<P>;
  /** Decisions are being sent, one after another. */
  readonly sending = signal(false);
  readonly #input: Input<G, H, T, P>;

  constructor(session: Session<G>, input: Input<G, H, T, P>) {
    this.session = session;
    this.#input = input;
    this.holding = signal(input.emptyHanded);
    const seat = computed(() => this.seat);
    this.at = computed(() => ({ view: session.view.value, seat: seat.value }));
    this.legal = computed(() => {
      const { view, seat: by } = this.at.value;
      return this.mayPress ? legalAt(session.game, view, by) : [];
    });
    this.targets = computed(() =>
      this.mayPress ? input.targetsAt(this.at.value, this.holding.value) : NOTHING,
    );
    this.preview = computed(() => input.previewOf(this.at.value, this.holding.value));
  }

  /** The seat for which the next press decides. */
  get seat(): Seat {
    return this.session.viewer.value;
  }

  get mayPress(): boolean {
    return this.session.mayAct;
  }

  /** Each press continues from the one before; returns the result of the last one, undefined if none counted. */
  press(...targets: readonly T[]): PressResult<G, H> | undefined {
    let result: PressResult<G, H> | undefined;
    for (const target of targets) {
      if (!this.mayPress) return undefined;
      const by = this.seat;
      result = this.#input.press(this.at.value, this.holding.value, target);
      if (result.send !== undefined && !this.session.mayAnswer) return undefined;
      this.holding.value = result.holding;
      if (result.sound !== undefined) playSound(result.sound);
      if (result.send !== undefined) void this.#send(result.send, by);
      if (result.refused !== undefined) void this.session.refuse(result.refused);
    }
    return result;
  }

  /** Empties the hand. */
  clear(): void {
    this.holding.value = this.#input.emptyHanded;
  }

  /** Returns a function that restores what the hand holds at this moment. */
  keepHolding(): () => void {
    const held = this.holding.peek();
    return () => {
      this.holding.value = held;
    };
  }

  close(): void {}

  async #send(actions: readonly G['action'][], by: Seat): Promise<void> {
    this.sending.value = true;
    try {
      if (by !== this.session.viewer.value) await this.session.takeOver(by);
      for (const [index, action] of actions.entries()) {
        // The server of an online table answers later: the next decision belongs to the position after this one.
        if (index > 0 && !(await this.#mayGoOn(action))) return;
        await this.session.decide(action);
      }
    } finally {
      this.sending.value = false;
    }
  }

  /** If a decision was refused or taken back, the ones after it are void. */
  async #mayGoOn(action: G['action']): Promise<boolean> {
    if (!(await this.#isAskedAgain()) || this.session.note.value !== '') return false;
    const { game, view, viewer } = this.session;
    return game.check(view.value, viewer.value, action) === undefined;
  }

  /** Resolves once the last decision has been answered, however long the network takes. */
  #isAskedAgain(): Promise<boolean> {
    const { session } = this;
    return new Promise((resolve) => {
      const leave = effect(() => {
        const { awaited, over } = session.standing.value;
        if (session.showing.value || (awaited.length === 0 && !over)) return;
        queueMicrotask(() => {
          leave();
          resolve(session.mayAct);
        });
      });
    });
  }
}
