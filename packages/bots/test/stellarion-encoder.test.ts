// The questions of Stellarion's net: every answer is one of its question's, galaxies are alike, and plans are valued by
// what the rules say.
import { createRng } from '@planisphere/core';
import type { Position } from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import { Dice } from '../src/bot/dice.ts';
import { evaluatorIn, plainMemory } from '../src/net/evaluator.ts';
import { LaunchChances, proofChance } from '../src/stellarion/chances.ts';
import { Encoder } from '../src/stellarion/encoder.ts';
import { type Judge, marginNow, NetJudge } from '../src/stellarion/judge.ts';
import * as c from '../src/stellarion/kernel/cells.ts';
import { isChance } from '../src/stellarion/kernel/legal.ts';
import { writeWorld } from '../src/stellarion/kernel/world.ts';
import { STELLARION_NET } from '../src/stellarion/net.ts';
import { Plans } from '../src/stellarion/plans.ts';
import { QUESTIONS } from '../src/stellarion/questions.ts';
import { SelfPlay } from '../src/stellarion/self-play.ts';
import { Traits } from '../src/stellarion/traits.ts';
import { someDecisions } from './stellarion-walk.ts';

const asked = someDecisions(5);
const bases = Object.values(QUESTIONS.bases).toSorted((a, b) => a.at - b.at);

function worldOf(view: Position): c.World {
  const w = c.createWorld();
  writeWorld(view, w);
  return w;
}

function answersOf(w: c.World): Uint16Array {
  const out = new Uint16Array(QUESTIONS.places);
  new Encoder(out).encode(w);
  return out;
}

/** The world with two galaxies exchanged everywhere. */
function exchanged(w: c.World, a: number, b: number): c.World {
  const x = w.slice();
  const galaxy = (g: number): number => (g === a ? b : g === b ? a : g);
  const nibbles = (counts: number): number =>
    [0, 1, 2, 3].reduce((sum, g) => sum | (((counts >> (4 * g)) & 15) << (4 * galaxy(g))), 0);
  const heap = (cards: number): number =>
    (cards & 0xf00) | [0, 1, 2, 3].reduce((sum, g) => sum | (((cards >> (2 * g)) & 3) << (2 * galaxy(g))), 0);
  const run = (cards: number): number => {
    const bits = 31 - Math.clz32(cards);
    let sum = 1 << bits;
    for (let at = 0; at < bits; at += 3) {
      const face = (cards >> at) & 7;
      sum |= (face < 4 ? galaxy(face) : face) << at;
    }
    return sum;
  };
  const column = (cards: number): number => {
    const bits = 31 - Math.clz32(cards);
    let sum = 1 << bits;
    for (let at = 0; at < bits; at += 2) sum |= galaxy((cards >> at) & 3) << at;
    return sum;
  };
  for (const cell of [c.OUTPOST, c.OF_TYPE, c.VOYAGES, c.WON, c.WON + 1]) x[cell] = nibbles(w[cell]!);
  for (let deck = 0; deck < 4; deck++)
    for (const cells of [c.TOP, c.REST, c.BOTTOM, c.DISCARD, c.HELD])
      x[cells + galaxy(deck)] = w[cells + deck]!;
  for (let deck = 4; deck < 8; deck++) {
    x[c.TOP + deck] = run(w[c.TOP + deck]!);
    x[c.BOTTOM + deck] = run(w[c.BOTTOM + deck]!);
    x[c.REST + deck] = heap(w[c.REST + deck]!);
    x[c.DISCARD + deck] = heap(w[c.DISCARD + deck]!);
    x[c.HELD + deck] = heap(w[c.HELD + deck]!);
  }
  const up = w[c.UP]!;
  x[c.UP] = (up & 0xf0) | [0, 1, 2, 3].reduce((sum, g) => sum | (((up >> g) & 1) << galaxy(g)), 0);
  for (let side = 0; side < 2; side++) x[c.COLUMNS + side] = column(w[c.COLUMNS + side]!);
  return x;
}

