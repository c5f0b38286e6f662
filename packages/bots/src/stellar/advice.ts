// The look-ahead's value of each action, with the points that make the difference: for hints and for coaching.
import type { Seat } from '@planisphere/core';
import { breakdownOf, type Position, type Stellar, stellar } from '@planisphere/stellar';
import type { Advice, Budget, Part } from '../bot/bot.ts';
import { beliefOf, standardErrorOf, type Tally } from '../search/halving.ts';
import { sideAt } from './kernel/cells.ts';
import { pointsAfterKeep, pointsWith, sectionMargin } from './kernel/score.ts';
import { codeOf, hasWorld } from './kernel/world.ts';
import type { LookAhead } from './look-ahead.ts';
import type { PlanList } from './plan-list.ts';
import { Samples } from './samples.ts';
import { actionOf, nextStep } from './steps.ts';
import { PER_POINT } from './worth.ts';

export interface Question {
  readonly view: Position;
  readonly seat: Seat;
  readonly budget: Budget;
}

type StellarAdvice = Advice<Stellar['action']>;

/** Every action with the best plan that begins with it, best first. */
export function adviceOf(lookAhead: LookAhead, question: Question): readonly StellarAdvice[] {
  const { view, seat, budget } = question;
  if (view.phase === 'keep') return keepAdvice(question);
  if (!hasWorld(view)) return starterAdvice(lookAhead, question);
  const { plans, order, trust } = lookAhead.rank(view, seat, budget);
  const advised = new Map<number, StellarAdvice>();
  for (const { plan, tally } of order) {
    const code = nextStep(plans, plan);
    if (!advised.has(code)) advised.set(code, planAdvice(question, { plans, plan, tally, trust }));
  }
  return [...advised.values()];
}

/** Starters are alike but for their type, so what a new game is worth counts for each of them. */
function starterAdvice(lookAhead: LookAhead, { view, seat, budget }: Question): readonly StellarAdvice[] {
  const worth = view.first === undefined ? EVEN : lookAhead.newGame(view.first === seat, budget);
  return [...stellar.legal(view, seat)].map((action) => ({ action, ...worth, parts: [] }));
}

/** While nobody knows who begins, both seats are worth the same too. */
const EVEN = { margin: 0, chance: 0.5, standardError: 0 };

interface Trial {
  readonly plans: PlanList;
  readonly plan: number;
  readonly tally: Tally;
  readonly trust: number;
}

function planAdvice({ view, seat }: Question, { plans, plan, tally, trust }: Trial): StellarAdvice {
  const margin = plans.margins[plan]!;
  const chance = beliefOf(tally, trust) - PER_POINT * margin;
  return {
    action: actionOf(view, seat, nextStep(plans, plan)),
    margin,
    chance: Math.max(0, Math.min(1, chance)),
    standardError: standardErrorOf(tally),
    parts: partsOf(followed(view, seat, plans.stepsOf(plan)), seat, margin),
  };
}

function followed(view: Position, seat: Seat, steps: readonly number[]): Position {
  return steps.reduce(
    (position, code) => stellar.apply(position, { by: seat, action: actionOf(position, seat, code) }),
    view,
  );
}

/** The margin after the plan, part by part, and what is still expected. */
function partsOf(after: Position, seat: Seat, margin: number): readonly Part[] {
  const { seats, sections } = breakdownOf(after);
  const own = seats[seat as 0 | 1];
  const other = seats[(1 - seat) as 0 | 1];
  const parts: Part[] = [
    ...own.types.map(({ type, points }, index) => ({
      name: type,
      points: points - other.types[index]!.points,
    })),
    ...sections.map(({ section, points }) => ({
      name: section,
      points: points[seat as 0 | 1] - points[(1 - seat) as 0 | 1],
    })),
    { name: 'diversity', points: own.diversity - other.diversity },
  ];
  const now = parts.reduce((sum, { points }) => sum + points, 0);
  return [...parts, { name: 'prospects', points: margin - now }];
}

const KEEP_WORLDS = 8;

/** Which last card to keep: exact except for the other player's hand. */
function keepAdvice({ view, seat, budget }: Question): readonly StellarAdvice[] {
  const samples = new Samples(view, budget.rng);
  const advice = [...stellar.legal(view, seat)].map((action): StellarAdvice => {
    const margins = Array.from({ length: KEEP_WORLDS }, (_, index) => {
      const w = samples.at(index);
      const sections = seat === 0 ? sectionMargin(w) : -sectionMargin(w);
      return pointsWith(w, sideAt(seat), codeOf(action)) - pointsAfterKeep(w, sideAt(1 - seat)) + sections;
    });
    const margin = margins.reduce((sum, each) => sum + each, 0) / KEEP_WORLDS;
    const won = margins.reduce((sum, each) => sum + (each > 0 ? 1 : each < 0 ? 0 : 0.5), 0);
    return {
      action,
      margin,
      chance: won / KEEP_WORLDS,
      standardError: 0,
      parts: partsOf(view, seat, margin),
    };
  });
  return advice.toSorted((a, b) => b.margin - a.margin);
}
