// The player's side of the table: what is picked and planned, drawn over the session's view. All the board reads is here.
import { type Seat, seatsOf } from '@planisphere/core';
import { type Action, type Position, stellarion } from '@planisphere/stellarion';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { legalAt } from '../../table/legal.ts';
import { pressesFor } from './asking.ts';
import {
  type At,
  EMPTY_HANDED,
  type Holding,
  panelAt,
  press,
  previewOf,
  sceneOf,
  type Target,
} from './input.ts';
import { type Offer, offersOf, powerOf } from './offers.ts';
import type { Panel } from './panels.ts';
import type { Source } from './paying.ts';
import { promptOf } from './prompt.ts';
import type { StellarionSession } from './session.ts';

export class Desk {
  readonly session: StellarionSession;
  readonly holding: Signal<Holding> = signal(EMPTY_HANDED);
  /** A plan is being played, decision by decision. */
  readonly sending = signal(false);
  /** A hint is being thought about. */
  readonly thinking = signal(false);
  /** Of winning, as a bot judges the position; asked for by a button. */
  readonly chance: Signal<number | undefined> = signal(undefined);
  /** A partner at the same screen who spends meteors in another's turn. */
  readonly actor: Signal<Seat | undefined> = signal(undefined);
  /** The dialog is put aside to look at the table. */
  readonly peeking = signal(false);
  readonly at: ReadonlySignal<At>;
  readonly scene: ReadonlySignal<Position>;
  readonly preview: ReadonlySignal<Position>;
  readonly panel: ReadonlySignal<Panel | undefined>;
  /** What the picked cards allow, and what they do not. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
  #leave: () => void;

  constructor(session: StellarionSession) {
    this.session = session;
    this.at = computed(() => ({ view: session.view.value, seat: this.actor.value ?? session.viewer.value }));
    this.scene = computed(() => sceneOf(this.at.value, this.holding.value));
    this.preview = computed(() => previewOf(this.at.value, this.holding.value));
    this.panel = computed(() => (this.mayAct ? panelAt(this.at.value, this.holding.value) : undefined));
    this.offers = computed(() => (this.mayAct ? offersOf(this.at.value, this.holding.value.picked) : []));
    let seen = session.view.value;
    // A plan was made for one position: when another one comes (a partner's meteors), it is dropped.
    this.#leave = effect(() => {
      const view = session.view.value;
      if (view !== seen) {
        seen = view;
        this.clear();
        this.peeking.value = false;
        this.chance.value = undefined;
      }
    });
  }

  close(): void {
    this.#leave();
  }

  get seat(): Seat {
    return this.at.value.seat;
  }

  get mayAct(): boolean {
    return this.session.mayAnswer && !this.sending.value;
  }

  /** May cards of the table be picked now? */
  get mayPick(): boolean {
    const { stage, turn } = this.scene.value;
    return this.mayAct && stage.kind === 'turn' && turn === this.seat;
  }

  /** A card is tapped. Out of turn nothing opens over the table: it may have been meant a moment earlier. */
  pick(source: Source): void {
    const { session } = this;
    if (this.mayPick) this.press({ at: 'source', source });
    else if (!session.showing.value && !this.sending.value && !session.standing.value.over)
      session.note.value = promptOf(this).title;
  }

  get mayHint(): boolean {
    return this.session.mayAct && !this.thinking.value && this.session.allowsHints;
  }

  /** Everything this seat may do now, without a plan. */
  legal(): readonly Action[] {
    return this.mayAct ? legalAt(stellarion, this.session.view.value, this.seat) : [];
  }

  /** Who at this screen may spend meteors now, and on what. */
  spends(): readonly { readonly seat: Seat; readonly action: Action }[] {
    if (!this.mayAct) return [];
    const { viewer, shared, view } = this.session;
    const seats = shared ? seatsOf(view.value.table.players) : [viewer.value];
    return seats.flatMap((seat) =>
      legalAt(stellarion, view.value, seat)
        .filter(({ kind }) => kind === 'spend')
        .map((action) => ({ seat, action })),
    );
  }

  /** Opens the choice of a voyage for two meteors. */
  spend(seat: Seat, action: Action): void {
    this.clear();
    this.actor.value = seat;
    this.press({ at: 'offer', action });
  }

  isMajor(pay: readonly Source[]): boolean {
    return powerOf(this.session.view.value, pay).major;
  }

  press(...targets: readonly Target[]): void {
    for (const target of targets) {
      if (!this.mayAct) return;
      const { holding, send } = press(this.at.value, this.holding.value, target);
      this.holding.value = holding;
      if (target.at === 'cancel') this.actor.value = undefined;
      if (send !== undefined) void this.#send(send);
    }
  }

  /** Puts everything back that was picked or planned. */
  clear(): void {
    this.holding.value = EMPTY_HANDED;
    this.actor.value = undefined;
  }

  /** Picks and opens whatever leads to this action, but for the last press. */
  aim(action: Action): void {
    this.clear();
    this.press(...pressesFor(this.session.view.value, action).slice(0, -1));
  }

  /** Where to look, then what a strong bot would do, then why: its cards are picked, nothing is played. */
  async hint(): Promise<void> {
    if (!this.mayHint) return;
    this.thinking.value = true;
    const view = this.session.view.value;
    const action = await this.session.hint();
    this.thinking.value = false;
    this.chance.value = this.session.hinted?.best.value;
    if (action !== undefined && this.mayAct && this.session.view.value === view) this.aim(action);
  }

  /** Resolves once the last decision has been answered, however long the network takes: is this player asked again? */
  #asked(): Promise<boolean> {
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

  /** Where a decision was refused or taken back, what was to come after it has lost its ground. */
  async #mayGoOn(action: Action): Promise<boolean> {
    if (!(await this.#asked()) || this.session.note.value !== '') return false;
    return stellarion.check(this.session.view.value, this.session.viewer.value, action) === undefined;
  }

  async #send(plan: readonly Action[]): Promise<void> {
    this.sending.value = true;
    this.peeking.value = false;
    const actor = this.actor.value;
    try {
      if (actor !== undefined && actor !== this.session.viewer.value) await this.session.takeOver(actor);
      for (const [index, action] of plan.entries()) {
        // A table of a server answers later: the next decision is for the position after this one.
        if (index > 0 && !(await this.#mayGoOn(action))) return;
        await this.session.decide(action);
      }
    } finally {
      this.sending.value = false;
    }
  }
}
