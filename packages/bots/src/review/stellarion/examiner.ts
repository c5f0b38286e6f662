// Judges the turns of Stellarion: the look-ahead finds the best line, then it and the played one are tried on the same samples
// of the cards to come. All win or lose together, so there is one chance; whose decision moved it is kept.
import { drawOutcome, rngOf, type Seat } from '@planisphere/core';
import { type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import type { Budget } from '../../bot.ts';
import type { NetMemory } from '../../net/layout.ts';
import { loadNet } from '../../net/stored.ts';
import { createWorld, type World } from '../../stellarion/kernel/cells.ts';
import { codeOf } from '../../stellarion/kernel/codes.ts';
import { hasWorld, writeWorld } from '../../stellarion/kernel/world.ts';
import { EVALUATORS, LookAhead } from '../../stellarion/look-ahead.ts';
import { STELLARION_NET } from '../../stellarion/net.ts';
import { WEIGHTS } from '../../stellarion/weights.ts';
import type { Asked, Examined, Examiner } from '../examiner.ts';
import { Comparison } from '../weigh.ts';
import { type Action, type Actions, afterActions, linesFrom } from './lines.ts';
import { partsBetween } from './parts.ts';
import { type Steps, Trials } from './trials.ts';

/** As the Master sees, but it always wants something to compare with. */
const SIGHT = { candidates: 6, window: 1, trust: 4 };
/** Shares of the nodes: finding the best line, and comparing it with the played one. */
const FINDING = 0.5;
const COMPARING = 0.25;
/** Deals over which a set-up is valued before anything is known. */
const DEALS = 32;

interface Tools {
  readonly lookAhead: LookAhead;
  readonly trials: Trials;
}

let made: Tools | undefined;

function tools(): Tools {
  if (made === undefined) {
    const memory: NetMemory = loadNet(WEIGHTS, STELLARION_NET, EVALUATORS + 1);
    made = { lookAhead: new LookAhead(memory, 0, SIGHT), trials: new Trials(memory, EVALUATORS) };
  }
  return made;
}

export const stellarionExaminer: Examiner<Stellarion> = {
  sharing: () => 'together',
  unit: () => 'chance',
  start: (position, players) => new Array<number>(players).fill(chanceBefore(position)),
  begins: ({ stage }) => stage.kind === 'turn',
  examine: (asked, budget) => (isOwnTurn(asked) ? examineTurn(asked, budget) : undefined),
};

/** Meteors that are spent in the partner's turn stand by themselves. */
function isOwnTurn({ view, seat }: Asked<Stellarion>): boolean {
  return hasWorld(view) && view.turn === seat;
}

function examineTurn(
  { view, seat, played }: Asked<Stellarion>,
  budget: Budget,
): Examined<Action> | undefined {
  const { lookAhead, trials } = tools();
  const { rng, nodes } = budget;
  const lines = linesFrom(view, { lookAhead, seat, budget: { ...budget, nodes: nodes * FINDING } });
  const own: Actions | undefined = played ?? lines.next().value ?? undefined;
  if (own === undefined) return undefined;
  const other = firstOther(lines, { view, seat, own });
  if (other === undefined) return undefined;
  const world = worldOf(view);
  const seed = rng.next() | 0;
  const compared = new Comparison();
  for (let index = 0; index < nodes * COMPARING; index++) {
    if (budget.stop?.() === true) break;
    const sample = { seed, index };
    compared.add(
      trials.chanceAfter(world, stepsOf(own, seat), sample),
      trials.chanceAfter(world, stepsOf(other, seat), sample),
    );
  }
  return compared.weigh(own, other, partsBetween(view, seat, [own, other]));
}

interface Own {
  readonly view: Position;
  readonly seat: Seat;
  readonly own: Actions;
}

/** The first line that leads somewhere else. */
function firstOther(lines: Iterable<Actions>, { view, seat, own }: Own): Actions | undefined {
  const placeOf = (line: Actions): string => stellarion.notation.make(afterActions(view, seat, line));
  const place = placeOf(own);
  for (const line of lines) if (placeOf(line) !== place) return line;
  return undefined;
}

function stepsOf(actions: Actions, seat: Seat): Steps {
  return actions.map((action) => codeOf(action, seat));
}

function worldOf(view: Position): World {
  const world = createWorld();
  writeWorld(view, world);
  return world;
}

/** The mean over deals; the same set-up gives the same. */
function chanceBefore(position: Position): number {
  const { trials } = tools();
  let sum = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const dealt = dealtFrom(position, deal);
    if (dealt !== undefined) sum += trials.chanceAfter(worldOf(dealt), [], { seed: deal, index: deal });
  }
  return sum / DEALS;
}

/** Undefined where the game is over before it began. */
function dealtFrom(position: Position, deal: number): Position | undefined {
  const rng = rngOf(`start ${deal}`);
  for (let state = position; ; ) {
    const awaiting = stellarion.awaiting(state);
    if (awaiting.kind !== 'chance') return awaiting.kind === 'over' ? undefined : state;
    state = stellarion.apply(state, { by: 'chance', outcome: drawOutcome(awaiting, rng) });
  }
}
