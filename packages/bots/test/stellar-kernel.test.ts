// The kernel is a second representation of the rules, so it is proved equal to them: in random games of the rules every
// event is played in both, and both must have the same actions, the same position and the same points.
import { createDealer, createRng, drawOutcome, type EventOf, type Seat } from '@planisphere/core';
import { NONE, type Position, type Stellar, stellar, totalsOf } from '@planisphere/stellar';
import { describe, expect, it } from 'vitest';
import { Dice } from '../src/bot/dice.ts';
import {
  AREA,
  createWorld,
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCARD_SIZE,
  DRAW_PHASE,
  HAND,
  KEEP_PHASE,
  NOTEBOOK_AREA,
  OFFER_PHASE,
  OPEN,
  OVER_PHASE,
  PHASE,
  REFILL_PHASE,
  ROW_CELLS,
  sideAt,
  type World,
} from '../src/stellar/kernel/cells.ts';
import { dealGame } from '../src/stellar/kernel/deal.ts';
import {
  MOST_ACTIONS,
  playAt,
  playCount,
  plays,
  putAt,
  putCount,
  puts,
} from '../src/stellar/kernel/legal.ts';
import { playOut } from '../src/stellar/kernel/playout.ts';
import { finalMargin, marginNow } from '../src/stellar/kernel/score.ts';
import { keep, leave, play, put, replaceRow, reveal, take } from '../src/stellar/kernel/step.ts';
import { codeOf, hasWorld, writeWorld } from '../src/stellar/kernel/world.ts';
import { walkGame } from './stellar-walk.ts';

type Event = EventOf<Stellar>;

const GAMES = process.env.PLANISPHERE_LONG ? 20_000 : 60;
const out = new Uint16Array(MOST_ACTIONS);

/** The order of a shuffled deck means nothing, and the kernel has no memory of hands. */
function settled(world: World): number[] {
  const w = world.slice();
  w.subarray(DECK, DECK + w[DECK_SIZE]!).sort();
  w.fill(0, DECK + w[DECK_SIZE]!, DISCARD);
  w.subarray(DISCARD, DISCARD + w[DISCARD_SIZE]!).sort();
  w.fill(0, DISCARD + w[DISCARD_SIZE]!);
  for (const seat of [0, 1]) {
    const side = sideAt(seat);
    w.fill(0, side + OPEN, side + OPEN + 3);
    w.fill(0, side + 1 + w[side]!, side + OPEN);
  }
  return [...w];
}

function written(state: Position): World {
  const w = createWorld();
  writeWorld(state, w);
  return w;
}

/** Plays every event separately, as a search would. */
function playEvents(w: World, dice: Dice): void {
  const refill = (): void => {
    while (w[PHASE] === REFILL_PHASE) reveal(w, dice.below(w[DECK_SIZE]!));
  };
  while (w[PHASE] !== KEEP_PHASE) {
    if (w[PHASE] === OFFER_PHASE) {
      if (dice.below(2) === 0) leave(w);
      else replaceRow(w);
      refill();
    }
    take(w, 1 + dice.below(ROW_CELLS));
    const action = playAt(w, dice.below(playCount(w)));
    play(w, action >> 5, action & 31);
    if (w[PHASE] === DRAW_PHASE) reveal(w, dice.below(w[DECK_SIZE]!));
    // The notebook is one place: there is nothing to throw for.
    put(w, putAt(w, w[AREA] === NOTEBOOK_AREA ? 0 : dice.below(putCount(w))));
    refill();
  }
  for (const seat of [0, 1]) keep(w, seat, w[sideAt(seat) + HAND + dice.below(2)]!);
}

function codesOf(w: World, phase: string): number[] {
  if (phase === 'offer') return [0, 1];
  if (phase === 'take') return [1, 2, 3, 4, 5];
  const [list, count, at] = phase === 'play' ? [plays, playCount, playAt] : [puts, putCount, putAt];
  const codes = [...out.subarray(0, list(w, out))];
  expect(codes.length).toBe(count(w));
  expect(codes.findIndex((code, k) => code !== at(w, k))).toBe(-1);
  return codes.toSorted((a, b) => a - b);
}

