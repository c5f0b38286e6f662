// Swiss: properties that hold for every field, every result and every departure, and small tournaments by hand.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Entrant,
  mostRounds,
  type Outcome,
  pairSwiss,
  roundsFor,
  swissStandings,
  type TournamentGame,
} from '../../src/index.ts';

const people = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({ guest: `guest ${index}`, rating: 2000 - 10 * index }));
const OUTCOMES: readonly Outcome[] = ['won', 'lost', 'shared', 'none'];

/** A whole tournament; people who leave after a round are not paired again. */
function play(
  entrants: readonly Entrant[],
  rounds: number,
  { outcome, leaves = () => false }: { outcome: () => Outcome; leaves?: (guest: string) => boolean },
): { games: TournamentGame[]; resting: string[][]; left: Set<string> } {
  const games: TournamentGame[] = [];
  const resting: string[][] = [];
  const left = new Set<string>();
  for (let round = 1; round <= rounds; round++) {
    const there = entrants.filter(({ guest }) => !left.has(guest));
    const { pairs, resting: idle } = pairSwiss({ entrants: there, games, apart: [] });
    const names = [...pairs.flat(), ...idle].sort();
    expect(names).toEqual(there.map(({ guest }) => guest).sort());
    for (const [one, two] of pairs) games.push({ round, one, two, outcome: outcome() });
    for (const one of idle) games.push({ round, one, two: undefined, outcome: 'won' });
    resting.push([...idle]);
    for (const { guest } of there) if (leaves(guest)) left.add(guest);
  }
  return { games, resting, left };
}

const meetings = (games: readonly TournamentGame[]): string[] =>
  games.flatMap(({ one, two }) => (two === undefined ? [] : [[one, two].sort().join(' – ')]));

describe('swiss', () => {
  it('nobody meets twice, nobody plays themselves, one rests with an odd number and never twice, whatever happens', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 23 }),
        fc.infiniteStream(fc.constantFrom(...OUTCOMES)),
        (count, outcomes) => {
          const { games, resting } = play(people(count), Math.min(7, mostRounds(count)), {
            outcome: () => outcomes.next().value,
          });
          const all = meetings(games);
          expect(new Set(all).size).toBe(all.length);
          for (const { one, two } of games) expect(one).not.toBe(two);
          for (const idle of resting) expect(idle.length).toBe(count % 2);
          const rested = resting.flat();
          expect(new Set(rested).size).toBe(rested.length);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('nobody meets twice when people leave and many more rounds are asked for than there can be', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
        (count, dice) => {
          const roll = (): number => dice.next().value;
          const { games } = play(people(count), 12, {
            outcome: () => OUTCOMES[roll() % 4] as Outcome,
            leaves: () => roll() === 0,
          });
          const all = meetings(games);
          expect(new Set(all).size).toBe(all.length);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('points add up: each game gives one point in all, unless it was broken off; who rests has one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 16 }),
        fc.infiniteStream(fc.constantFrom(...OUTCOMES)),
        (count, outcomes) => {
          const entrants = people(count);
          const { games } = play(entrants, Math.min(5, mostRounds(count)), {
            outcome: () => outcomes.next().value,
          });
          const given = swissStandings(entrants, games).reduce((sum, { points }) => sum + points, 0);
          expect(given).toBe(games.filter(({ outcome }) => outcome !== 'none').length);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('pairs the same whatever the order in which the rows are read', () => {
    const entrants = people(11);
    const { games } = play(entrants, 3, { outcome: () => 'won' });
    const moment = { entrants, games, apart: [] };
    expect(pairSwiss({ ...moment, entrants: [...entrants].reverse(), games: [...games].reverse() })).toEqual(
      pairSwiss(moment),
    );
  });

  it('the upper half meets the lower half in the first round, then winners meet winners', () => {
    const entrants = people(8);
    const first = pairSwiss({ entrants, games: [], apart: [] });
    expect(first.pairs.map((pair) => [...pair].sort())).toEqual([
      ['guest 0', 'guest 4'],
      ['guest 1', 'guest 5'],
      ['guest 2', 'guest 6'],
      ['guest 3', 'guest 7'],
    ]);
    const games = first.pairs.map(
      ([one, two]): TournamentGame => ({ round: 1, one, two, outcome: one < two ? 'won' : 'lost' }),
    );
    const second = pairSwiss({ entrants, games, apart: [] });
    for (const [one, two] of second.pairs) {
      const upper = (guest: string): boolean => Number(guest.slice(6)) < 4;
      expect(upper(one)).toBe(upper(two));
    }
  });

  it('keeps those apart who do not want to meet, and lets two rest where nothing else is possible', () => {
    const entrants = people(4);
    const apart = [['guest 0', 'guest 2'] as const];
    const { pairs } = pairSwiss({ entrants, games: [], apart });
    expect(pairs.map((pair) => [...pair].sort().join())).not.toContain('guest 0,guest 2');
    const two = people(2);
    const met: TournamentGame = { round: 1, one: 'guest 0', two: 'guest 1', outcome: 'won' };
    expect(pairSwiss({ entrants: two, games: [met], apart: [] })).toEqual({
      pairs: [],
      resting: ['guest 0', 'guest 1'],
    });
  });

  it('breaks ties by the points of those whom one has met', () => {
    const entrants = people(4);
    const games: TournamentGame[] = [
      { round: 1, one: 'guest 0', two: 'guest 2', outcome: 'won' },
      { round: 1, one: 'guest 1', two: 'guest 3', outcome: 'won' },
      { round: 2, one: 'guest 0', two: 'guest 1', outcome: 'lost' },
      { round: 2, one: 'guest 2', two: 'guest 3', outcome: 'shared' },
    ];
    expect(swissStandings(entrants, games)).toEqual([
      { guest: 'guest 1', points: 2, buchholz: 1.5, rounds: [1, 1], rank: 1 },
      { guest: 'guest 0', points: 1, buchholz: 2.5, rounds: [1, 0], rank: 2 },
      { guest: 'guest 3', points: 0.5, buchholz: 2.5, rounds: [0, 0.5], rank: 3 },
      { guest: 'guest 2', points: 0.5, buchholz: 1.5, rounds: [0, 0.5], rank: 4 },
    ]);
  });

  it('200 people, nine rounds: the strongest win, nobody meets twice, everybody plays', () => {
    const entrants = people(200);
    const strength = new Map(entrants.map(({ guest, rating }) => [guest, rating]));
    const games: TournamentGame[] = [];
    for (let round = 1; round <= 9; round++) {
      const { pairs, resting } = pairSwiss({ entrants, games, apart: [] });
      expect(resting).toEqual([]);
      for (const [one, two] of pairs) {
        const stronger = (strength.get(one) ?? 0) > (strength.get(two) ?? 0);
        games.push({ round, one, two, outcome: stronger ? 'won' : 'lost' });
      }
    }
    const all = meetings(games);
    expect(all.length).toBe(900);
    expect(new Set(all).size).toBe(900);
    const [first] = swissStandings(entrants, games);
    expect(first).toMatchObject({ guest: 'guest 0', points: 9, rank: 1 });
  });

  it('says how many rounds find a winner, and how many there can be', () => {
    expect([2, 4, 5, 16, 17, 32, 200].map(roundsFor)).toEqual([1, 2, 3, 4, 5, 5, 8]);
    expect([2, 3, 4, 5, 6, 9].map(mostRounds)).toEqual([1, 2, 2, 3, 3, 5]);
  });
});
