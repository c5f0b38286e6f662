// Odds, readiness, and the test for games that cannot be won.
import { walk } from '@planisphere/testkit';
import { describe, expect, it } from 'vitest';
import { cardOf, isHopeless, odds, planOdds, readiness, stellarion } from '../src/index.ts';
import { after, at } from './at.ts';
import { setups } from './setups.ts';

const Sa = cardOf(0, 0);
const Na = cardOf(0, 1);
const Pa = cardOf(0, 3);

describe('odds', () => {
  it('count the cards under the one that shows', () => {
    const [alpha] = odds(at({}));
    expect(alpha).toEqual({
      deck: 0,
      total: 7,
      next: [
        { card: Sa, weight: 1 },
        { card: Na, weight: 2 },
        { card: cardOf(0, 2), weight: 2 },
        { card: Pa, weight: 2 },
      ],
    });
  });

  it('are certain where the next card is known, and empty where there is none', () => {
    expect(odds(at({ decks: { alpha: '^SaPa*' } }))[0]).toEqual({
      deck: 0,
      total: 1,
      next: [{ card: Pa, weight: 1 }],
    });
    const last = at({ decks: { alpha: '^Sa' }, discards: { alpha: 'SaNaNaTaTaPaPa' } });
    expect(odds(last)[0]).toEqual({ deck: 0, total: 0, next: [] });
  });

  it('agree with the weights of chance at every reveal of a game', () => {
    for (const setup of setups.slice(0, 16)) {
      walk(setup, 3, ({ course: { state, awaiting } }) => {
        const { kind, deck } = state.stage;
        if (awaiting.kind !== 'chance' || (kind !== 'reveal' && kind !== 'opening')) return;
        const cards = awaiting.outcomes.map(({ outcome, weight }) => ({
          card: outcome.kind === 'show' ? outcome.card : -1,
          weight,
        }));
        expect(odds(state)[deck!]!.next).toEqual(cards);
      });
    }
  });

  it('tell how likely a plan is to show a card', () => {
    const position = at({});
    const reveal = { by: 'reveal', deck: 0 } as const;
    expect(planOdds(position, { wanted: [Na], looks: [reveal] })).toEqual({ weight: 2, total: 7 });
    expect(planOdds(position, { wanted: [Na], looks: [reveal, { by: 'reveal', deck: 5 }] })).toEqual({
      weight: 24,
      total: 49,
    });
    expect(planOdds(position, { wanted: [Na], looks: [{ by: 'scan', deck: 0 }] })).toEqual({
      weight: 13,
      total: 28,
    });
    expect(planOdds(position, { wanted: [Na, Pa], looks: [{ by: 'shuffle', deck: 0 }] })).toEqual({
      weight: 1,
      total: 2,
    });
    const spent = at({ discards: { alpha: 'NaNa' } });
    expect(planOdds(spent, { wanted: [Na], looks: [{ by: 'shuffle', deck: 0, added: [Na] }] })).toEqual({
      weight: 1,
      total: 7,
    });
    expect(planOdds(position, { wanted: [Na], looks: [] })).toEqual({ weight: 0, total: 1 });
  });
});

describe('readiness', () => {
  it('says what is at hand and what is missing', () => {
    const [alpha, beta] = readiness(at({ decks: { nebula: 'Na' }, stars: 1 }));
    expect(alpha).toEqual({
      galaxy: 0,
      available: [0, 1, 2],
      missing: [3],
      voyagesLeft: 2,
      accessible: true,
      takers: [0],
      payable: 'star',
    });
    expect(beta).toMatchObject({ available: [0, 1, 3], missing: [2], payable: 'star' });
  });

  it('knows which voyages lie uncovered', () => {
    const lines = readiness(at({ table: 'solo+mirrors', voyages: 'ab|ad', piles: 'abggd' }));
    expect(lines.map(({ accessible }) => accessible)).toEqual([true, false, false, false]);
  });
});

describe('a game that cannot be won', () => {
  it('lacks cards for the voyages that are left', () => {
    const empty = {
      beta: '-',
      gamma: '-',
      delta: '-',
      nebula: '-',
      stars: '-',
      planet: '-',
      ship: '^SaSb',
    } as const;
    const told = { decks: empty, discards: { ship: 'SaSbSgSgSdSd' } };
    expect(isHopeless(at({ ...told, voyages: 'aabb' }))).toBe(true);
    expect(isHopeless(at({ ...told, voyages: 'a' }))).toBe(false);
    expect(isHopeless(at({}))).toBe(false);
  });

  it('lacks a card that no nebula can bring back', () => {
    const decks = { beta: '^PbPbSb', nebula: '-' } as const;
    const discards = { alpha: 'NaNa', beta: 'SbNbNbTbTb', gamma: 'NgNg', delta: 'NdNd' };
    expect(isHopeless(at({ decks, discards, voyages: 'a' }))).toBe(true);
    expect(isHopeless(at({ decks, discards, voyages: 'a', stars: 1 }))).toBe(false);
  });

  it('has the sun too near for the Launches that are left', () => {
    const few = {
      alpha: '^SaNaTaPaSaNaTaPa',
      beta: '-',
      gamma: '-',
      delta: '-',
      ship: '^SaSb',
      nebula: '-',
      stars: '-',
      planet: '-',
    } as const;
    const discards = { ship: 'SaSbSgSgSdSd' };
    expect(isHopeless(at({ table: 'solo+sun', decks: few, discards, voyages: 'aa', sun: '15:-:0' }))).toBe(
      false,
    );
    expect(isHopeless(at({ table: 'solo+sun', decks: few, discards, voyages: 'aab', sun: '15:-:0' }))).toBe(
      true,
    );
  });

  it('is never won: nothing that was called hopeless was', () => {
    let called = 0;
    for (const [index, setup] of setups.entries()) {
      const seen: boolean[] = [];
      const course = walk(setup, 50 + index, ({ course: { state } }) => {
        if (['turn', 'over'].includes(state.stage.kind)) seen.push(isHopeless(state));
      });
      const first = seen.indexOf(true);
      if (first >= 0 && first < seen.length - 1) called++;
      if (first >= 0) expect(course.state.ending).not.toBe('won');
      // Once hopeless, always hopeless: the bound never loosens from turn to turn.
      if (first >= 0) expect(seen.slice(first).every((hopeless) => hopeless)).toBe(true);
    }
    expect(called).toBeGreaterThan(5);
  });

  it('goes on all the same', () => {
    const position = at({
      table: 'duo',
      voyages: 'abggdd',
      piles: 'b/a',
      decks: { alpha: 'Sa', nebula: 'Na', stars: 'Ta', planet: 'Pa' },
    });
    const lost = after(position, 'A launch alpha alpha nebula stars planet');
    expect(isHopeless(lost)).toBe(true);
    expect(stellarion.awaiting(lost).kind).toBe('chance');
  });
});
