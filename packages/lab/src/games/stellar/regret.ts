// What the master gives away against an exact solver, in positions with two turns left: the solver weighs every
// possible card and every reply, over many worlds consistent with the view.
import { type Bot, findBot } from '@planisphere/bots';
import { solveSteps } from '@planisphere/bots/stellar/training';
import { createDealer, createRng, newCourse, rngOf, type Seat } from '@planisphere/core';
import { type Position, type Stellar, stellar } from '@planisphere/stellar';
import { estimateOf } from '../../arena/estimate.ts';
import type { Listeners } from '../../items/item.ts';

export interface RegretReport {
  readonly game: string;
  readonly positions: number;
  readonly seed: string;
  /** How many worlds per view the solver averaged over. */
  readonly worlds: number;
  /** In winning chance, 0 to 1. */
  readonly mean: number;
  readonly ci: readonly [number, number];
  /** The share of positions in which the master chose one of the solver's best actions. */
  readonly exact: number;
  readonly largest: number;
}

const TURNS_BEFORE = 20;
const WORLDS = 6;
/** Smaller differences are the solver's own sampling error. */
const SAME = 1e-9;

export function measureRegret(positions: number, seed: string, { onProgress }: Listeners = {}): RegretReport {
  const master = findBot(stellar, 'master') as Bot<Stellar>;
  const regrets: number[] = [];
  for (let index = 0; index < positions; index++) {
    onProgress?.(index, positions);
    const { view, seat } = positionOf(`${seed}/${index}`);
    const values = solveSteps(view, { rng: createRng(index), worlds: WORLDS, seat });
    const action = master.choose(view, seat, rngOf(`${seed}/${index} master`));
    if (action.do !== 'take') throw new Error('measureRegret: a card is to be taken here');
    const best = Math.max(...values.values());
    regrets.push(best - (values.get(action.coordinate) as number));
  }
  onProgress?.(positions, positions);
  const { mean, ci } = estimateOf(regrets);
  const exact = regrets.filter((regret) => regret < SAME).length / positions;
  return { game: 'stellar', positions, seed, worlds: WORLDS, mean, ci, exact, largest: Math.max(...regrets) };
}

/** The start of the last turn but one of a game between astronomers; an offer to replace the row is declined. */
function positionOf(seed: string): { view: Position; seat: Seat } {
  const astronomer = findBot(stellar, 'astronomer') as Bot<Stellar>;
  let course = newCourse(stellar, { first: 'random', memory: true }, 2);
  const dealer = createDealer(seed);
  const rng = rngOf(`${seed} astronomers`);
  for (;;) {
    course = course.settle(dealer);
    const { awaiting, state } = course;
    if (awaiting.kind !== 'seats') throw new Error('positionOf: the game ended early');
    const seat = awaiting.seats[0] as Seat;
    const view = stellar.view(state, seat);
    if (state.turn === TURNS_BEFORE && state.phase === 'take') return { view, seat };
    const isOffer = state.turn === TURNS_BEFORE && state.phase === 'offer';
    course = course.with({
      by: seat,
      action: isOffer ? { do: 'leave' } : astronomer.choose(view, seat, rng),
    });
  }
}
