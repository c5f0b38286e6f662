// The emblem and the colour of a seat, the same on every board and in a replay.
import type { Seat } from '@planisphere/core';
import { settings } from '../base/settings/settings.ts';
import type { Session } from './session.ts';

/** The player at the screen has the emblem of the settings; the comet is the usual rival’s. */
const OTHERS = [2, 1, 3, 4] as const;

/** Where nobody or several people play at this screen, the first seat has the emblem of the settings. */
export function emblemOf(
  { shared, spectating, viewer }: Pick<Session, 'shared' | 'spectating' | 'viewer'>,
  seat: Seat,
): number {
  const mine = settings.value.emblem;
  const first = shared || spectating.value ? 0 : viewer.value;
  if (seat === first) return mine;
  const others = OTHERS.filter((emblem) => emblem !== mine);
  return others[seat < first ? seat : seat - 1] ?? mine;
}
