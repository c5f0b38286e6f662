// A guest as everybody sees them.
import { BOT_MARK, type Emblem, type GuestInfo } from '@planisphere/protocol';
import type { GuestRow } from '../store/rows.ts';

/** A bot is marked as one wherever its name is shown: at tables, in talk, in records. */
export function infoOfGuest({
  id,
  name,
  emblem,
  owner,
}: Pick<GuestRow, 'id' | 'name' | 'emblem' | 'owner'>): GuestInfo {
  const shown = { id, name, emblem: emblem as Emblem };
  return owner === '' ? shown : { ...shown, name: `${name} ${BOT_MARK}`, bot: true };
}
