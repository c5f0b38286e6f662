// Who is at which table, by node: each node stores its own people and reads those of the others. The people of a node without
// a recent heartbeat do not count.
import type { GuestInfo } from '@planisphere/protocol';
import { type Sql, statement } from './sql.ts';

export interface Crowd {
  /** Players first; at most 50 people. */
  readonly guests: readonly GuestInfo[];
  /** The number of all people. */
  readonly people: number;
}

export const NO_CROWD: Crowd = { guests: [], people: 0 };

/** Tables in one statement. */
const GROUP = 512;
const ALIVE = 10_000;

export async function writeCrowds(sql: Sql, node: string, crowds: ReadonlyMap<string, Crowd>): Promise<void> {
  const upsert = `insert into crowds (code, node, guests, people) values ($1, $2, $3, $4)
    on conflict (code, node) do update set guests = excluded.guests, people = excluded.people`;
  const rows = [...crowds].map(([code, { guests, people }]) =>
    people === 0
      ? statement('delete from crowds where code = $1 and node = $2', code, node)
      : statement(upsert, code, node, JSON.stringify(guests), people),
  );
  for (const group of groupsOf(rows)) await sql.write(group);
}

/** The people of all other nodes at these tables; tables without any are left out. */
export async function readCrowds(
  sql: Sql,
  at: { readonly node: string; readonly now: number },
  codes: readonly string[],
): Promise<ReadonlyMap<string, Crowd>> {
  const crowds = new Map<string, Crowd>();
  for (const group of groupsOf(codes)) {
    const list = padded(group);
    const query = `select c.code, c.guests, c.people from crowds c join nodes n on n.id = c.node
      where c.node <> $1 and n.seen > $2 and c.code in (${list.map((_, index) => `$${index + 3}`).join(', ')}) order by c.code, c.node`;
    const rows = await sql.all<{ code: string; guests: string; people: number }>(
      statement(query, at.node, at.now - ALIVE, ...list),
    );
    for (const { code, guests, people } of rows) {
      const crowd = { guests: JSON.parse(guests) as GuestInfo[], people };
      crowds.set(code, together(crowds.get(code) ?? NO_CROWD, crowd));
    }
  }
  return crowds;
}

/** Deletes the people of a node that stops; returns the tables they were at. */
export async function dropCrowds(sql: Sql, node: string): Promise<readonly string[]> {
  const query = statement('delete from crowds where node = $1 returning code', node);
  return (await sql.take<{ code: string }>(query)).map(({ code }) => code);
}

/** A guest on both sides counts once. */
export function together(one: Crowd, other: Crowd): Crowd {
  const known = new Set(one.guests.map(({ id }) => id));
  const more = other.guests.filter(({ id }) => !known.has(id));
  return {
    guests: [...one.guests, ...more],
    people: one.people + other.people - (other.guests.length - more.length),
  };
}

function groupsOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / GROUP) }, (_, index) =>
    all.slice(index * GROUP, (index + 1) * GROUP),
  );
}

/** Padded to a power of two, so that few different statements are prepared. */
function padded(codes: readonly string[]): readonly string[] {
  const size = 2 ** Math.ceil(Math.log2(codes.length));
  return [...codes, ...Array.from({ length: size - codes.length }, () => '')];
}
