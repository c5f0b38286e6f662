// The notices under the bell: what waits for a guest now, wherever on the site they are.
import type { InvitationInfo } from './profile.ts';

/** A table where it is the guest's turn. */
export interface TurnNotice {
  readonly code: string;
  readonly game: string;
  /** The other people there. */
  readonly with: readonly string[];
  /** When the table last changed. */
  readonly at: number;
}

/** A tournament that the guest has entered: it starts soon, or pairs people now. */
export interface TournamentNotice {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** Milliseconds until it starts; 0 once it has started. */
  readonly startsIn: number;
}

export interface BellAnswer {
  readonly turns: readonly TurnNotice[];
  readonly invitations: readonly InvitationInfo[];
  readonly tournaments: readonly TournamentNotice[];
}
