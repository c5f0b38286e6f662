// Arena and duplicate: points, pairs and standings.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arenaPoints,
  arenaStandings,
  bestOfDeals,
  cupStandings,
  type Free,
  type Outcome,
  pairArena,
  type TournamentGame,
} from '../../src/index.ts';

const NOW = 1_000_000;
const free = (guest: string, more: Partial<Free> = {}): Free => ({
  guest,
  rating: 1500,
  since: NOW,
  ...more,
});

describe('arena', () => {
  it('counts 2 for a win, 1 for a shared one, and 4 from the third win in a row on', () => {
    const outcomes: Outcome[] = ['won', 'won', 'won', 'won', 'shared', 'won', 'lost', 'none', 'won'];
    expect(arenaPoints(outcomes)).toEqual([2, 2, 4, 4, 1, 2, 0, 0, 2]);
  });

  it('pairs nobody with themselves, nobody twice, nobody apart, and leaves at most who has nobody', () => {
    const name = fc.integer({ min: 0, max: 12 }).map((n) => `guest ${n}`);
    const crowd = fc.uniqueArray(name, { minLength: 2, maxLength: 13 });
    const games = fc.array(fc.tuple(name, name, fc.constantFrom<Outcome>('won', 'lost', 'shared')));
    fc.assert(
      fc.property(crowd, games, fc.array(fc.tuple(name, name), { maxLength: 6 }), (guests, met, apart) => {
        const played = met.flatMap(([one, two, outcome], round): TournamentGame[] =>
          one === two ? [] : [{ round, one, two, outcome }],
        );
        const pairs = pairArena(
          guests.map((guest) => free(guest, { since: NOW - 60_000 })),
          { now: NOW, games: played, apart },
        );
        const names = pairs.flat();
        expect(new Set(names).size).toBe(names.length);
        for (const pair of pairs)
          expect(apart.some((each) => [...each].sort().join() === [...pair].sort().join())).toBe(false);
        if (apart.length === 0) expect(guests.length - names.length).toBe(guests.length % 2);
      }),
    );
  });

  it('lets neighbours meet, and not the same two again before they have waited', () => {
    const games: TournamentGame[] = [
      { round: 1, one: 'ada', two: 'ben', outcome: 'won' },
      { round: 2, one: 'cleo', two: 'dora', outcome: 'won' },
    ];
    const all = ['ada', 'ben', 'cleo', 'dora'].map((guest) => free(guest));
    const sides = (pairs: readonly (readonly string[])[]) => pairs.map((pair) => [...pair].sort().join());
    expect(sides(pairArena(all, { now: NOW, games, apart: [] }))).toEqual(['ada,cleo', 'ben,dora']);
    const two = all.slice(0, 2);
    expect(pairArena(two, { now: NOW, games, apart: [] })).toEqual([]);
    // Ben sat second before, so he sits first now.
    expect(pairArena(two, { now: NOW + 20_000, games, apart: [] })).toEqual([['ben', 'ada']]);
  });

  it('of two with as many points, who needed fewer games stands before the other', () => {
    const games: TournamentGame[] = [
      { round: 1, one: 'ada', two: 'ben', outcome: 'shared' },
      { round: 2, one: 'ada', two: 'cleo', outcome: 'lost' },
      { round: 3, one: 'dora', two: 'cleo', outcome: undefined },
    ];
    const rows = arenaStandings(
      ['ada', 'ben', 'cleo', 'dora'].map((guest) => free(guest)),
      games,
    );
    expect(rows).toEqual([
      { guest: 'cleo', points: 2, games: [2], rank: 1 },
      { guest: 'ben', points: 1, games: [1], rank: 2 },
      { guest: 'ada', points: 1, games: [1, 0], rank: 3 },
      { guest: 'dora', points: 0, games: [], rank: 4 },
    ]);
  });
});

describe('duplicate', () => {
  const results = [
    { guest: 'ada', deal: 1, points: 92 },
    { guest: 'ada', deal: 2, points: 78 },
    { guest: 'ben', deal: 1, points: 86 },
    { guest: 'ben', deal: 2, points: 84 },
    { guest: 'cleo', deal: 2, points: 90 },
  ];

  it('adds the points of the deals up, and shares places', () => {
    expect(cupStandings(['ada', 'ben', 'cleo', 'dora'], results, 2)).toEqual([
      { guest: 'ada', total: 170, deals: [92, 78], rank: 1 },
      { guest: 'ben', total: 170, deals: [86, 84], rank: 1 },
      { guest: 'cleo', total: 90, deals: [undefined, 90], rank: 3 },
      { guest: 'dora', total: 0, deals: [undefined, undefined], rank: 4 },
    ]);
  });

  it('knows the best of each deal', () => {
    expect(bestOfDeals(results, 3)).toEqual([92, 90, undefined]);
  });
});
