// Pairing: properties that hold for every crowd of waiting people, and a few crowds by hand.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Apart, NEWCOMER, nextRange, type Pair, pairUp, rangeAt, type Seek } from '../src/index.ts';

const PACES = ['brisk', 'relaxed', 'days'];
const NOW = 1_000_000;
const seek = (guest: string, points: number, more: Partial<Seek> = {}): Seek => ({
  guest,
  rating: { points, deviation: 50 },
  paces: ['relaxed'],
  since: NOW,
  ...more,
});
const pair = (seeks: readonly Seek[], apart: readonly Apart[] = [], now = NOW): readonly Pair[] =>
  pairUp(seeks, { now, paces: PACES, apart });

const someSeek = fc.record({
  guest: fc.integer({ min: 0, max: 30 }).map((n) => `guest ${n}`),
  rating: fc.record({
    points: fc.integer({ min: 900, max: 2300 }),
    deviation: fc.integer({ min: 30, max: 350 }),
  }),
  paces: fc.subarray(PACES),
  since: fc.integer({ min: NOW - 240_000, max: NOW }),
});
const someName = fc.integer({ min: 0, max: 30 }).map((n) => `guest ${n}`);
const crowd = fc.record({
  seeks: fc.uniqueArray(someSeek, { selector: ({ guest }) => guest, maxLength: 30 }),
  apart: fc.array(fc.tuple(someName, someName), { maxLength: 20 }),
});

const isApart = (apart: readonly Apart[], [a, b]: readonly [string, string]): boolean =>
  apart.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** Whether each is in the other's range. */
function areNear(a: Seek, b: Seek, now: number): boolean {
  const inRange = (who: Seek, of: Seek): boolean => {
    const range = rangeAt(of, now);
    return range === undefined || (who.rating.points >= range.low && who.rating.points <= range.high);
  };
  return inRange(a, b) && inRange(b, a);
}

describe('pairing', () => {
  it('pairs nobody with themselves, nobody twice, only who shares a pace and a range, and never who is kept apart', () => {
    fc.assert(
      fc.property(crowd, ({ seeks, apart }) => {
        const of = new Map(seeks.map((each) => [each.guest, each]));
        const pairs = pair(seeks, apart);
        const names = pairs.flatMap(({ guests }) => guests);
        expect(new Set(names).size).toBe(names.length);
        for (const { guests, pace } of pairs) {
          const [a, b] = [of.get(guests[0]) as Seek, of.get(guests[1]) as Seek];
          expect(a.paces).toContain(pace);
          expect(b.paces).toContain(pace);
          expect(areNear(a, b, NOW)).toBe(true);
          expect(isApart(apart, guests)).toBe(false);
        }
      }),
    );
  });

  it('leaves no two who could be paired', () => {
    fc.assert(
      fc.property(crowd, ({ seeks, apart }) => {
        const paired = new Set(pair(seeks, apart).flatMap(({ guests }) => guests));
        const left = seeks.filter(({ guest }) => !paired.has(guest));
        expect(pair(left, apart)).toEqual([]);
        for (const a of left) {
          for (const b of left) {
            if (a === b || isApart(apart, [a.guest, b.guest])) continue;
            expect(areNear(a, b, NOW) && a.paces.some((pace) => b.paces.includes(pace))).toBe(false);
          }
        }
      }),
    );
  });

  it('decides alike in whatever order the rows are read', () => {
    const shuffled = crowd.chain(({ seeks, apart }) =>
      fc.record({
        seeks: fc.constant(seeks),
        other: fc.shuffledSubarray(seeks, { minLength: seeks.length }),
        apart: fc.constant(apart),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ seeks, other, apart }) => {
        expect(pair(other, apart)).toEqual(pair(seeks, apart));
      }),
    );
  });

  it('lets who has waited longest choose, and gives them the nearest', () => {
    const seeks = [
      seek('late', 1500),
      seek('early', 1510, { since: NOW - 5000 }),
      seek('near', 1520),
      seek('far', 1590),
    ];
    expect(pair(seeks)).toEqual([
      { guests: ['early', 'late'], pace: 'relaxed' },
      { guests: ['far', 'near'], pace: 'relaxed' },
    ]);
  });

  it('takes the first pace that both would play', () => {
    const seeks = [
      seek('ada', 1500, { paces: ['days', 'brisk'] }),
      seek('ben', 1500, { paces: ['days', 'relaxed', 'brisk'] }),
    ];
    expect(pair(seeks)).toEqual([{ guests: ['ada', 'ben'], pace: 'brisk' }]);
    expect(pair([seek('ada', 1500, { paces: [] }), seek('ben', 1500)])).toEqual([]);
  });

  it('counts a guest who is listed twice once', () => {
    expect(pair([seek('ada', 1500), seek('ada', 1500)])).toEqual([]);
  });
});

describe('the range', () => {
  const ada = seek('ada', 1540);

  it('grows with every step, and in the end is anybody', () => {
    const at = (seconds: number) => rangeAt(ada, NOW + seconds * 1000);
    expect(at(0)).toEqual({ low: 1440, high: 1640 });
    expect(at(19)).toEqual({ low: 1440, high: 1640 });
    expect(at(20)).toEqual({ low: 1400, high: 1680 });
    expect(at(30)).toEqual({ low: 1360, high: 1720 });
    expect(at(179)).toEqual({ low: 800, high: 2280 });
    expect(at(180)).toBeUndefined();
  });

  it('says when it grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 179_999 }), (waited) => {
        const now = NOW + waited;
        const next = nextRange(ada, now) ?? 0;
        expect(rangeAt(ada, now + next - 1)).toEqual(rangeAt(ada, now));
        expect(rangeAt(ada, now + next)).not.toEqual(rangeAt(ada, now));
      }),
    );
    expect(nextRange(ada, NOW + 180_000)).toBeUndefined();
  });

  it('of a newcomer is as wide as what is not known of them, but the others have a say', () => {
    const fresh = seek('fresh', NEWCOMER.points, { rating: NEWCOMER });
    expect(rangeAt(fresh, NOW)).toEqual({ low: 1150, high: 1850 });
    expect(pair([fresh, seek('strong', 1800)])).toEqual([]);
    expect(pair([fresh, seek('strong', 1800)], [], NOW + 70_000)).toHaveLength(1);
  });
});
