// What waits for a guest: tables where it is their turn, invitations, and tournaments that start soon or pair people now.
import type { BellAnswer, TournamentNotice, TurnNotice } from '@planisphere/protocol';
import { formOf } from '../people/tournaments/rows.ts';
import { readOthers, readPlayed } from '../store/history.ts';
import { readInvitations } from '../store/invitations.ts';
import type { Sql } from '../store/sql.ts';
import { readEntered } from '../store/tournaments.ts';
import { ANSWERS } from './answers.ts';
import { invitationInfo } from './invitations.ts';
import type { GuestCall, Route } from './route.ts';

/** Tables that one look considers, the latest first. */
const MOST_TABLES = 50;
/** In milliseconds: a tournament that starts sooner is told. */
const SOON = 3_600_000;

async function bell({ server: { sql, now }, guest }: GuestCall): Promise<BellAnswer> {
  const [turns, invitations, tournaments] = await Promise.all([
    turnsOf(sql, guest.id),
    readInvitations(sql, guest.id),
    tournamentsOf(sql, guest.id, now()),
  ]);
  return { turns, invitations: invitations.map(invitationInfo), tournaments };
}

/** Who has waited longest for the guest comes first. */
async function turnsOf(sql: Sql, guest: string): Promise<readonly TurnNotice[]> {
  const query = { guest, status: 'playing', before: Number.MAX_SAFE_INTEGER, limit: MOST_TABLES } as const;
  const mine = (await readPlayed(sql, query)).filter(({ awaiting, seat }) => awaiting.includes(seat));
  const others = await readOthers(
    sql,
    guest,
    mine.map(({ code }) => code),
  );
  return mine
    .map(({ code, game, updated }) => ({
      ...{ code, game, at: updated },
      with: others.flatMap((each) => (each.code === code ? [each.name] : [])),
    }))
    .sort((a, b) => a.at - b.at);
}

/**
 * A cup is played at any time of its day, and a game of a Swiss round is a turn: only arenas wait while they are
 * played.
 */
async function tournamentsOf(sql: Sql, guest: string, now: number): Promise<readonly TournamentNotice[]> {
  const rows = await readEntered(sql, guest, now + SOON);
  return rows.flatMap((row) => {
    if (row.state === 'playing' && formOf(row).kind !== 'arena') return [];
    const { id, name, game, starts, state } = row;
    return [{ id, name, game, startsIn: state === 'playing' ? 0 : Math.max(0, starts - now) }];
  });
}

export const bellRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/me/bell', needs: 'guest', answer: bell, gives: ANSWERS.bell },
    about: 'What waits for this guest: their turn, invitations, tournaments about to start.',
  },
];
