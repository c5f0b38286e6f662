// The notice to an absent player: a bot stands in when it has run out, unless the player is back before.
import type { LostSince } from './info.ts';

const NOTICE = 60_000;

/** The end of a notice that is given now. */
export function noticeFrom(now: number): number {
  return now + NOTICE;
}

/** When it really runs out: time in which no server ran does not count. */
export function noticeDue(until: number, lost: LostSince): number {
  return until + lost(until - NOTICE);
}
