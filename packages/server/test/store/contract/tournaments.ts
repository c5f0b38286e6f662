// Tournaments by nodes that share only the database.
import type { TournamentForm } from '@planisphere/protocol';
import { expect, it } from 'vitest';
import { Tournaments } from '../../../src/people/tournaments/tournaments.ts';
import { createGuest, deleteGuest, readGuest, setMute } from '../../../src/store/guests.ts';
import type { Sql } from '../../../src/store/sql.ts';
import { readGames, readTournament } from '../../../src/store/tournaments.ts';
import { infoOfGuest } from '../../../src/table/guest-info.ts';
import { LogCache } from '../../../src/table/log-cache.ts';
import { Tables } from '../../../src/table/tables.ts';
import { device, guest, unique } from './samples.ts';

const MINUTE = 60_000;

/** A site with two nodes, and people who come to it. */
export class Site {
  now = 1_900_000_000_000 + unique() * 3_600_000;
  readonly sql: Sql;
  readonly nodes: readonly Tournaments[];
  readonly tables: Tables;

  /** Restores a site at this moment: its nodes are new and know only the rows. */
  constructor(sql: Sql, now?: number) {
    this.sql = sql;
    if (now !== undefined) this.now = now;
    this.tables = new Tables(
      {
        ...{ sql, logs: new LogCache(1000), now: () => this.now, present: async () => this.now },
        ...{
          lostSince: () => 0,
          isHere: async () => false,
          written: () => undefined,
          opened: () => undefined,
        },
      },
      1000,
    );
    this.nodes = [0, 1].map(
      () => new Tournaments({ sql, tables: this.tables, now: () => this.now, wake: () => undefined }),
    );
  }

  get node(): Tournaments {
    return this.nodes[0] as Tournaments;
  }

  async arrive(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => `person ${unique()}`);
    for (const id of ids) await createGuest(this.sql, guest(id), device(`${id} phone`));
    return ids;
  }

  make(form: TournamentForm, maker = 'maker'): Promise<string> {
    return this.node.make(maker, {
      ...{ name: 'Friday under the dome', game: 'stellar', form, starts: this.now + MINUTE, access: 'open' },
    });
  }

  /** Moves time on: everybody gives a sign of life, and both nodes act at once. */
  async pass(id: string, milliseconds: number, people: readonly string[] = []): Promise<void> {
    this.now += milliseconds;
    for (const each of people) await this.node.note(id, each);
    await Promise.all(
      this.nodes.map((node) => node.meet({ code: '', kind: 'tournament', subject: id, due: 0 })),
    );
  }

  /** This player gives up at the table. */
  async resign(code: string, who: string): Promise<void> {
    const row = await readGuest(this.sql, who);
    if (row === undefined) throw new Error(`no guest ${who}`);
    const table = await this.tables.get(code);
    const outcome = await table?.perform(
      { type: 'resign', table: code, id: `${unique()}` },
      infoOfGuest(row),
    );
    expect(outcome).toHaveProperty('seq');
  }

  async page(id: string, who?: string, from = 0) {
    const page = await this.node.pages.read(id, { guest: who, from, round: undefined, now: this.now });
    if (page === undefined) throw new Error(`no tournament ${id}`);
    return page;
  }
}

