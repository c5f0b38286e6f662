// Judges the turns of Stellarion: the look-ahead finds the best line, then it and the played one are tried on the same
// samples of the cards to come. All win or lose together, so there is one chance; the review records whose decision
// changed it.
import { drawOutcome, rngOf } from '@planisphere/core';
import { type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import type { Budget } from '../../bot/bot.ts';
import type { Asked, Examined, Examiner } from '../../review/examiner.ts';
import { isSlip, isTold } from '../../review/grade.ts';
import { Comparison } from '../../review/weigh.ts';
import { boundedExaminer } from '../../search/bounded.ts';
import { hasWorld } from '../kernel/world.ts';
import { FINER, unitOf, withAmounts } from './amounts.ts';
import { evenWhereNothing, withoutHope } from './certainties.ts';
import { examineExactly } from './exact.ts';
import { withHindsight } from './hindsight.ts';
import { type Action, type Actions, afterActions, firstOther, isOpen, linesFrom } from './lines.ts';
import { partsBetween } from './parts.ts';
import { examineSpending } from './spending.ts';
import { evenWhereAlike } from './symmetry.ts';
import { COMPARING, stepsOf, tools, worldOf } from './tools.ts';

/** Share of the nodes for finding the best line. */
const FINDING = 0.5;
/** How many positions of an endgame are followed per node: together less than a tenth of a second. */
const FOLLOWED = 250;
/**
 * How many times the samples if it is unclear whether something was given away; this many standard errors are clear.
 */
const DOUBTING = 4;
const CLEAR = 3;
/** Further lines: if none of them would be a slip either, the decision was free. */
const FURTHER = 3;
/** How many deals give the value of a set-up before anything is known. */
const DEALS = 32;
/** Samples of a glance. */
const GLANCES = 4;

export const stellarionExaminer: Examiner<Stellarion> = boundedExaminer({
  sharing: () => 'together',
  unit: () => 'chance',
  amountUnit: () => 'voyages',
  finer: FINER,
  start: (position, players) => new Array<number>(players).fill(chanceBefore(position)),
  begins: ({ stage }) => stage.kind === 'turn',
  glance: (view) => (view.stage.kind === 'turn' && hasWorld(view) ? chanceNow(view) : undefined),
  examine: (asked, budget) => {
    const examined = hasWorld(asked.view) ? examine(asked, budget) : undefined;
    return examined && evenWhereAlike(evenWhereNothing(examined), asked);
  },
});

function examine(asked: Asked<Stellarion>, budget: Budget): Examined<Action> | undefined {
  const rest = restOf(asked, budget);
  if (rest === undefined) return compare(asked, budget);
  const found = compare({ ...asked, played: [...(asked.played ?? []), ...rest] }, budget);
  return found && { ...found, free: true };
}

/**
 * For an action that the partner's meteors have cut in two: the best continuation. It was not decided yet, so there is
 * no grade.
 */
function restOf({ view, seat, played }: Asked<Stellarion>, budget: Budget): Actions | undefined {
  const after = afterActions(view, seat, played ?? []);
  if (played === undefined || played.length === 0 || !isOpen(after, seat)) return undefined;
  const decider = {
    lookAhead: tools().lookAhead,
    seat,
    budget: { ...budget, nodes: budget.nodes * FINDING },
  };
  return linesFrom(after, decider).next().value ?? [];
}

function compare(asked: Asked<Stellarion>, budget: Budget): Examined<Action> | undefined {
  const { view, seat } = asked;
  const exactly = examineExactly(asked, FOLLOWED * budget.nodes);
  if (exactly !== undefined)
    return withAmounts(exactly.examined, { view, seat, others: exactly.lines }, budget);
  return view.turn === seat ? examineTurn(asked, budget) : examineSpending(asked, budget);
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
  const samples = nodes * COMPARING;
  for (let index = 0; index < samples || (index < DOUBTING * samples && isDoubtful(compared)); index++) {
    if (budget.stop?.() === true) break;
    const sample = { seed, index };
    compared.add(
      trials.chanceAfter(world, stepsOf(own, seat), sample),
      trials.chanceAfter(world, stepsOf(other, seat), sample),
    );
  }
  const weighed = withHindsight(
    withoutHope(compared.weigh(own, other, partsBetween(view, seat, [own, other])), { view, seat }),
    { view, seat },
    budget,
  );
  const examined = withAmounts(weighed, { view, seat, others: lines }, budget);
  const decided = examined.free === true || examined.amountUnit !== undefined;
  if (decided || isAtStake(compared) || isAtStake(between(weighed))) return examined;
  const worst = lastOf(lines, FURTHER);
  if (worst === undefined) return { ...examined, free: true };
  const stake = new Comparison();
  for (let index = 0; index < samples; index++) {
    const sample = { seed, index };
    stake.add(
      trials.chanceAfter(world, stepsOf(worst, seat), sample),
      trials.chanceAfter(world, stepsOf(examined.best.actions, seat), sample),
    );
  }
  return isAtStake(stake) ? examined : { ...examined, free: true };
}

type Told = Pick<Comparison, 'values' | 'difference' | 'error'>;

function between({ played, other, differenceError: error }: Examined<Action>): Told {
  return { values: [played.value, other.value], difference: other.value - played.value, error };
}

/** Whether choosing the worse of the two would have been a slip. */
function isAtStake({ difference, error, values }: Told): boolean {
  const lost = { value: Math.abs(difference), error };
  return isSlip(unitOf(values), lost, { finer: FINER, from: Math.max(...values) });
}

/** The last of at most so many lines. */
function lastOf(lines: Iterator<Actions>, most: number): Actions | undefined {
  let last: Actions | undefined;
  for (let count = 0; count < most; count++) {
    const next = lines.next();
    if (next.done === true) break;
    last = next.value;
  }
  return last;
}

/** Whether it looks like a slip and might be none, or the other way round. */
function isDoubtful({ difference, error, values }: Comparison): boolean {
  const unit = unitOf(values);
  const how = { finer: FINER, from: Math.max(...values) };
  if (!isTold(unit, { value: difference, error }, how)) return true;
  return isSlip(unit, { value: difference, error }, how) && difference < CLEAR * error;
}

/** The chance of the best plan for the turn. If the turn begins with a proof, it depends on the next theory. */
function chanceNow(view: Position): number {
  const { trials } = tools();
  const world = worldOf(view);
  let sum = 0;
  for (let index = 0; index < GLANCES; index++) sum += trials.chanceAfter(world, [], { seed: 0, index });
  return sum / GLANCES;
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

/** Undefined if the game is over before it began. */
function dealtFrom(position: Position, deal: number): Position | undefined {
  const rng = rngOf(`start ${deal}`);
  for (let state = position; ; ) {
    const awaiting = stellarion.awaiting(state);
    if (awaiting.kind !== 'chance') return awaiting.kind === 'over' ? undefined : state;
    state = stellarion.apply(state, { by: 'chance', outcome: drawOutcome(awaiting, rng) });
  }
}
