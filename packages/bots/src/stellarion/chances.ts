// The exact chance that each galaxy is ready for a Launch once the covered decks are turned up: its own deck shows one
// card, and each type's deck shows one card of that type.
import type { Traits } from './traits.ts';

/** Sets `whole` and `nearly` to the chances of having all four types, and of lacking just one. */
export class LaunchChances {
  whole = 0;
  nearly = 0;

  read(traits: Traits, galaxy: number): void {
    const missing = 0b1111 & ~traits.hands[galaxy]!;
    this.whole = 0;
    this.nearly = 0;
    if (!traits.covered[galaxy]) {
      this.#add(traits, galaxy, missing, 1);
      return;
    }
    let other = 1;
    for (let type = 0; type < 4; type++) {
      const bit = 1 << type;
      if ((missing & bit) === 0) continue;
      const chance = traits.next[galaxy * 8 + type]!;
      other -= chance;
      if (chance > 0) this.#add(traits, galaxy, missing & ~bit, chance);
    }
    if (other > 1e-9) this.#add(traits, galaxy, missing, other);
  }

  /** Adds the case, of this weight, in which these types are missing and only the types' decks can bring them. */
  #add(traits: Traits, galaxy: number, missing: number, weight: number): void {
    let none = 1;
    let one = 0;
    for (let type = 0; type < 4; type++) {
      if (((missing >> type) & 1) === 0) continue;
      const chance = traits.covered[4 + type] ? traits.next[(4 + type) * 8 + galaxy]! : 0;
      one = one * chance + none * (1 - chance);
      none *= chance;
    }
    this.whole += weight * none;
    this.nearly += weight * one;
  }
}

const CARDS_FOR_A_THEORY = 3;

/** The chance that the Observatory shows enough cards of a type once covered decks are turned up. */
export function proofChance(traits: Traits, type: number): number {
  const missing = CARDS_FOR_A_THEORY - traits.observed[type]!;
  if (missing <= 0) return 1;
  // The chances of having found none, one or two so far.
  let none = 1;
  let one = 0;
  let two = 0;
  for (let deck = 0; deck < 8; deck++) {
    if (!traits.covered[deck]) continue;
    const chance = deck < 4 ? traits.next[deck * 8 + type]! : deck === 4 + type ? typed(traits, deck) : 0;
    two = two * (1 - chance) + one * chance;
    one = one * (1 - chance) + none * chance;
    none *= 1 - chance;
  }
  return 1 - none - (missing > 1 ? one : 0) - (missing > 2 ? two : 0);
}

/** All typed cards in the deck of a type have that type. */
function typed({ next }: Traits, deck: number): number {
  return next[deck * 8]! + next[deck * 8 + 1]! + next[deck * 8 + 2]! + next[deck * 8 + 3]!;
}

/** A chance as one of LEVELS steps. */
export function levelOf(chance: number): number {
  if (chance <= 1e-9) return 0;
  if (chance >= 1 - 1e-9) return 7;
  if (chance > 0.6) return chance > 0.8 ? 6 : 5;
  if (chance > 0.25) return chance > 0.4 ? 4 : 3;
  return chance > 0.1 ? 2 : 1;
}
