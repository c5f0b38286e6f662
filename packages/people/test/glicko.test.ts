// Glicko-2: the example of the paper, and properties of every game.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  expectedScore,
  type Finisher,
  intervalOf,
  rated,
  rested,
  type Standing,
  UNRATED,
} from '../src/index.ts';

const standing = fc.record({
  points: fc.double({ min: 600, max: 2600, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.09, noNaN: true }),
});

const finishers = fc
  .array(
    fc.record({ standing, place: fc.integer({ min: 1, max: 4 }), since: fc.integer({ min: 0, max: 1e10 }) }),
    {
      minLength: 2,
      maxLength: 4,
    },
  )
  .map((all): Finisher[] => all.map((each, index) => ({ ...each, id: `guest${index}` })));

describe('Glicko-2', () => {
  it('the example of the paper (page 4): 1500 ±200 after a win and two losses', () => {
    const result = (points: number, deviation: number, score: number) => ({
      ...{ opponent: { points, deviation }, score, weight: 1 },
    });
    const after = rated({ points: 1500, deviation: 200, volatility: 0.06 }, [
      result(1400, 30, 1),
      result(1550, 100, 0),
      result(1700, 300, 0),
    ]);
    expect(after.points).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('without a game only the deviation grows (step 6): 200 becomes 200.27', () => {
    const after = rated({ points: 1500, deviation: 200, volatility: 0.06 }, []);
    expect(after.points).toBe(1500);
    expect(after.deviation).toBeCloseTo(200.2714, 3);
  });

  it('a rest of a year doubles a small deviation, and nobody is known less than a newcomer', () => {
    const known = { points: 1600, deviation: 50, volatility: 0.06 };
    expect(rested(known, 365 * 86_400_000).deviation).toBeCloseTo(104.8, 0);
    expect(rested(known, 0)).toEqual(known);
    expect(rested(UNRATED, 1e12).deviation).toBe(350);
    expect(intervalOf(known)).toBe(98);
  });

  it('expects both shares to add up to one, and more of the better', () => {
    fc.assert(
      fc.property(standing, standing, (one, two) => {
        expect(expectedScore(one, two) + expectedScore(two, one)).toBeCloseTo(1, 9);
        if (one.points > two.points) expect(expectedScore(one, two)).toBeGreaterThanOrEqual(0.5);
      }),
    );
  });
});

describe('what a game changes', () => {
  it('the shares of the points add up, and winners never fall', () => {
    fc.assert(
      fc.property(finishers, (all) => {
        const changes = changesOf(all);
        expect(changes.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
        const sum = changes.reduce((total, { score }) => total + score, 0);
        expect(sum).toBeCloseTo(all.length / 2, 9);
        for (const { score, before, after } of changes) {
          if (score === 1) expect(after.points).toBeGreaterThan(before.points);
          if (score === 0) expect(after.points).toBeLessThan(before.points);
          expect(after.deviation).toBeGreaterThanOrEqual(30);
          expect(after.deviation).toBeLessThanOrEqual(350);
        }
      }),
    );
  });

  it('does not depend on the order in which the players are named', () => {
    fc.assert(
      fc.property(finishers, (all) => {
        const byId = new Map(changesOf(all).map((each) => [each.id, each]));
        for (const each of changesOf(all.toReversed())) {
          const same = byId.get(each.id);
          expect(each.after.points).toBeCloseTo(same?.after.points ?? 0, 6);
          expect(each.after.deviation).toBeCloseTo(same?.after.deviation ?? 0, 6);
        }
      }),
    );
  });

  it('leaves bots where they are, and nobody has a result against themselves', () => {
    const human: Standing = UNRATED;
    const bot: Standing = { points: 1900, deviation: 30, volatility: 0.06 };
    const changes = changesOf([
      { id: 'ada', place: 1, standing: human, since: 0 },
      { id: 'bot', place: 2, standing: bot, since: 0, fixed: true },
    ]);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.id).toBe('ada');
    expect(changes[0]?.after.points).toBeGreaterThan(1700);
    expect(changesOf([{ id: 'ada', place: 1, standing: human, since: 0 }])).toEqual([]);
  });
});
