// Colour and emblem of a seat: the player's own choice; the other player has the second, or the first if that is taken.
import type { Seat } from '@planisphere/core';
import { settings } from '../../base/settings/settings.ts';
import type { StellarSession } from './session.ts';

export function emblemOf(session: StellarSession, seat: Seat): number {
  const mine = settings.value.emblem;
  const first = session.shared || session.spectating.value ? 0 : session.viewer.value;
  return seat === first ? mine : mine === 2 ? 1 : 2;
}
