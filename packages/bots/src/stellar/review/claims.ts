// What the coach of Stellar can claim of a line. Cards are written as in the notation; docs/review.md defines every
// kind. Each claim states a merit: more than the other line has, which `than` gives.
import type { Section, Type } from '@planisphere/stellar';
import type { Claim } from '../../review/claim.ts';

/** A card noted in the line makes the run of a type longer than it was, and than after the other line. */
export interface RunClaim extends Claim {
  readonly kind: 'run';
  readonly card: string;
  readonly type: Type;
  /** The numbers of the run after the line. */
  readonly run: readonly number[];
  /** The length of the run before the line, and after the other line. */
  readonly before: number;
  readonly than: number;
  /** Stars of the type after the line, what they score with this run, and how much more that is than before it. */
  readonly stars: number;
  readonly points: number;
  readonly gained: number;
  /** How much more all types score together: less, where a satellite has left another type for this one. */
  readonly all: number;
}

/** A card laid face up brings stars. */
export interface StarsClaim extends Claim {
  readonly kind: 'stars';
  readonly card: string;
  readonly slot: number;
  readonly type: Type;
  /** Stars of the type after the line, before it, and after the other line. */
  readonly stars: number;
  readonly before: number;
  readonly than: number;
  /** How long the run is after the line, what the stars score with it, and how much more that is than before it. */
  readonly run: number;
  readonly points: number;
  readonly gained: number;
  /** How much more all types score together, as above. */
  readonly all: number;
}

/**
 * What the line adds to the score sheet at once: the points of all types and of diversity. Nobody wins or loses a section
 * by it, nor by the other line.
 */
export interface GainClaim extends Claim {
  readonly kind: 'gain';
  readonly points: number;
  readonly than: number;
}

/**
 * Totals of a section after the line, and its free slots. Either player can make 3 of a free slot (TEL-4, TEL-5): with
 * these counted, the section *stands* higher after this line than before it and than after the other one.
 */
export interface SectionClaim extends Claim {
  /** `section-lead`: only after this line it stands higher than the rival's. Undecided in both lines. */
  readonly kind: 'section-lead' | 'section-total';
  readonly section: Section;
  readonly own: number;
  readonly free: number;
  readonly rival: number;
  readonly rivalFree: number;
  /** The number at which the own section stands after the other line. */
  readonly than: number;
}

/** After this line only, the section is won whatever the rival plays: at least `least` against at most `most`. */
export interface SectionWonClaim extends Claim {
  readonly kind: 'section-won';
  readonly section: Section;
  readonly least: number;
  readonly most: number;
  /** Own slots that are still free, each counted as 3. */
  readonly free: number;
}

/** A card laid face up brings a type that did not show. */
export interface DiversityClaim extends Claim {
  readonly kind: 'diversity';
  readonly card: string;
  /** Types face up after the line, and after the other. */
  readonly types: number;
  readonly than: number;
  readonly missing: readonly Type[];
}

/**
 * The line takes a card from the row that the other line leaves there, and that could bring the rival points at once.
 */
export interface BlocksClaim extends Claim {
  readonly kind: 'blocks';
  readonly card: string;
  readonly points: number;
}

/** Slots where a card of the type can still lie face up; after the other line there are none. */
export interface KeepsOpenClaim extends Claim {
  readonly kind: 'keeps-open';
  readonly type: Type;
  readonly slots: readonly number[];
  /** Those of them where none could before the line: its own card of the type opens them. */
  readonly opened: readonly number[];
}

/** A card in the hand after the line that brings points when it is noted. */
export interface HoldsClaim extends Claim {
  readonly kind: 'holds';
  readonly card: string;
  readonly type: Type;
  /** The run once the card is noted, and the points that are added. */
  readonly run: readonly number[];
  readonly points: number;
}

/** The line draws a card: of the cards that the player has not seen, this many would add points or stars there. */
export interface OddsClaim extends Claim {
  readonly kind: 'odds';
  readonly area: 'tel' | 'note';
  readonly hits: number;
  readonly of: number;
}

export type StellarClaim =
  | RunClaim
  | StarsClaim
  | GainClaim
  | SectionClaim
  | SectionWonClaim
  | DiversityClaim
  | BlocksClaim
  | KeepsOpenClaim
  | HoldsClaim
  | OddsClaim;
