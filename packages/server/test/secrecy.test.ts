// Nobody learns a secret from the server. Two tables differ only in what is hidden from a viewer; every byte sent to
// the viewer, live and after a return, is the same at both, and so is every answer.
import { createRng, type Game, makeSeat, randomAction, seatsOf, type Viewer } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import type { GuestInfo } from '@planisphere/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Sql } from '../src/store/sql.ts';
import { Sqlite } from '../src/store/sqlite.ts';
import { append, createTable } from '../src/store/tables.ts';
import type { GameEvent } from '../src/table/course.ts';
import { type Entry, makeEntry } from '../src/table/entry.ts';
import { LiveTable } from '../src/table/live.ts';
import { openTable } from '../src/table/next-table.ts';
import type { Watcher } from '../src/table/watcher.ts';
import { temporaryFolder } from './servers.ts';
import { quietContext } from './table-context.ts';
import { someTwin, type Twin } from './worlds.ts';

const long = process.env.PLANISPHERE_LONG !== undefined;
const NOW = 1_794_000_000_000;
const person = (n: number): GuestInfo => ({ id: `guest${n}`, name: `Guest ${n}`, emblem: 'star' });

/** Each world has its own store; its table has the same code and seed. */
function worlds(): readonly Sql[] {
  return [0, 1].map(() => {
    const sql = new Sqlite(temporaryFolder());
    onTestFinished(() => sql.close());
    return sql;
  });
}

interface Listener {
  readonly table: LiveTable;
  readonly sent: string[];
}

async function listen(sql: Sql, code: string, viewer: Viewer): Promise<Listener> {
  const table = (await LiveTable.load(quietContext(sql, NOW), code)) as LiveTable;
  const sent: string[] = [];
  const guest = person(viewer === 'table' ? 9 : viewer);
  const watcher: Watcher = {
    viewer,
    wanted: undefined,
    guest,
    muted: new Set(),
    charge: () => undefined,
    send: (text) => sent.push(text),
    sendAway: () => undefined,
  };
  await table.watch(watcher, 0);
  return { table, sent };
}

/** Follows the game live in this world, then returns without memory, then tries things. */
async function bytesOf(
  sql: Sql,
  twin: Twin,
  world: { game: Game; events: readonly GameEvent[]; opening: ReturnType<typeof openTable> },
): Promise<readonly string[]> {
  const { game, events, opening } = world;
  const { code } = opening.row;
  await createTable(sql, opening);
  const { table, sent } = await listen(sql, code, twin.viewer);
  for (const event of events) {
    const entry: Entry = { t: 'event', text: game.notation.makeEvent(event), at: NOW };
    const change = {
      code,
      after: table.state.seq,
      bodies: [makeEntry(entry)],
      status: 'playing',
      awaiting: '',
      now: NOW,
    };
    const unchanged = { players: undefined, deadlines: undefined, traces: [], opening: undefined };
    await append(sql, { ...change, ...unchanged });
    await table.refresh();
  }
  const again = await listen(sql, code, twin.viewer);
  return [...sent, ...again.sent, ...(await answersIn(again.table, game, twin))];
}

/** Moves that the viewer's own view allows, moves of others, and nonsense. */
async function answersIn(
  table: LiveTable,
  game: Game,
  { viewer, players }: Twin,
): Promise<readonly string[]> {
  const answers: string[] = [];
  const rng = createRng(5);
  const state = table.state.course?.state;
  const awaiting = game.awaiting(state);
  const mine = viewer !== 'table' && awaiting.kind === 'seats' && awaiting.seats.includes(viewer);
  const own = mine
    ? [
        game.notation.makeEvent({
          by: viewer,
          action: randomAction(game, game.view(state, viewer), { seat: viewer, rng }),
        }),
      ]
    : [];
  const tries = [
    ...seatsOf(players).map((seat) => `${makeSeat(seat)} take 1`),
    'A play H1 tel 2',
    'B play P1 note',
    ...own,
  ];
  for (const [id, event] of tries.entries()) {
    const who = person(viewer === 'table' ? 9 : viewer);
    const outcome = await table.perform({ type: 'act', table: table.fixed.code, id: `${id}`, event }, who);
    answers.push(
      'refused' in outcome ? JSON.stringify(outcome.refused) : event === own[0] ? 'ok' : `ok ${event}`,
    );
    if ('seq' in outcome) break; // later answers may differ: something was dealt
  }
  return answers;
}

