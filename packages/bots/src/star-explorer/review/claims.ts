// What the coach of Star Explorer may say of a decision. `than` is the same number for the other line. docs/review.md
// defines every kind exactly; checkers.ts recomputes each from the view, the lines and the rules.
import type { Kind } from '@planisphere/star-explorer';
import type { Claim } from '../../review/claim.ts';

/** Two numbers of a kind: for the line of the claim, and for the other one. */
interface Twofold {
  readonly count: number;
  readonly than: number;
  /** The worth of the difference, always above 0. */
  readonly points: number;
}

/** The tile for which a star counts: this round's, the one before, or both if they show the same kind. */
export type Role = 'tile' | 'before' | 'both';

/** What the drawing adds to the total as if the game ended with this round. */
export interface Gain extends Claim {
  readonly kind: 'gain';
  readonly points: number;
  readonly than: number;
}

/** No drawing of this tile adds more in this round. */
export interface Most extends Claim {
  readonly kind: 'most';
  readonly points: number;
  readonly than: number;
}

export interface Stars extends Claim, Twofold {
  readonly kind: 'stars';
  readonly of: Kind;
  readonly role: Role;
}

/** Lines that join the kind of the tile to the kind of the tile before. */
export interface Joins extends Claim, Twofold {
  readonly kind: 'lines';
  readonly of: Kind;
  readonly to: Kind;
}

export interface Bonus extends Claim, Twofold {
  readonly kind: 'central' | 'axis' | 'outer';
}

/** Three-point stars that the drawing crosses out: fewer than the other. */
export interface CrossedOut extends Claim, Twofold {
  readonly kind: 'out';
}

/**
 * Stars of a kind that the drawing leaves free for a later window, and how many tiles left in the pile show that kind.
 */
export interface Free extends Claim {
  readonly kind: 'free';
  readonly of: Kind;
  readonly count: number;
  readonly than: number;
  readonly tiles: number;
}

/** The mean over the tiles left in the pile of the most that each could add in the next round. */
export interface NextRound extends Claim {
  readonly kind: 'next-round';
  readonly points: number;
  readonly than: number;
}

/** Alone, in the last round: the final total and its rank. */
export interface Rank extends Claim {
  readonly kind: 'rank';
  readonly points: number;
  readonly rank: number;
  /** The rank of the other line. */
  readonly than: number;
}

/** A size, a seven or a side: the mean over the possible tiles of the most that each could add. */
export interface Brings extends Claim {
  readonly kind: 'brings';
  readonly points: number;
  readonly than: number;
}

/** A size: the mean of the same over the other players. */
export interface Gives extends Claim {
  readonly kind: 'gives';
  readonly points: number;
  readonly than: number;
}

/** A size or a seven: its tile shows the kind of the tile before, so that each such star scores for both. */
export interface SameKind extends Claim {
  readonly kind: 'same-kind';
  readonly of: Kind;
  /** For each such star. */
  readonly points: number;
}

/** A side: how many tiles of the pile show its kind. */
export interface Tiles extends Claim {
  readonly kind: 'tiles';
  readonly of: Kind;
  readonly count: number;
  readonly than: number;
}

export type StarExplorerClaim =
  | Gain
  | Most
  | Stars
  | Joins
  | Bonus
  | CrossedOut
  | Free
  | NextRound
  | Rank
  | Brings
  | Gives
  | SameKind
  | Tiles;
