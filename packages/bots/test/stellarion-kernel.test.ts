// The kernel is a second representation of the rules, so it is proved equal to them: in random games of all set-ups
// every event is played in both, and both must have the same actions, the same odds and the same position.
import { createDealer, createRng, drawOutcome, type EventOf, type Seat } from '@planisphere/core';
import {
  decodeOptions,
  EXPANSIONS,
  type Position,
  type Stellarion,
  stellarion,
} from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import { Dice } from '../src/bot/dice.ts';
import * as c from '../src/stellarion/kernel/cells.ts';
import { chances, outcomeCode, settleChance } from '../src/stellarion/kernel/chance.ts';
import { codeOf } from '../src/stellarion/kernel/codes.ts';
import { dealGame } from '../src/stellarion/kernel/deal.ts';
import { legal, MOST_ACTIONS } from '../src/stellarion/kernel/legal.ts';
import { pick } from '../src/stellarion/kernel/pick.ts';
import { NOTHING } from '../src/stellarion/kernel/pick-steps.ts';
import { playOut } from '../src/stellarion/kernel/playout.ts';
import { apply } from '../src/stellarion/kernel/step.ts';
import { hasWorld, writeWorld } from '../src/stellarion/kernel/world.ts';

type Outcome = Stellarion['outcome'];

const GAMES = process.env.PLANISPHERE_LONG ? 300 : 3;
const out = new Int32Array(MOST_ACTIONS);
const outcomes = new Uint8Array(64);
const weights = new Uint8Array(64);

/** Cells mean something in some stages only. */
function settled(world: c.World): string {
  const w = world.slice(0, c.SNAPSHOTS + 2 * world[c.PAST]!);
  const stage = w[c.STAGE]!;
  const inEffect = stage === c.EFFECT_STAGE || stage === c.SCAN_STAGE || stage === c.PLACE_STAGE;
  if (!inEffect) w[c.POWER] = 0;
  if (!inEffect && stage !== c.THRUSTERS_STAGE) w[c.MAJOR] = 0;
  if (!inEffect && stage !== c.CLAIM_STAGE) w[c.LEFT] = 0;
  return w.join();
}

/** A Vitest matcher for every comparison would take longer than the games. */
function mustEqual(own: string, rules: string): void {
  if (own !== rules) expect(own).toBe(rules);
}

function written(state: Position): c.World {
  const w = c.createWorld();
  writeWorld(state, w);
  return w;
}

function compareChance(w: c.World, due: readonly { outcome: Outcome; weight: number }[]): void {
  const count = chances(w, outcomes, weights);
  const own = Array.from({ length: count }, (_, i) => `${outcomes[i]}:${weights[i]}`);
  const rules = due.map(({ outcome, weight }) => `${outcomeCode(w, outcome)}:${weight}`);
  mustEqual(own.toSorted().join(), rules.toSorted().join());
}

function compareActions(w: c.World, state: Position, seat: Seat): void {
  const own = [...out.subarray(0, legal(w, seat, out))];
  const rules = [...stellarion.legal(state, seat)].map((action) => codeOf(action, seat));
  mustEqual(inOrder(own), inOrder(rules));
}

const AGAIN = new Error('thrown again');

/** Dice that show what they are told, once. */
class Loaded extends Dice {
  shows = 0;
  sides = 1;
  #thrown = false;

  load(shows: number): void {
    this.shows = shows;
    this.sides = 1;
    this.#thrown = false;
  }

