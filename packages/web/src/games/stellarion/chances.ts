// The exact chance that the cards turned up at the end of the turn make a Launch possible. A few decks turn up a card
// each, of at most six kinds, so this counts all combinations.
import {
  type Card,
  type Fraction,
  type Galaxy,
  odds,
  type Position,
  readiness,
  typeOf,
} from '@planisphere/stellarion';

export interface LaunchChance {
  readonly star: boolean;
  readonly fraction: Fraction;
}

/** By galaxy; undefined if a Launch is impossible or needs no luck. Valid only before the cards are turned up. */
export function chancesOf(position: Position): readonly (LaunchChance | undefined)[] {
  if (position.stage.kind !== 'reveal') return [];
  const hidden = odds(position).filter(({ deck, total }) => !((position.up >> deck) & 1) && total > 0);
  return readiness(position).map(({ galaxy, missing, accessible, takers, payable }) => {
    if (!accessible || takers.length === 0 || payable !== undefined) return undefined;
    const spare = position.stars > 0 ? 1 : 0;
    const wanted = missing.reduce<number>((mask, type) => mask | (1 << type), 0);
    const decks = hidden.map(({ next, total }) => ({
      total,
      hits: next.map(({ card, weight }) => ({ bit: bitOf(card, galaxy, wanted), weight })),
    }));
    const fraction = chanceOf(decks, wanted, missing.length - spare);
    return fraction.weight === 0 ? undefined : { star: spare === 1, fraction };
  });
}

function bitOf(card: Card, galaxy: Galaxy, wanted: number): number {
  return card >> 2 === galaxy && card < 16 ? (1 << typeOf(card)) & wanted : 0;
}

interface Hidden {
  readonly total: number;
  readonly hits: readonly { readonly bit: number; readonly weight: number }[];
}

/** The probability that at least `need` different types of the wanted ones come up. */
function chanceOf(decks: readonly Hidden[], wanted: number, need: number): Fraction {
  let found = new Map<number, number>([[0, 1]]);
  let total = 1;
  for (const deck of decks) {
    const next = new Map<number, number>();
    for (const [mask, ways] of found) {
      for (const { bit, weight } of deck.hits)
        next.set(mask | bit, (next.get(mask | bit) ?? 0) + ways * weight);
    }
    found = next;
    total *= deck.total;
  }
  let weight = 0;
  for (const [mask, ways] of found) if (bitsIn(mask & wanted) >= need) weight += ways;
  return { weight, total };
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
