// A Stellarion table to look at, for pictures of a position.
import type { Position } from '@planisphere/stellarion';
import { standingAt, stillSource } from '../../table/still.ts';
import { EMPTY_HANDED } from './input.ts';
import { openSession, type StellarionSession } from './session.ts';

/** `held`: the places of the picked cards. */
export function stillSession(view: Position, held = ''): StellarionSession {
  const session = openSession({
    table: { id: '', game: 'stellarion', seats: [{ name: '' }], options: {} },
    standing: { ...standingAt(view), awaited: [0] },
    source: stillSource(view),
    viewer: 0,
    spectating: false,
    past: [],
  });
  if (held !== '') session.desk.holding.value = { ...EMPTY_HANDED, picked: held.split(' ').map(Number) };
  return session;
}
