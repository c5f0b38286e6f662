// What lies before one player: the ghost in the hand, what it would bring, the choice that is being made, and how far the
// disc has turned on the screen. The game itself is the session's.
import {
  type Action,
  type Drawing,
  HIDDEN,
  type Kind,
  type Position,
  phaseOf,
  type Size,
} from '@planisphere/star-explorer';
import { createGhost, type Ghost, turnGhost } from '@planisphere/star-explorer/text';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { play as playSound } from '../../base/sound/sounds.ts';
import { type Following, following } from './following.ts';
import { stepTowards, turnOf } from './geometry.ts';
import { type Gesture, ghostUnder, NO_GESTURE } from './gesture.ts';
import { emptied, fitted, ghostOver, remedied, toggled } from './handling.ts';
import { type Laid, layOut } from './laid.ts';
import type { StarExplorerSession } from './session.ts';
import { type Site, siteOf } from './site.ts';
import { hasDrawn, roundOf } from './standing.ts';

/** A round that is being shown after it is over: lines draw themselves, points are counted. */
export interface Shown {
  readonly round: number;
  readonly view: Position;
  /** How many stars and lines have been counted. */
  readonly counted: number;
}

export interface Offer {
  readonly ghost: Ghost;
  readonly laid: Laid;
}

/** How the ghost lies, for all that is written about it. */
export interface Told {
  readonly laid: Laid | undefined;
  readonly offer: Offer | undefined;
}

export class Desk {
  readonly session: StarExplorerSession;
  readonly ghost: Signal<Ghost | undefined> = signal(undefined);
  /** A mouse carries the ghost until it is put down. */
  readonly carried = signal(true);
  /** Answered, and taken back to be drawn anew. */
  readonly redrawing = signal(false);
  /** The answer that is chosen but not given: a size or a kind. */
  readonly choice: Signal<string | undefined> = signal(undefined);
  readonly explored: Signal<number | undefined> = signal(undefined);
  readonly shown: Signal<Shown | undefined> = signal(undefined);
  /** The round whose constellation is drawing itself. */
  readonly fresh: Signal<number | undefined> = signal(undefined);
  /** Spoken to a screen reader. */
  readonly spoken = signal('');
  gesture: Gesture = NO_GESTURE;

  readonly site: ReadonlySignal<Site | undefined>;
  /** The sky on which the ghost may be moved now. */
  readonly drawing: ReadonlySignal<Site | undefined>;
  readonly laid: ReadonlySignal<Laid | undefined>;
  /** What the main button would draw: the ghost, or the ghost without what is in the way. */
  readonly offer: ReadonlySignal<Offer | undefined>;
  /** Where a pointer drags the ghost, this follows a frame later. */
  readonly told: ReadonlySignal<Told>;
  /** Stars of the board that would go out (OUT-3). */
  readonly pending: ReadonlySignal<number>;
  readonly round: ReadonlySignal<number>;
  readonly #following: Following<Told>;
  readonly #stop: () => void;

  constructor(session: StarExplorerSession) {
    this.session = session;
    this.site = computed(() => {
      return session.spectating.value ? undefined : siteOf(session.view.value, session.viewer.value);
    });
    this.drawing = computed(() => {
      const site = this.site.value;
      if (site === undefined || this.shown.value !== undefined || session.handover.value !== undefined)
        return undefined;
      return !hasDrawn(session.view.value, site.seat) || this.redrawing.value ? site : undefined;
    });
    this.laid = computed(() => {
      const [site, ghost] = [this.drawing.value, this.ghost.value];
      return site === undefined || ghost === undefined || ghost.tile !== site.tile
        ? undefined
        : layOut(site, ghost);
    });
    this.offer = computed(() => this.#offer());
    this.#following = following(computed(() => ({ laid: this.laid.value, offer: this.offer.value })));
    this.told = this.#following.signal;
    this.pending = computed(() => this.told.value.offer?.laid.worth?.extinguished ?? 0);
    this.round = computed(() => this.shown.value?.round ?? roundOf(session.view.value));
    const begin = effect(() => this.#begin());
    const end = effect(() => this.#end());
    this.#stop = () => {
      begin();
      end();
    };
  }

  close(): void {
    this.#following.stop();
    this.#stop();
  }

  get degrees(): number {
    return turnOf(this.round.value);
  }

  /** A new tile is laid where it fits, so that even the first look shows something that can be drawn. */
  #begin(): void {
    const site = this.site.value;
    const ghost = this.ghost.peek();
    if (site === undefined || (ghost?.tile === site.tile && ghost.seat === site.seat)) return;
    const middle = createGhost(this.session.view.peek(), site.seat);
    if (middle === undefined) return;
    batch(() => {
      this.ghost.value = fitted(site, middle) ?? middle;
      this.carried.value = true;
      this.redrawing.value = false;
      this.choice.value = undefined;
    });
  }

  /** Whoever still had a finger on the sky has let go of it, for all that is heard of it. */
  #end(): void {
    if (this.drawing.value === undefined) this.gesture = NO_GESTURE;
  }

