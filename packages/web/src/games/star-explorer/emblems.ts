// Colour and emblem of a seat: the player's own choice, and for the others the remaining ones in order.
import type { Seat } from '@planisphere/core';
import { EMBLEMS, settings } from '../../base/settings/settings.ts';
import type { StarExplorerSession } from './session.ts';

export function emblemOf(session: StarExplorerSession, seat: Seat): number {
  const mine = settings.value.emblem;
  const first = session.shared ? 0 : session.viewer.value;
  if (seat === first) return mine;
  const others = EMBLEMS.filter((emblem) => emblem !== mine);
  return others[seat < first ? seat : seat - 1] ?? mine;
}
