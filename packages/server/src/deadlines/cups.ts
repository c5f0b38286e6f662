// The cups of the day, one for each game, made by the site itself. A cup's id follows from its day, so that many nodes
// make it once.
import { GAMES } from '@planisphere/games';
import type { TournamentRequest } from '@planisphere/protocol';
import type { Tournaments } from '../people/tournaments/tournaments.ts';
import { setDeadline } from '../store/deadlines.ts';
import { type Sql, statement } from '../store/sql.ts';

const DAY = 86_400_000;
export const CUPS = { code: '', kind: 'cups', subject: '' } as const;
const DEALS = 3;

/** The first node inserts the row; it is due at once. */
export async function planCups(sql: Sql, now: number): Promise<void> {
  const text = `insert into deadlines (code, kind, subject, due, claimed) values ('', 'cups', '', $1, 0) on conflict do nothing`;
  await sql.write([statement(text, now)]);
}

export async function makeCups(sql: Sql, tournaments: Tournaments, now: number): Promise<void> {
  const today = Math.floor(now / DAY) * DAY;
  const day = new Date(today).toISOString().slice(0, 10);
  for (const { game } of GAMES)
    await tournaments.makeOwn(`cup-${game.id}-${day}`, cupOf(game.id, day, today));
  await setDeadline(sql, { ...CUPS, due: today + DAY });
}

/** Its name is the day; the screen adds the rest in the player's language. */
function cupOf(game: string, day: string, starts: number): TournamentRequest {
  const form = { kind: 'cup', deals: DEALS, minutes: 1440 } as const;
  return { name: day, game, form, starts, access: 'open' };
}