  #offer(): Offer | undefined {
    const [site, ghost, laid] = [this.drawing.value, this.ghost.value, this.laid.value];
    if (site === undefined || ghost === undefined || laid === undefined) return undefined;
    if (laid.worth !== undefined) return { ghost, laid };
    const left = remedied(site, ghost);
    return left === undefined ? undefined : { ghost: left, laid: layOut(site, left) };
  }

  /** Changes the ghost in the hand; nothing happens when there is none. */
  #handle(change: (site: Site, ghost: Ghost) => Ghost | undefined): void {
    const [site, ghost] = [this.drawing.value, this.ghost.value];
    if (site === undefined || ghost === undefined) return;
    const next = change(site, ghost);
    if (next !== undefined) this.ghost.value = next;
  }

  moveBy(direction: { readonly x: number; readonly y: number }): void {
    const step = stepTowards(direction, this.degrees);
    this.carried.value = false;
    this.#handle((_, ghost) => ghostUnder(ghost, { x: ghost.x + step.x, y: ghost.y + step.y }));
  }

  turn(quarters: number): void {
    this.#handle((_, ghost) => turnGhost(ghost, quarters));
    playSound('lift');
  }

  toggle(star: number): void {
    this.carried.value = false;
    this.#handle((site, ghost) => toggled(site, ghost, star));
    playSound('glass');
  }

  /** Under a pointer on its way. */
  drag(ghost: Ghost): void {
    this.#following.loosely(() => {
      this.ghost.value = ghost;
    });
  }

  /** The pointer has let go or gone elsewhere: what the buttons say and do is about the ghost as it lies. */
  rest(): void {
    this.#following.catchUp();
  }

  /** Puts the ghost down somewhere. */
  put(ghost: Ghost): void {
    this.carried.value = false;
    this.ghost.value = ghost;
    this.rest();
  }

  /** False when it fits nowhere. */
  fit(): boolean {
    let found = true;
    this.carried.value = false;
    this.#handle((site, ghost) => {
      const place = fitted(site, ghost);
      found = place !== undefined;
      return place;
    });
    return found;
  }

  nothing(): void {
    this.carried.value = false;
    this.#handle(emptied);
  }

  /** Lies where a drawing lies: a hint, or one's own that is taken back. */
  over(drawing: Drawing): void {
    this.carried.value = false;
    this.#handle((site, ghost) => ghostOver(site, ghost, drawing));
  }

  /** Gives up what is in the way, without confirming. */
  leaveOut(): void {
    const offer = this.offer.value;
    if (offer !== undefined) this.put(offer.ghost);
  }

  takeBack(): void {
    const site = this.site.value;
    const drawn = site?.board.drawings[site.round - 1];
    if (site === undefined || drawn === undefined || drawn === HIDDEN) return;
    this.redrawing.value = true;
    this.over(drawn);
  }

  /** At one screen: the player who has just drawn keeps the device and draws anew. */
  thinkAgain(): void {
    this.session.handover.value = undefined;
    this.takeBack();
  }

  /** As long as something is shown the button is faded, and does nothing. */
  async confirm(): Promise<void> {
    this.rest();
    const [site, laid] = [this.drawing.value, this.laid.value];
    if (site === undefined || laid?.worth === undefined || !this.session.mayAnswer) return;
    this.redrawing.value = false;
    await this.session.decide({ do: 'draw', round: site.round, drawing: laid.drawing });
  }

  /** Gives the answer that is chosen. */
  async answer(): Promise<void> {
    const action = this.chosenAction();
    if (action === undefined) return;
    this.choice.value = undefined;
    await this.session.decide(action);
  }

  chosenAction(): Action | undefined {
    const choice = this.choice.value;
    const { step } = phaseOf(this.session.view.value);
    if (choice === undefined) return undefined;
    if (step === 'size') return { do: 'size', size: Number(choice) as Size };
    if (step === 'side' || step === 'seven') return { do: step, kind: choice as Kind };
    return undefined;
  }
}