function follow(w: World, event: Event): void {
  if (event.by === 'chance') {
    if (event.outcome.deal === 'first') throw new Error('the kernel begins with the first turn');
    reveal(w, w.subarray(DECK, DECK + w[DECK_SIZE]!).indexOf(event.outcome.card));
    return;
  }
  const code = codeOf(event.action);
  const { do: what } = event.action;
  if (what === 'replace') replaceRow(w);
  else if (what === 'leave') leave(w);
  else if (what === 'take') take(w, code);
  else if (what === 'play') play(w, code >> 5, code & 31);
  else if (what === 'place') put(w, code);
  else keep(w, event.by, code);
}

/** Plays one random game by the rules and in the kernel; returns the number of decisions compared. */
function compareGame(seed: number): number {
  const rng = createRng(seed);
  const dealer = createDealer(`kernel ${seed}`);
  let state = stellar.setup({ first: 'random', memory: true }, 2);
  let w: World | undefined;
  let compared = 0;
  for (let chances = 0; ; ) {
    const awaiting = stellar.awaiting(state);
    if (awaiting.kind === 'over') break;
    let event: Event;
    if (awaiting.kind === 'chance') {
      event = { by: 'chance', outcome: drawOutcome(awaiting, dealer.at(chances++)) };
    } else {
      const seat = awaiting.seats[0] as Seat;
      const actions = [...stellar.legal(stellar.view(state, seat), seat)];
      if (w !== undefined && state.phase !== 'keep') {
        expect(codesOf(w, state.phase).join()).toBe(
          actions
            .map(codeOf)
            .toSorted((a, b) => a - b)
            .join(),
        );
        compared++;
      }
      event = { by: seat, action: actions[Math.floor((rng.next() / 2 ** 32) * actions.length)]! };
    }
    if (w !== undefined) follow(w, event);
    state = stellar.apply(state, event);
    if (w === undefined && hasWorld(state)) w = written(state);
    // An answer waits in the state until both have given theirs.
    if (w !== undefined && state.sides.every(({ answer }) => answer === NONE)) {
      expect(settled(w).join()).toBe(settled(written(state)).join());
      const [a, b] = totalsOf(state);
      expect(marginNow(w)).toBe(a - b);
    }
  }
  expect(w?.[PHASE]).toBe(OVER_PHASE);
  return compared;
}

function marginAfterKeeps(w: World, a: number, b: number): number {
  keep(w, 0, a);
  keep(w, 1, b);
  return marginNow(w);
}

describe('the kernel of Stellar', () => {
  it('has the same actions, positions and points as the rules in random games', () => {
    let compared = 0;
    for (let seed = 0; seed < GAMES; seed++) compared += compareGame(seed);
    expect(compared).toBeGreaterThan(GAMES * 60);
  });

  it('counts the end as if both kept the card that is worth most to them', () => {
    let ends = 0;
    for (let seed = 0; seed < 40; seed++) {
      walkGame(seed, ({ state, seat }) => {
        if (state.phase === 'keep' && seat === 0) {
          const margins = state.sides[0].hand.map((a) =>
            Math.min(...state.sides[1].hand.map((b) => marginAfterKeeps(written(state), a, b))),
          );
          expect(finalMargin(written(state))).toBe(Math.max(...margins));
          ends++;
        }
        return undefined;
      });
    }
    expect(ends).toBe(40);
  });

  it('plays random games out as if event by event, and scores them as the rules do on average', () => {
    const [whole, single] = [new Dice(createRng(9)), new Dice(createRng(9))];
    const [w, events] = [createWorld(), createWorld()];
    let sum = 0;
    for (let game = 0; game < 500; game++) {
      dealGame(w, whole);
      dealGame(events, single);
      playOut(w, whole);
      playEvents(events, single);
      expect(settled(w)).toEqual(settled(events));
      sum += Math.abs(marginNow(w));
    }
    expect(sum / 500).toBeGreaterThan(8);
    expect(sum / 500).toBeLessThan(22);
  });
});
