// A Stellarion table on the screen: nothing is hidden between its players, and cards travel between decks, discards and
// the Outpost.
import type { EventOf } from '@planisphere/core';
import { type Action, type Stellarion, stellarion } from '@planisphere/stellarion';
import { stellarionVoice } from '@planisphere/stellarion/voice';
import { play as playSound } from '../../base/sound/sounds.ts';
import type { Manners } from '../../table/manners.ts';
import { Session } from '../../table/session.ts';
import type { SessionStart } from '../../table/session-start.ts';
import { showMoves } from '../../table/travel.ts';
import { Desk } from './desk.ts';
import { movesOf } from './places.ts';

export type StellarionSession = Session<Stellarion, Desk>;

export function openSession(found: SessionStart<Stellarion>): StellarionSession {
  return new Session(MANNERS, found);
}

const MANNERS: Manners<Stellarion, Desk> = {
  game: stellarion,
  voice: stellarionVoice,
  hidesBetweenPlayers: false,
  layDesk: (session) => new Desk(session),
  clearDesk: (desk) => desk.close(),

  animate: (past, commit) =>
    showMoves(movesOf(past), commit, { landed: () => playSound(soundOf(past.event)) }),
};

/** Actions that win a card come with a ringing sound. */
const RINGING: ReadonlySet<Action['kind']> = new Set(['launch', 'take', 'spend', 'prove']);

function soundOf(event: EventOf<Stellarion>): 'deal' | 'land' | 'glass' {
  if (event.by === 'chance') return 'deal';
  return RINGING.has(event.action.kind) ? 'glass' : 'land';
}
