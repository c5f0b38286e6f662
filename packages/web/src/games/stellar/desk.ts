// What the player at a Stellar table is doing: the card in hand, where it is aimed, and what it would bring there.
import { type Card, type Face, type Stellar, sideOf } from '@planisphere/stellar';
import { computed, type ReadonlySignal } from '@preact/signals';
import { Hints } from '../../table/advice/hints.ts';
import { TableDesk } from '../../table/desk.ts';
import { cardInPlay, faceOf, type Holding, input, isAsked, type Preview, type Target } from './input.ts';
import { gainOf } from './reading.ts';
import type { StellarSession } from './session.ts';

export class Desk extends TableDesk<Stellar, Holding, Target, Preview | undefined> {
  declare readonly session: StellarSession;
  /** Is this player to decide something now? */
  readonly asked: ReadonlySignal<boolean>;
  /** The card that goes somewhere now, and how it would lie. */
  readonly card: ReadonlySignal<Card | undefined>;
  readonly face: ReadonlySignal<Face>;
  /** A card is in hand that lies in the telescope or the notebook next. */
  readonly placing: ReadonlySignal<boolean>;
  /** The card that would come into the notebook: at the start it is the starter that was not chosen. */
  readonly noted: ReadonlySignal<Card | undefined>;
  /** By how much the score would change at once, by target. */
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
