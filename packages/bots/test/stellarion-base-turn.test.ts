// Random base games are played turn by turn, on decks by number. Here every turn is followed through all throws of the
// dice and through all its events: both must lead to the same positions with the same odds.
import { createRng } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { Dice } from '../src/bot/dice.ts';
import { numberDecks, playBaseTurn, writeDecks } from '../src/stellarion/kernel/base-turn.ts';
import * as c from '../src/stellarion/kernel/cells.ts';
import { chances, drawChance, settleChance } from '../src/stellarion/kernel/chance.ts';
import { COORDINATE, kindOf, LAUNCH } from '../src/stellarion/kernel/codes.ts';
import { powerOf } from '../src/stellarion/kernel/coordination.ts';
import { dealGame } from '../src/stellarion/kernel/deal.ts';
import { isChance, legal, MOST_ACTIONS } from '../src/stellarion/kernel/legal.ts';
import { pick } from '../src/stellarion/kernel/pick.ts';
import { NOTHING } from '../src/stellarion/kernel/pick-steps.ts';
import { heapSize } from '../src/stellarion/kernel/piles.ts';
import { playOut } from '../src/stellarion/kernel/playout.ts';
import { apply } from '../src/stellarion/kernel/step.ts';
import { throwFor } from '../src/stellarion/kernel/throw.ts';

const TURNS = process.env.PLANISPHERE_LONG ? 1000 : 80;
/** With more cards there are too many courses to follow. */
const FEW_CARDS = process.env.PLANISPHERE_LONG ? 12 : 10;
/** Deeds by number: 0 to 7 the four powers, minor and major; 8 a Launch. */
const LAUNCHED = 8;
const DEEDS = 9;

/** Dice that show everything they can, one course after another. */
class Course extends Dice {
  readonly #shows: number[] = [];
  readonly #sides: number[] = [];
  #thrown = 0;

  begin(): void {
    this.#thrown = 0;
  }

