// A Stellarion table on the screen: nothing is hidden between its players, and cards travel between decks, discards and
// the Outpost.
import type { EventOf } from '@planisphere/core';
import { type Action, type Stellarion, stellarion } from '@planisphere/stellarion';
import { stellarionVoice } from '@planisphere/stellarion/voice';
import { play as playSound } from '../../base/sound/sounds.ts';
import type { Found } from '../../table/found.ts';
import type { Past } from '../../table/play.ts';
import { Session } from '../../table/session.ts';
import { showMoves } from '../../table/travel.ts';
import { movesOf } from './places.ts';

export class StellarionSession extends Session<Stellarion> {
  constructor(found: Found<Stellarion>) {
    super(stellarion, stellarionVoice, found);
  }

  protected override get hidesBetweenPlayers(): boolean {
    return false;
  }

  /** Alone at the table, the name goes without saying. */
  override toldLine(events: readonly EventOf<Stellarion>[]): string {
    const told = super.toldLine(events);
    if (this.view.value.table.players > 1) return told;
    const sentences = told.split(`${this.nameOf(0)} · `);
    return sentences.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join('');
  }

  protected override async animate(past: Past<Stellarion>, commit: () => void): Promise<void> {
    await showMoves(movesOf(past.event, past), commit, { landed: () => playSound(soundOf(past.event)) });
  }
}

/** What wins a card rings. */
const RINGING: ReadonlySet<Action['kind']> = new Set(['launch', 'take', 'spend', 'prove']);

function soundOf(event: EventOf<Stellarion>): 'deal' | 'land' | 'glass' {
  if (event.by === 'chance') return 'deal';
  return RINGING.has(event.action.kind) ? 'glass' : 'land';
}
