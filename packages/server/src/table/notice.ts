// The notice to an absent player: when it ends, a bot stands in, unless the player has returned.
import type { LostSince } from './info.ts';

const NOTICE = 60_000;

/** The end of a notice that begins now. */
export function noticeFrom(now: number): number {
  return now + NOTICE;
}

/** The end of a notice, later by the outages during it. */
export function noticeDue(until: number, lost: LostSince): number {
  return until + lost(until - NOTICE);
}
