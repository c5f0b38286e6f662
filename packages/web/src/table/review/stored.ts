// Finished reviews, stored beside the tables: making one takes many seconds, reading it none.
import type { Review } from '@planisphere/bots/review';
import { database } from '../store.ts';

/** Raised when reviews would turn out differently: older ones are then made again. */
const VERSION = 4;

export interface StoredReview {
  /** The id of the table. */
  readonly id: string;
  /** How many events the table had. */
  readonly events: number;
  readonly review: Review;
}

export interface VersionedReview extends StoredReview {
  readonly version: number;
}

export async function loadReview(id: string, events: number): Promise<StoredReview | undefined> {
  const kept = await (await database()).get('reviews', id);
  return kept?.version === VERSION && kept.events === events ? kept : undefined;
}

export async function saveReview(kept: StoredReview): Promise<void> {
  await (await database()).put('reviews', { ...kept, version: VERSION });
}

/** The reviews of this version. */
export async function listReviews(): Promise<readonly StoredReview[]> {
  return (await (await database()).getAll('reviews')).filter(({ version }) => version === VERSION);
}
