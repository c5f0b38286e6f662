// Deletes a guest, a person or a bot. The games stay, without the name, because others played them too. What the guest
// wrote is deleted.
import type { ServerContext } from '../server-context.ts';
import { deleteGuest } from '../store/guests.ts';
import { codesNaming } from '../store/history.ts';
import type { GuestRow } from '../store/rows.ts';
import { forgetInStudies } from '../store/studies.ts';
import { infoOfGuest } from '../table/guest-info.ts';

export async function forgetGuest(server: ServerContext, guest: GuestRow): Promise<void> {
  // Twice: the second round deletes what arrived during the first; by then nobody can act as this guest.
  for (let round = 0; round < 2; round++) {
    server.dismiss(guest.id);
    for (const code of await codesNaming(server.sql, guest.id)) {
      const table = await server.tables.get(code);
      await table?.forget(infoOfGuest(guest));
    }
    await forgetInStudies(server.sql, guest.id);
    await deleteGuest(server.sql, guest.id);
  }
}