/** A judge that likes plans with voyages. */
const eager: Judge = {
  chance: 0,
  margin: 0,
  begin: () => undefined,
  worth(w) {
    this.margin = marginNow(w);
    return this.margin;
  },
};

describe('the questions of Stellarion', () => {
  it('are all answered within their answers', () => {
    for (const { view } of asked) {
      const answers = answersOf(worldOf(view));
      bases.forEach(({ id, at }, index) => {
        const next = bases[index + 1];
        const [end, last] = [next?.id ?? QUESTIONS.inputs, next?.at ?? QUESTIONS.places];
        for (let place = at; place < last; place++) {
          const answer = answers[place]!;
          expect(answer === 0 || (answer >= id && answer < end)).toBe(true);
        }
      });
    }
  });

  it('are answered alike by an encoder that has seen other worlds', () => {
    const out = new Uint16Array(QUESTIONS.places);
    const encoder = new Encoder(out);
    const plans = new Plans(eager);
    for (const { view } of asked) {
      const w = worldOf(view);
      for (let step = 0; step < 2; step++) {
        encoder.encode(w);
        expect(out.join()).toBe(answersOf(w).join());
        if (w[c.STAGE] === c.OVER_STAGE || isChance(w[c.STAGE]!)) break;
        plans.list(w);
        plans.follow(w, plans.count - 1);
      }
    }
  });

  it('are answered alike when galaxies change places', () => {
    for (const { view } of asked) {
      const w = worldOf(view);
      const own = [...answersOf(w)].toSorted((a, b) => a - b);
      for (const [a, b] of [
        [0, 1],
        [1, 3],
        [2, 3],
      ] as const)
        expect([...answersOf(exchanged(w, a, b))].toSorted((x, y) => x - y)).toEqual(own);
    }
  });

  it('know the odds of the next cards', () => {
    const traits = new Traits();
    const chances = new LaunchChances();
    for (const { view } of asked) {
      traits.read(worldOf(view));
      for (let galaxy = 0; galaxy < 4; galaxy++) {
        chances.read(traits, galaxy);
        expect(chances.whole).toBeGreaterThanOrEqual(0);
        expect(chances.whole + chances.nearly).toBeLessThanOrEqual(1 + 1e-9);
        if (traits.hands[galaxy] === 0b1111) expect(chances.whole).toBeCloseTo(1, 9);
      }
      for (let type = 0; type < 4; type++) {
        const chance = proofChance(traits, type);
        expect(chance).toBeGreaterThanOrEqual(-1e-9);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('plans', () => {
  it('can be carried out, and the best does what the judge likes', () => {
    const plans = new Plans(eager);
    for (const { view } of asked) {
      const w = worldOf(view);
      plans.list(w);
      expect(plans.count).toBeGreaterThan(0);
      const best = plans.best();
      const before = marginNow(w);
      plans.follow(w, best);
      if (w[c.STAGE] !== c.SCAN_STAGE) expect(marginNow(w)).toBeGreaterThanOrEqual(before);
    }
  });
});

describe('self-play', () => {
  it('plays whole games of all set-ups and remembers its moments', () => {
    const memory = plainMemory(STELLARION_NET, 1);
    const play = new SelfPlay(evaluatorIn(memory, 0), new Dice(createRng(4)));
    for (let game = 0; game < 6; game++) {
      const { chance, margin } = play.play();
      expect(chance === 0 || chance === 1).toBe(true);
      expect(chance === 1 ? margin === 0 : margin < 0).toBe(true);
      expect(play.episode.count).toBeGreaterThan(5);
    }
  });

  it('judges a lost game as lost', () => {
    const judge = new NetJudge(evaluatorIn(plainMemory(STELLARION_NET, 1), 0));
    const w = worldOf(asked[0]!.view);
    w[c.STAGE] = c.OVER_STAGE;
    w[c.ENDING] = c.STUCK;
    judge.worth(w);
    expect(judge.chance).toBe(0);
  });
});