  override below(sides: number): number {
    if (this.#thrown) throw AGAIN;
    this.#thrown = true;
    this.sides = sides;
    return this.shows;
  }
}
const loaded = new Loaded(createRng(1));

/** A pick returns every legal action for one throw and throws again for all others, so all are equally likely. */
function comparePicks(w: c.World): void {
  const picked: number[] = [];
  for (let shows = 0; shows < Math.max(1, loaded.sides); shows++) {
    loaded.load(shows);
    try {
      const code = pick(w, loaded);
      if (code !== NOTHING) picked.push(code);
    } catch (error) {
      if (error !== AGAIN) throw error;
    }
  }
  loaded.load(0);
  const listed = [...out.subarray(0, legal(w, w[c.TURN]!, out))];
  mustEqual(inOrder(picked), inOrder(listed));
}

function inOrder(codes: number[]): string {
  return codes.toSorted((a, b) => a - b).join();
}

/** Prefers actions that lead on: random games hardly ever launch, spend or cross. */
function prefer(actions: readonly Stellarion['action'][], chance: number): Stellarion['action'] {
  const rare = actions.filter(({ kind }) => kind === 'launch' || kind === 'spend' || kind === 'cross');
  const recoveries = actions.filter((action) => action.kind === 'recover' && action.cards.length === 2);
  const from =
    chance % 4 !== 0 && rare.length > 0
      ? rare
      : chance % 3 === 0 && recoveries.length > 0
        ? recoveries
        : actions;
  return from[(chance >>> 4) % from.length]!;
}

/** Plays one game by the rules and in the kernel; returns the number of decisions compared. */
function compareGame(options: Stellarion['options'], players: number, seed: string): number {
  const rng = createRng(seed.length * 7919 + seed.charCodeAt(seed.length - 1) * 31 + players);
  const dealer = createDealer(`kernel ${seed}`);
  let state = stellarion.setup(options, players);
  let w: c.World | undefined;
  let compared = 0;
  for (let draws = 0; ; ) {
    const awaiting = stellarion.awaiting(state);
    if (awaiting.kind === 'over') return compared;
    let event: EventOf<Stellarion>;
    if (awaiting.kind === 'chance') {
      if (w !== undefined) compareChance(w, awaiting.outcomes);
      event = { by: 'chance', outcome: drawOutcome(awaiting, dealer.at(draws++)) };
      if (w !== undefined) settleChance(w, outcomeCode(w, event.outcome));
    } else {
      for (let seat = 0; seat < players; seat++) compareActions(w!, state, seat as Seat);
      comparePicks(w!);
      const able = [...awaiting.seats, ...awaiting.optional];
      const seat = able[rng.next() % able.length]!;
      const action = prefer([...stellarion.legal(state, seat)], rng.next());
      event = { by: seat, action };
      apply(w!, codeOf(action, seat));
      compared++;
    }
    state = stellarion.apply(state, event);
    if (w === undefined && hasWorld(state)) w = written(state);
    if (w !== undefined) mustEqual(settled(w), settled(written(state)));
  }
}

const setUps = Array.from({ length: 32 }, (_, mask) => ({
  expansions: EXPANSIONS.filter((_name, index) => (mask >> index) & 1),
  players: 1 + (mask >> 4),
}));

describe('the kernel of Stellarion', () => {
  it.each(setUps)(
    'is equal to the rules with $expansions and $players player(s)',
    ({ expansions, players }) => {
      let compared = 0;
      for (let game = 0; game < GAMES; game++) {
        const track = expansions.includes('sun')
          ? (['easy', 'standard', 'hard'] as const)[game % 3]
          : 'standard';
        const options = decodeOptions({ stars: game % 5, expansions, track });
        if (!options.ok) throw new Error('these options are in order');
        compared += compareGame(options.value, players, `${players} ${expansions} ${game}`);
      }
      expect(compared).toBeGreaterThan(20 * GAMES);
    },
  );

  it('plays out games of all set-ups', () => {
    const dice = new Dice(createRng(9));
    const w = c.createWorld();
    const endings = new Set<number>();
    for (let game = 0; game < 32 * 20 * (process.env.PLANISPHERE_LONG ? 100 : 1); game++) {
      dealGame(w, (game & 31) | ((game % 3) << c.TRACK_SHIFT), game % 5, dice);
      if (w[c.STAGE] !== c.OVER_STAGE) expect(w[c.STAGE]).toBe(c.TURN_STAGE);
      playOut(w, dice);
      expect(w[c.STAGE]).toBe(c.OVER_STAGE);
      endings.add(w[c.ENDING]!);
    }
    expect(endings).toContain(c.STUCK);
    expect(endings).toContain(c.SUN_ARRIVED);
  });
});
