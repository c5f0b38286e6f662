// What the player at a Star Explorer table is doing: the ghost in the hand and its points, the choice so far; and how
// far the disc has turned on the screen.
import type { Action, Position, StarExplorer } from '@planisphere/star-explorer';
import type { Ghost } from '@planisphere/star-explorer/voice';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { Hints } from '../../table/advice/hints.ts';
import { TableDesk } from '../../table/desk.ts';
import type { PressResult } from '../../table/input.ts';
import { type Following, following } from './following.ts';
import { turnOf } from './geometry.ts';
import { type Gesture, NO_GESTURE } from './gesture.ts';
import { remedied } from './handling.ts';
import { chosenAction, drawingSite, type Holding, input, type Target, withNewTile } from './input.ts';
import { type Laid, layOut } from './laid.ts';
import type { StarExplorerSession } from './session.ts';
import { type Site, siteOf } from './site.ts';
import { roundOf } from './standing.ts';

/** A finished round while the table shows it: lines draw themselves, points are counted. */
export interface ShownRound {
  readonly round: number;
  readonly view: Position;
  /** How many stars and lines have been counted so far. */
  readonly counted: number;
}

export interface Offer {
  readonly ghost: Ghost;
  readonly laid: Laid;
}

/** The state of the ghost, for everything written about it. */
export interface Report {
  readonly laid: Laid | undefined;
  readonly offer: Offer | undefined;
}

export class Desk extends TableDesk<StarExplorer, Holding, Target, Laid | undefined> {
  declare readonly session: StarExplorerSession;
  readonly explored: Signal<number | undefined> = signal(undefined);
  readonly shown: Signal<ShownRound | undefined> = signal(undefined);
  /** The round whose constellation is drawing itself. */
  readonly fresh: Signal<number | undefined> = signal(undefined);
  /** What fingers or the mouse are doing over the sky. */
  readonly gesture: Signal<Gesture> = signal(NO_GESTURE);

  // The parts of `holding`, one signal each.
  readonly ghost: ReadonlySignal<Ghost | undefined> = computed(() => this.holding.value.ghost);
  readonly carried: ReadonlySignal<boolean> = computed(() => this.holding.value.carried);
  readonly redrawing: ReadonlySignal<boolean> = computed(() => this.holding.value.redrawing);
  readonly choice: ReadonlySignal<string | undefined> = computed(() => this.holding.value.choice);
  /** The chosen answer. */
  readonly chosen: ReadonlySignal<Action | undefined>;

  readonly site: ReadonlySignal<Site | undefined>;
  /** The sky on which the player may move the ghost. */
  readonly drawing: ReadonlySignal<Site | undefined>;
  readonly laid: ReadonlySignal<Laid | undefined>;
  /** What the main button would draw: the ghost, or the ghost without what is in the way. */
  readonly offer: ReadonlySignal<Offer | undefined>;
  /** While a pointer drags the ghost, the report follows a frame later. */
  readonly following: Following<Report>;
  readonly report: ReadonlySignal<Report>;
  /** Stars of the board that would go out (OUT-3). */
  readonly pending: ReadonlySignal<number>;
  readonly round: ReadonlySignal<number>;
  readonly hints: Hints<StarExplorer, Desk>;
  readonly #stop: readonly (() => void)[];

  constructor(session: StarExplorerSession) {
    super(session, input);
    this.site = computed(() => {
      const { view, seat } = this.at.value;
      return session.spectating.value ? undefined : siteOf(view, seat);
    });
    this.drawing = computed(() => {
      const { redrawing } = this;
      return this.mayPress
        ? drawingSite(this.at.value, { ...input.emptyHanded, redrawing: redrawing.value })
        : undefined;
    });
    this.laid = computed(() => (this.drawing.value === undefined ? undefined : this.preview.value));
    this.offer = computed(() => {
      const [site, ghost, laid] = [this.drawing.value, this.ghost.value, this.laid.value];
      if (site === undefined || ghost === undefined || laid === undefined) return undefined;
      if (laid.worth !== undefined) return { ghost, laid };
      const left = remedied(site, ghost);
      return left === undefined ? undefined : { ghost: left, laid: layOut(site, left) };
    });
    this.chosen = computed(() => chosenAction(this.at.value, this.holding.value));
    this.following = following(computed(() => ({ laid: this.laid.value, offer: this.offer.value })));
    this.report = this.following.signal;
    this.pending = computed(() => this.report.value.offer?.laid.worth?.extinguished ?? 0);
    this.round = computed(() => this.shown.value?.round ?? roundOf(session.view.value));
    this.hints = new Hints<StarExplorer, Desk>(this, async () => (await import('./hint.ts')).hinting);
    this.#stop = [
      this.following.stop,
      effect(() => {
        if (this.site.value !== undefined)
          this.holding.value = withNewTile(this.at.value, this.holding.peek());
      }),
      // A finger that was on the sky when the drawing ended drags nothing more.
      effect(() => {
        if (this.drawing.value === undefined) this.gesture.value = NO_GESTURE;
      }),
    ];
  }

  override close(): void {
    this.hints.close();
    for (const stop of this.#stop) stop();
  }

  override get mayPress(): boolean {
    const { spectating, handover } = this.session;
    return !spectating.value && handover.value === undefined && this.shown.value === undefined;
  }

  /** A press concerns the ghost where it lies: the report catches up first. */
  override press(...targets: readonly Target[]): PressResult<StarExplorer, Holding> | undefined {
    this.following.catchUp();
    return super.press(...targets);
  }

  get degrees(): number {
    return turnOf(this.round.value);
  }
}
