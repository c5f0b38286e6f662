// A Stellar table to look at, for pictures of a position.
import { type Position, parseCard } from '@planisphere/stellar';
import { standingAt, stillSource } from '../../table/still.ts';
import { EMPTY_HANDED } from './input.ts';
import { openSession, type StellarSession } from './session.ts';

/** `held`: a card of the hand, with `down` if it is to lie face down. */
export function stillSession(view: Position, held = ''): StellarSession {
  const seats = [{ name: 'A', bot: 'A' }, { name: 'B' }];
  const [card, face] = held.split(' ');
  const session = openSession({
    table: { id: '', game: 'stellar', seats, options: {} },
    standing: { ...standingAt(view), awaited: held === '' ? [] : [0] },
    source: stillSource(view),
    viewer: 0,
    spectating: false,
    past: [],
  });
  const parsed = parseCard(card ?? '');
  if (parsed.ok)
    session.desk.holding.value = {
      ...EMPTY_HANDED,
      card: parsed.value,
      ...(face === 'down' && { face: 'down' as const }),
    };
  return session;
}
