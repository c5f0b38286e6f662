// What the player at a Stellarion table is doing: the picked cards, the plan drawn over the table, and what both allow.
import { type Seat, seatsOf } from '@planisphere/core';
import {
  type Action,
  type Galaxy,
  isHopeless,
  type Position,
  type Stellarion,
  stellarion,
} from '@planisphere/stellarion';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { Hints } from '../../table/advice/hints.ts';
import { TableDesk } from '../../table/desk.ts';
import { targetKey } from '../../table/input.ts';
import { legalAt } from '../../table/legal.ts';
import { type Holding, input, panelAt, sceneOf, type Target } from './input.ts';
import { launchesAtHand, type Offer, offersOf, partnersOf } from './offers.ts';
import { followChance } from './outlook.ts';
import type { Panel } from './panels.ts';
import type { Source } from './paying.ts';
import { type Refusals, refusalsAt } from './refusals.ts';
import type { StellarionSession } from './session.ts';

export interface Spending {
  readonly seat: Seat;
  readonly action: Action;
}

export class Desk extends TableDesk<Stellarion, Holding, Target, Position> {
  declare readonly session: StellarionSession;
  readonly hints: Hints<Stellarion, Desk>;
  /** The chance to win, as the Master judges the position; a current hint has judged it more closely. */
  readonly chance: ReadonlySignal<number | undefined>;
  /** Whether the dialog is put aside to look at the table. */
  readonly peeking = signal(false);
  /** The position after the plan, and its legal actions. */
  readonly scene: ReadonlySignal<Position>;
  readonly steps: ReadonlySignal<readonly Action[]>;
  readonly panel: ReadonlySignal<Panel | undefined>;
  readonly #refusals: ReadonlySignal<Refusals>;
  /** Whether the player may pick cards of the table. */
  readonly mayPick: ReadonlySignal<boolean>;
  /** What the picked cards allow, and what they do not. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** Cards that go with the picked ones. */
  readonly partners: ReadonlySignal<readonly Source[]>;
  /** The plainest payment for each galaxy with a possible Launch. */
  readonly launches: ReadonlySignal<
    readonly { readonly galaxy: Galaxy; readonly sources: readonly Source[] }[]
  >;
  /** Who at this screen may spend meteors, and on what. */
  readonly spendings: ReadonlySignal<readonly Spending[]>;
  /** Counting proves that this game can no longer be won. */
  readonly hopeless: ReadonlySignal<boolean>;
  readonly #stop: readonly (() => void)[];

  constructor(session: StellarionSession) {
    super(session, input);
    this.scene = computed(() => sceneOf(this.at.value, this.holding.value));
    this.steps = computed(() => legalAt(stellarion, this.scene.value, this.seat));
    this.panel = computed(() => (this.mayPress ? panelAt(this.at.value, this.holding.value) : undefined));
    this.#refusals = computed(() => refusalsAt(this.at.value, this.holding.value));
    this.mayPick = computed(() => {
      const { stage, turn } = this.scene.value;
      return this.mayPress && stage.kind === 'turn' && turn === this.seat;
    });
    this.offers = computed(() => (this.mayPress ? offersOf(this.at.value, this.holding.value.picked) : []));
    this.partners = computed(() => {
      const { picked, plan } = this.holding.value;
      if (picked.length === 0 || plan.length > 0 || !this.mayPress) return [];
      return partnersOf(this.at.value, picked);
    });
    this.launches = computed(() => (this.mayPress ? launchesAtHand(this.at.value) : []));
    this.spendings = computed(() => {
      const { viewer, shared, view } = session;
      const seats = shared ? seatsOf(view.value.table.players) : [viewer.value];
      return this.mayPress ? seats.flatMap((seat) => spendingsOf(view.value, seat)) : [];
    });
    this.hopeless = computed(() => {
      const view = session.view.value;
      return view.ending === undefined && isHopeless(view);
    });
    const outlook = followChance(session);
    this.chance = computed(
      () => session.advice.now.value?.compared?.moment.best.value ?? outlook.chance.value,
    );
    this.hints = new Hints<Stellarion, Desk>(this, async () => (await import('./hint.ts')).hinting);
    let seen = session.view.value;
    this.#stop = [
      outlook.stop,
      // A plan is made for one position: when another one comes (a partner has spent meteors), it is dropped.
      effect(() => {
        const view = session.view.value;
        if (view === seen) return;
        seen = view;
        this.clear();
        this.peeking.value = false;
      }),
      effect(() => {
        if (this.sending.value) this.peeking.value = false;
      }),
      // A lesson answers a wrong part at once, before the dialog asks for the next one.
      effect(() => {
        const { plan } = this.holding.value;
        const missed = plan.length === 0 ? undefined : session.lesson.value?.missedBy?.(plan);
        if (missed !== undefined) untracked(() => void this.#takeBack(plan.at(-1), missed));
      }),
    ];
  }

  async #takeBack(action: Action | undefined, why: string): Promise<void> {
    this.clear();
    await this.session.refuse(why);
    this.session.refused.value = action;
  }

  override close(): void {
    this.hints.close();
    for (const stop of this.#stop) stop();
  }

  /** The rule that forbids what an open dialog shows. */
  ruleAgainst(target: Target): string | undefined {
    return this.#refusals.value.get(targetKey(target));
  }

  /** Takes decisions back to the start of the latest turn from which counting does not rule out a victory. */
  async backToHope(): Promise<void> {
    const { session } = this;
    const begun = (): boolean => session.view.value.stage.kind === 'turn';
    while (session.standing.value.undo !== undefined && (this.hopeless.value || !begun())) {
      const length = session.history.value.length;
      await session.undo();
      if (session.history.value.length >= length) return;
    }
  }

  override get seat(): Seat {
    return this.holding.value.actor ?? this.session.viewer.value;
  }

  override get mayPress(): boolean {
    return this.session.mayAnswer && !this.sending.value;
  }
}

function spendingsOf(view: Position, seat: Seat): readonly Spending[] {
  return legalAt(stellarion, view, seat)
    .filter(({ kind }) => kind === 'spend')
    .map((action) => ({ seat, action }));
}
