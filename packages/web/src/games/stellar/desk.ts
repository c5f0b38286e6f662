// What the player at a Stellar table is doing: the card in hand, the place it is aimed at, and its effect there.
import { type Card, type Face, type Stellar, sideOf } from '@planisphere/stellar';
import { computed, type ReadonlySignal } from '@preact/signals';
import { Hints } from '../../table/advice/hints.ts';
import { TableDesk } from '../../table/desk.ts';
import { cardInPlay, faceOf, type Holding, input, isAsked, type Preview, type Target } from './input.ts';
import { gainOf } from './reading.ts';
import type { StellarSession } from './session.ts';

export class Desk extends TableDesk<Stellar, Holding, Target, Preview | undefined> {
  declare readonly session: StellarSession;
  /** Whether this player has to decide something. */
  readonly asked: ReadonlySignal<boolean>;
  /** The card to play or place, and the face it would show. */
  readonly card: ReadonlySignal<Card | undefined>;
  readonly face: ReadonlySignal<Face>;
  /** Whether the card in hand goes to the telescope or the notebook next. */
  readonly placing: ReadonlySignal<boolean>;
  /** The card that would come into the notebook: at the start it is the starter that was not chosen. */
  readonly noted: ReadonlySignal<Card | undefined>;
  /** By target: how much the score would change at once. */
  readonly gains: ReadonlySignal<ReadonlyMap<string, number>>;

  readonly hints: Hints<Stellar, Desk>;

  constructor(session: StellarSession) {
    super(session, input);
    this.asked = computed(() => this.mayPress && isAsked(this.at.value));
    this.card = computed(() => cardInPlay(this.at.value, this.holding.value));
    this.face = computed(() => faceOf(this.at.value, this.holding.value));
    this.placing = computed(
      () =>
        this.mayPress &&
        this.card.value !== undefined &&
        ['play', 'place'].includes(session.view.value.phase),
    );
    this.noted = computed(() => {
      const { view, seat } = this.at.value;
      const { card } = this.holding.value;
      if (view.phase !== 'start' || card === undefined) return this.card.value;
      return sideOf(view, seat).hand.find((other) => other !== card);
    });
    this.gains = computed(() => {
      const { view, seat } = this.at.value;
      const gains = new Map<string, number>();
      for (const [key, action] of this.targets.value)
        if (action !== undefined) gains.set(key, gainOf(view, seat, action));
      return gains;
    });
    this.hints = new Hints<Stellar, Desk>(this, async () => (await import('./hint.ts')).hinting);
  }

  override close(): void {
    this.hints.close();
  }
}