export function tournamentsContract(open: () => Promise<Sql>): void {
  it('an arena pairs who is free, counts, pairs again, and ends with its last game', async () => {
    const site = new Site(await open());
    const people = await site.arrive(4);
    const id = await site.make({ kind: 'arena', pace: 'brisk', minutes: 10 });
    for (const each of people) expect(await site.node.enter(id, each)).toBeUndefined();
    await site.pass(id, 0);
    expect(await readGames(site.sql, id)).toEqual([]); // it has not begun
    await site.pass(id, MINUTE, people);
    const first = await readGames(site.sql, id);
    expect(first.flatMap(({ one, two }) => [one, two]).sort()).toEqual([...people].sort());
    const [game, other] = first;
    if (game === undefined || other === undefined) throw new Error('no games');
    expect((await site.page(id, game.one)).me).toEqual({ state: 'in', rank: 1, table: game.code });
    await site.resign(game.code, game.two);
    await site.pass(id, 1000, people);
    expect((await site.page(id)).standings[0]).toMatchObject({
      guest: { id: game.one },
      points: 2,
      results: [2],
    });
    await site.pass(id, 1000, people);
    expect(await readGames(site.sql, id)).toHaveLength(2); // the same two do not meet again at once
    await site.pass(id, 16_000, people);
    expect(await readGames(site.sql, id)).toHaveLength(3); // but rather than nobody
    expect(await site.node.stay(id, other.one, 'resting')).toBeUndefined();
    await site.resign(other.code, other.two);
    await site.pass(id, 10_000, people);
    expect((await site.page(id, other.one)).me).toMatchObject({ state: 'resting' });
    expect((await readGames(site.sql, id)).filter(({ outcome }) => outcome === '')).toHaveLength(1);
    await site.pass(id, 10 * MINUTE, people);
    expect(await readTournament(site.sql, id)).toMatchObject({ state: 'playing' }); // a game is still running
    const last = (await readGames(site.sql, id)).find(({ outcome }) => outcome === '');
    await site.resign(last?.code ?? '', last?.two ?? '');
    await site.pass(id, 1000, people);
    expect(await readTournament(site.sql, id)).toMatchObject({ state: 'over' });
    const points = (await site.page(id)).standings.map((row) => row.points);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(6); // three games, two points each
    expect(await site.node.enter(id, people[0] as string)).toBeUndefined(); // has already joined
    expect(await site.node.enter(id, 'latecomer')).toBe('too-late');
  });

  it('nobody who is away, or is kept from somebody, is paired with them', async () => {
    const site = new Site(await open());
    const [ada, ben, eve] = (await site.arrive(3)) as [string, string, string];
    const id = await site.make({ kind: 'arena', pace: 'brisk', minutes: 10 });
    for (const each of [ada, ben, eve]) await site.node.enter(id, each);
    await setMute(site.sql, { guest: ada, muted: ben, on: true });
    await site.pass(id, MINUTE, [ada, ben]);
    expect(await readGames(site.sql, id)).toEqual([]);
    await site.pass(id, 1000, [eve]);
    const [game] = await readGames(site.sql, id);
    expect([game?.one, game?.two]).toContain(eve);
  });

  it('plays Swiss rounds, one rests in each, who leaves is paired no more, and the best stands first', async () => {
    const site = new Site(await open());
    const people = await site.arrive(7);
    const id = await site.make({ kind: 'swiss', pace: 'relaxed', rounds: 3 });
    for (const each of people) await site.node.enter(id, each);
    await site.pass(id, MINUTE);
    expect(await site.node.enter(id, 'latecomer')).toBe('too-late');
    const rank = (each: string): number => people.indexOf(each);
    for (let round = 1; round <= 3; round++) {
      expect(await readTournament(site.sql, id)).toMatchObject({ state: 'playing', round });
      const games = (await readGames(site.sql, id)).filter((each) => each.round === round);
      const there = round === 3 ? people.slice(0, 6) : people;
      expect(games.flatMap(({ one, two }) => (two === '' ? [one] : [one, two])).sort()).toEqual(
        [...there].sort(),
      );
      for (const { one, two, code, outcome } of games) {
        if (two === '') expect(outcome).toBe('rest');
        else await site.resign(code, rank(one) < rank(two) ? two : one);
      }
      if (round === 2) await site.node.stay(id, people[6] as string, 'out');
      await site.pass(id, 5000);
    }
    expect(await readTournament(site.sql, id)).toMatchObject({ state: 'over', round: 3 });
    const games = await readGames(site.sql, id);
    const met = games.flatMap(({ one, two }) => (two === '' ? [] : [[one, two].sort().join()]));
    expect(new Set(met).size).toBe(met.length);
    const rested = games.flatMap(({ one, two }) => (two === '' ? [one] : []));
    expect(new Set(rested).size).toBe(rested.length);
    const { standings } = await site.page(id);
    expect(standings[0]).toMatchObject({ guest: { id: people[0] }, points: 3, rank: 1 });
    expect(standings.reduce((sum, row) => sum + row.points, 0)).toBe(games.length);
  });

  it('goes on when somebody in it is deleted', async () => {
    const site = new Site(await open());
    const people = await site.arrive(4);
    const id = await site.make({ kind: 'swiss', pace: 'relaxed', rounds: 2 });
    for (const each of people) await site.node.enter(id, each);
    await site.pass(id, MINUTE);
    const games = await readGames(site.sql, id);
    for (const { code, two } of games) await site.resign(code, two);
    await deleteGuest(site.sql, games[0]?.two ?? '');
    await site.pass(id, 5000);
    const { standings, tournament } = await site.page(id);
    expect(tournament).toMatchObject({ round: 2 });
    expect(standings.filter(({ points }) => points >= 1)).toHaveLength(3); // two winners and a bye
  });

  it('deals everybody the same in a cup, keeps it sealed until the end, and shows what one has played', async () => {
    const site = new Site(await open());
    const [ada, ben] = (await site.arrive(2)) as [string, string];
    const id = await site.make({ kind: 'cup', deals: 2, minutes: 60 });
    expect(await site.node.play(id, ada, 1)).toBe('too-early');
    await site.pass(id, MINUTE);
    const codes: string[] = [];
    for (const each of [ada, ben, ada]) {
      const begun = await site.node.play(id, each, 1);
      if (typeof begun !== 'object') throw new Error(begun);
      codes.push(begun.code);
    }
    expect(codes[2]).toBe(codes[0]); // started only once
    expect(await site.node.play(id, ada, 3)).toBe('not-found');
    const [one, two] = await Promise.all(codes.slice(0, 2).map((code) => site.tables.get(code)));
    expect(one?.fixed.seed).toBe(two?.fixed.seed);
    expect((await readGames(site.sql, id)).filter((game) => game.one === '')).toHaveLength(1); // that of par
    await site.resign(codes[0] ?? '', ada);
    await site.pass(id, 1000);
    expect(one?.info().end).not.toHaveProperty('seed');
    const rows = await site.page(id, ben);
    expect(rows.standings.map(({ results }) => results)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await site.page(id, ada)).standings.find((row) => row.guest.id === ada)?.results).toEqual([
      0,
      null,
    ]);
    await site.pass(id, 60 * MINUTE);
    expect(await readTournament(site.sql, id)).toMatchObject({ state: 'over' });
    expect(one?.info().end).toHaveProperty('seed');
    expect(await site.node.play(id, ben, 2)).toBe('too-late');
  });

  it('is changed and called off by its maker only, and only before it starts', async () => {
    const site = new Site(await open());
    const form: TournamentForm = { kind: 'swiss', pace: 'days', rounds: 3 };
    const id = await site.make(form, 'ada');
    const wanted = {
      name: 'Later',
      game: 'stellar',
      form,
      starts: site.now + 2 * MINUTE,
      access: 'link',
    } as const;
    expect(await site.node.edit(id, 'eve', wanted)).toBe('not-yours');
    expect(await site.node.edit(id, 'ada', wanted)).toBeUndefined();
    expect((await site.page(id)).tournament).toMatchObject({ name: 'Later', access: 'link' });
    expect(await site.node.cancel(id, 'eve')).toBe('not-yours');
    expect(await site.node.cancel('nowhere', 'ada')).toBe('not-found');
    expect(await site.node.cancel(id, 'ada')).toBeUndefined();
    expect(await readTournament(site.sql, id)).toBeUndefined();
    const lonely = await site.make(form, 'ada');
    await site.pass(lonely, MINUTE);
    expect(await readTournament(site.sql, lonely)).toMatchObject({ state: 'over' }); // nobody came
    expect(await site.node.cancel(lonely, 'ada')).toBe('too-late');
  });
}
