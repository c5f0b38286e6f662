// The cards that were at hand before a line of Stellarion and still are after it: they are kept, and no effect brings
// them.
import {
  BLACK_HOLE,
  type Card,
  DECKS,
  type Deck,
  isTyped,
  ORIGINS,
  type Stellarion,
  shown,
  TYPES,
  typeOf,
} from '@planisphere/stellarion';
import type { ComparedLines } from '../../review/claim.ts';
import { cardOfCode, type StellarionClaim } from './claims.ts';
import { type Reached, reachedBy, type Step } from './reached.ts';

/** Where a kept card lies. */
export type Place = Deck | 'outpost';

export interface Kept {
  readonly places: readonly Place[];
  /** The line spends another copy of the card. */
  readonly isOther: boolean;
}

interface Wanted {
  readonly least: number;
  readonly isAbout: (card: Card) => boolean;
}

/** So many cards make sure what the claim states; undefined if it is about something else. */
function wantedBy(claim: StellarionClaim): Wanted | undefined {
  switch (claim.kind) {
    case 'at-hand':
    case 'stationed':
      return { least: 1, isAbout: (card) => card === cardOfCode(claim.card) };
    case 'pair':
      return { least: 2, isAbout: (card) => isTyped(card) && TYPES[typeOf(card)] === claim.type };
    case 'crossing':
      return { least: 4, isAbout: (card) => card === BLACK_HOLE };
    default:
      return undefined;
  }
}

/** Whether the line spends a copy of the card that the claim is about. */
export function spendsOne(claim: StellarionClaim, compared: ComparedLines<Stellarion>): boolean {
  const wanted = claim.kind === 'at-hand' ? wantedBy(claim) : undefined;
  const steps = reachedBy(compared, claim.about)?.steps ?? [];
  return wanted !== undefined && steps.flatMap(spentBy).some(({ card }) => wanted.isAbout(card));
}

/** Undefined unless what the claim states was so before the line and nothing of it is spent. */
export function keptBy(claim: StellarionClaim, compared: ComparedLines<Stellarion>): Kept | undefined {
  const wanted = wantedBy(claim);
  const reached = reachedBy(compared, claim.about);
  const isSure = !('chance' in claim) || claim.chance > 1 - 1e-9;
  if (wanted === undefined || reached === undefined || !isSure) return undefined;
  const spent = reached.steps.flatMap(spentBy);
  const places = placesOf(reached, wanted, spent);
  if (places.length < wanted.least) return undefined;
  const isOther = spent.some(({ card }) => wanted.least === 1 && wanted.isAbout(card));
  return { places, isOther };
}

interface Spent {
  readonly card: Card;
  readonly place: Place;
}

const OUTPOST_SOURCES = 8;
const GALAXY_DECKS = 4;

/** The cards that a step pays. */
function spentBy({ position, action }: Step): readonly Spent[] {
  const at = (place: Place, card: Card): Spent => ({ place, card });
  const ofDeck = (deck: Deck): Spent => at(deck, shown(position, deck) ?? BLACK_HOLE);
  switch (action.kind) {
    case 'coordinate':
      return action.pay.map((source) =>
        source < OUTPOST_SOURCES ? ofDeck(source as Deck) : at('outpost', source - OUTPOST_SOURCES),
      );
    case 'launch':
      return action.from.flatMap((origin, type) => {
        const from = ORIGINS[origin];
        if (from === 'star') return [];
        if (from === 'outpost') return [at('outpost', GALAXY_DECKS * action.galaxy + type)];
        return [ofDeck((from === 'galaxy' ? action.galaxy : GALAXY_DECKS + type) as Deck)];
      });
    case 'cross':
      return action.decks.map(ofDeck);
    default:
      return [];
  }
}

function placesOf({ before, steps, after }: Reached, { isAbout }: Wanted, spent: readonly Spent[]): Place[] {
  const isSpent = (place: Place, card: Card): boolean =>
    spent.some((each) => each.place === place && each.card === card);
  const isStationed = (deck: number): boolean =>
    steps.some(({ action }) => action.kind === 'station' && action.decks.includes(deck as Deck));
  const places = DECKS.flatMap((_, deck): Place[] => {
    const card = shown(before, deck);
    if (card === undefined || !isAbout(card) || isSpent(deck as Deck, card)) return [];
    return isStationed(deck) || shown(after, deck) === card ? [deck as Deck] : [];
  });
  const isIn = (outpost: number, card: Card): boolean => ((outpost >> card) & 1) === 1;
  const cards = Array.from({ length: 16 }, (_, card) => card);
  const stays = cards.filter(
    (card) => isAbout(card) && isIn(before.outpost, card) && isIn(after.outpost, card),
  );
  return [...places, ...stays.flatMap((card): Place[] => (isSpent('outpost', card) ? [] : ['outpost']))];
}
