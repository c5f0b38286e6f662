// What a line of Stellarion leads to, as far as it can be counted: the chance of a Launch to each galaxy in the next
// turn, the cards at hand then, the copies left. All of it is exact.
import { countOf, type Position } from '@planisphere/stellarion';
import { copiesLeft, spacesAway } from './counts.ts';
import { handChance, launchChance, theoryChance } from './next-turn.ts';

export interface Prospects {
  /** By galaxy: the chance that the next turn can launch there, with a star if there is one. */
  readonly ready: readonly number[];
  /** By card: the chance that it is at hand in the next turn. */
  readonly hand: readonly number[];
  /** The chance that the theory can be proved in the next turn. */
  readonly proof: number;
  /** Spaces between the sun and its last one; 0 without the sun. */
  readonly sun: number;
  /** By card: copies outside the discards, and whether it lies in the Outpost. */
  readonly copies: readonly number[];
  readonly outpost: readonly boolean[];
  /** By galaxy: voyages to go. */
  readonly toGo: readonly number[];
}

const EVERY_GALAXY = [0, 1, 2, 3] as const;
const EVERY_CARD: readonly number[] = Array.from({ length: 16 }, (_, card) => card);

export function prospectsOf(position: Position): Prospects {
  return {
    ready: EVERY_GALAXY.map((galaxy) => launchChance(position, galaxy)),
    hand: EVERY_CARD.map((card) => handChance(position, card)),
    proof: proofAfter(position),
    sun: position.table.sun ? spacesAway(position) : 0,
    copies: EVERY_CARD.map((card) => copiesLeft(position, card)),
    outpost: EVERY_CARD.map((card) => ((position.outpost >> card) & 1) === 1),
    toGo: EVERY_GALAXY.map((galaxy) => countOf(position.voyages, galaxy)),
  };
}

export function proofAfter(position: Position): number {
  return position.theory === undefined ? 0 : theoryChance(position, position.theory);
}