  /** Prepares the next course; false if there is none. */
  goOn(): boolean {
    while (this.#shows.length > 0 && this.#shows.at(-1) === this.#sides.at(-1)! - 1) {
      this.#shows.pop();
      this.#sides.pop();
    }
    if (this.#shows.length === 0) return false;
    this.#shows[this.#shows.length - 1]!++;
    return true;
  }

  get odds(): number {
    return this.#sides.reduce((odds, sides) => odds / sides, 1);
  }

  override below(sides: number): number {
    const at = this.#thrown++;
    if (at === this.#shows.length) {
      this.#shows.push(0);
      this.#sides.push(sides);
    }
    return this.#shows[at]!;
  }
}

type Odds = Map<string, number>;

function add(odds: Odds, w: c.World, weight: number): void {
  const key = positionOf(w);
  odds.set(key, (odds.get(key) ?? 0) + weight);
}

/** The cells that mean something between turns. */
function positionOf(world: c.World): string {
  const w = world.slice(0, c.SNAPSHOTS + 2 * world[c.PAST]!);
  w.fill(0, c.POWER, c.TURN);
  return w.join();
}

function copyOf(w: c.World): c.World {
  return w.slice();
}

function byThrows(start: c.World): Odds {
  const odds: Odds = new Map();
  const dice = new Course(createRng(1));
  do {
    const w = copyOf(start);
    dice.begin();
    expect(numberDecks(w)).toBe(true);
    playBaseTurn(w, dice);
    // A defeat is noticed when the next turn begins, which takes no throw.
    writeDecks(w);
    if (w[c.STAGE] === c.TURN_STAGE && legal(w, w[c.TURN]!, out) === 0) playBaseTurn(w, dice);
    add(odds, w, dice.odds);
  } while (dice.goOn());
  return odds;
}

const out = new Int32Array(MOST_ACTIONS);

function byEvents(w: c.World, weight: number, odds: Odds, isStart: boolean): void {
  const stage = w[c.STAGE]!;
  if (stage === c.OVER_STAGE || (stage === c.TURN_STAGE && !isStart)) add(odds, w, weight);
  else if (isChance(stage)) byChance(w, weight, odds);
  else {
    const codes = out.slice(0, legal(w, w[c.TURN]!, out));
    for (const code of codes) {
      const after = copyOf(w);
      apply(after, code);
      byEvents(after, weight / codes.length, odds, false);
    }
  }
}

function byChance(w: c.World, weight: number, odds: Odds): void {
  const outcomes = new Uint8Array(64);
  const weights = new Uint8Array(64);
  const count = chances(w, outcomes, weights);
  const total = weights.subarray(0, count).reduce((sum, each) => sum + each, 0);
  for (let i = 0; i < count; i++) {
    const after = copyOf(w);
    settleChance(after, outcomes[i]!);
    byEvents(after, (weight * weights[i]!) / total, odds, false);
  }
}

function cardCount(w: c.World): number {
  return w.subarray(c.HELD, c.HELD + 8).reduce((sum, held) => sum + heapSize(held), 0);
}

/** The possible actions of this turn. */
function deedsOf(w: c.World): readonly number[] {
  return [...out.subarray(0, legal(w, w[c.TURN]!, out))].flatMap((code) =>
    kindOf(code) === LAUNCH
      ? [LAUNCHED]
      : kindOf(code) === COORDINATE
        ? [powerOf(w, (code >> 5) & 31, code & 31)]
        : [],
  );
}

/** Starts of turns with few cards, in random games of one and two players. */
function* lateTurns(): Generator<c.World> {
  const dice = new Dice(createRng(5));
  const w = c.createWorld();
  for (let game = 0; ; game++) {
    dealGame(w, game & 1 ? c.TWO_PLAYERS : 0, game % 3, dice);
    while (w[c.STAGE] !== c.OVER_STAGE) {
      if (w[c.STAGE] === c.TURN_STAGE && cardCount(w) <= FEW_CARDS) yield copyOf(w);
      if (isChance(w[c.STAGE]!)) drawChance(w, dice);
      else apply(w, pick(w, dice));
    }
  }
}

describe('a turn of the base game at once', () => {
  it('leads where its events lead, with the same odds', () => {
    const deeds = new Set<number>();
    let turns = 0;
    for (const start of lateTurns()) {
      const [throws, events]: readonly [Odds, Odds] = [byThrows(start), new Map()];
      byEvents(start, 1, events, true);
      expect([...throws.keys()].toSorted()).toEqual([...events.keys()].toSorted());
      for (const [key, odds] of throws) expect(odds).toBeCloseTo(events.get(key)!, 9);
      for (const deed of deedsOf(start)) deeds.add(deed);
      if (++turns >= TURNS && deeds.size === DEEDS) break;
    }
  });

  it('throws for every thing in every deck alike', () => {
    const rng = createRng(3);
    for (let trial = 0; trial < 200; trial++) {
      const counts = Array.from({ length: 8 }, () => rng.next() % (trial % 15 === 0 ? 1 : 1 + (trial % 15)));
      const packed = (from: number): number =>
        counts.slice(from, from + 4).reduceRight((sum, count) => (sum << 8) | count, 0);
      const things = counts.flatMap((count, deck) =>
        Array.from({ length: count }, (_, i) => (deck << 8) | i),
      );
      const dice = new Course(createRng(1));
      const thrown: number[] = [];
      do {
        dice.begin();
        thrown.push(throwFor(packed(0), packed(4), dice));
      } while (dice.goOn());
      expect(thrown).toEqual([...things, NOTHING]);
    }
  });

  it('plays a game to its end from anywhere', () => {
    const [dice, w] = [new Dice(createRng(8)), c.createWorld()];
    for (let game = 0; game < 50; game++) {
      dealGame(w, game & 1 ? c.TWO_PLAYERS : 0, 1, dice);
      for (let event = game; event > 0 && w[c.STAGE] !== c.OVER_STAGE; event--) {
        if (isChance(w[c.STAGE]!)) drawChance(w, dice);
        else apply(w, pick(w, dice));
      }
      playOut(w, dice);
      expect(w[c.STAGE]).toBe(c.OVER_STAGE);
      expect(w[c.ENDING]).not.toBe(c.GOES_ON);
    }
  });
});