/** Stellarion hides nothing from anybody. */
const SECRETIVE = GAMES.map(({ game }) => game).filter(({ id }) => id !== 'stellarion');

describe.each(SECRETIVE)('what a viewer is sent: $id', (game) => {
  it('is the same in two worlds that differ only in what is hidden', async () => {
    const stores = worlds();
    const rng = createRng(20);
    let compared = 0;
    const wanted = long ? 400 : 10;
    for (let tries = 0; tries < wanted * 3 && compared < wanted; tries++) {
      const twin = someTwin(game, rng);
      if (twin === undefined) continue;
      const settings = {
        game: game.id,
        options: {},
        seats: seatsOf(twin.players).map(() => ({ kind: 'person' as const })),
        access: 'link' as const,
        pace: { kind: 'none' as const },
        outOfTime: 'stand-in' as const,
        spectators: true,
        chat: 'free' as const,
        start: 'full' as const,
      };
      const sitters = seatsOf(twin.players).map((seat) => ({ seat, guest: person(seat) }));
      const opening = openTable({ game, settings, opener: 'guest0', sitters, now: NOW });
      // Only up to the start: the worlds have their own deal.
      const bodies = opening.bodies.slice(0, 2 + twin.players);
      const bytes = await Promise.all(
        [twin.here, twin.there].map((events, index) =>
          bytesOf(stores[index] as Sql, twin, {
            game,
            events,
            opening: { ...opening, bodies, deadlines: [] },
          }),
        ),
      );
      const [here = [], there = []] = bytes;
      // Shows only the first difference: the whole would fill the screen.
      const at = here.findIndex((text, index) => text !== there[index]);
      expect(at < 0 ? undefined : [here[at], there[at]]).toBeUndefined();
      expect(there).toHaveLength(here.length);
      expect(bytes[0]?.join('')).not.toContain(opening.row.seed);
      compared++;
    }
    // In Star Explorer only simultaneous drawings are hidden.
    expect(compared).toBeGreaterThanOrEqual(game.id === 'stellar' ? wanted : 1);
  });
});

it('in Stellarion everybody is sent the same, for nothing is hidden and nothing is stored that nobody knows', async () => {
  const game = GAMES.find(({ game: { id } }) => id === 'stellarion')?.game as Game;
  const [sql] = worlds() as [Sql];
  const settings = {
    game: game.id,
    options: {},
    seats: [{ kind: 'person' as const }, { kind: 'person' as const }],
    access: 'link' as const,
    pace: { kind: 'none' as const },
    outOfTime: 'stand-in' as const,
    spectators: true,
    chat: 'free' as const,
    start: 'full' as const,
  };
  const sitters = seatsOf(2).map((seat) => ({ seat, guest: person(seat) }));
  const opening = openTable({ game, settings, opener: 'guest0', sitters, now: NOW });
  await createTable(sql, opening);
  const { table } = await listen(sql, opening.row.code, 0);
  const rng = createRng(7);
  for (let move = 0; move < 40; move++) {
    const state = table.state.course?.state;
    const awaiting = game.awaiting(state);
    if (awaiting.kind !== 'seats') break;
    const seat = awaiting.seats[0] as 0 | 1;
    const action = randomAction(game, state, { seat, rng });
    const event = game.notation.makeEvent({ by: seat, action });
    const done = await table.perform(
      { type: 'act', table: table.fixed.code, id: `${move}`, event },
      person(seat),
    );
    expect(done).toHaveProperty('seq');
  }
  const told = await Promise.all(
    ([0, 1, 'table'] as const).map(async (viewer) => {
      const { sent } = await listen(sql, opening.row.code, viewer);
      return sent.join('').replace(/"you":"\w+"/, '');
    }),
  );
  expect(told[0]).toContain('"event"');
  expect(told[1]).toBe(told[0]);
  expect(told[2]).toBe(told[0]);
  expect(told[0]).not.toContain(opening.row.seed);
});
