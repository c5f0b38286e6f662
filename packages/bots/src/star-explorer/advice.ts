// The look-ahead's value of each action, with the points behind it: for hints and for coaching.
import type { Seat } from '@planisphere/core';
import { type Action, type Board, type Position, phaseOf, ROUNDS } from '@planisphere/star-explorer';
import type { Advice, Budget } from '../bot/bot.ts';
import { beliefOf, standardErrorOf } from '../search/halving.ts';
import type { LookAhead, SampledChoice } from './look-ahead.ts';
import { type Rival, rivalOf } from './rival.ts';
import { lessParts, partsAfter, pointsOf } from './score-parts.ts';

export interface Question {
  readonly view: Position;
  readonly seat: Seat;
  readonly budget: Budget;
}

interface Context {
  readonly own: Board;
  readonly rival: Rival | undefined;
  /** Finished rounds. */
  readonly rounds: number;
  readonly trust: number;
}

/** Every action that was tried, best first. */
export function adviceOf(lookAhead: LookAhead, { view, seat, budget }: Question): readonly Advice<Action>[] {
  const phase = phaseOf(view);
  const rounds = 'round' in phase ? phase.round - 1 : 0;
  const context: Context = {
    own: view.boards[seat]!,
    rival: rivalOf(lookAhead.hand, { view, seat, rounds }),
    rounds,
    trust: lookAhead.sight.trust,
  };
  return lookAhead.rank(view, seat, budget).map((tried) => adviceOn(tried, context));
}

function adviceOn({ choice, tally }: SampledChoice, { own, rival, rounds, trust }: Context): Advice<Action> {
  const { action, given } = choice;
  const before = partsAfter(own, rounds);
  const drawn =
    action.do === 'draw' ? { ...own, drawings: [...own.drawings.slice(0, rounds), action.drawing] } : own;
  const now = action.do === 'draw' ? partsAfter(drawn, rounds + 1) : before;
  const total = pointsOf(before) + beliefOf(tally, trust) + given;
  const prospects = total - pointsOf(now);
  const rivalProspects = action.do === 'size' ? given : (rival?.prospects ?? 0);
  const margin = total - pointsOf(rival?.parts ?? []) - rivalProspects;
  const error = tally.count < 2 ? 0 : standardErrorOf(tally);
  return {
    action,
    margin,
    marginError: error,
    ...(rival === undefined ? { chance: 1, standardError: 0 } : chanceOf({ margin, error, rounds })),
    parts: [...lessParts(now, rival?.parts ?? []), { name: 'prospects', points: prospects - rivalProspects }],
  };
}

/** The standard deviation of the points of a whole game around their expectation. */
const SPREAD = 9;
/** The logistic curve with this slope is close to the normal distribution's. */
const SLOPE = 1.7;

/** The two boards vary independently, the less the fewer rounds are left. */
function chanceOf({ margin, error, rounds }: { margin: number; error: number; rounds: number }): {
  chance: number;
  standardError: number;
} {
  const steepness = SLOPE / (SPREAD * Math.sqrt((2 * (ROUNDS - rounds)) / ROUNDS));
  const chance = 1 / (1 + Math.exp(-steepness * margin));
  return { chance, standardError: steepness * chance * (1 - chance) * error };
}
