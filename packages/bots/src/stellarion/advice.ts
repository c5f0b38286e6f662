// The look-ahead's value of each action, with what makes the difference: for hints and for coaching.
import type { Seat } from '@planisphere/core';
import { GALAXIES, type Position, type Stellarion } from '@planisphere/stellarion';
import type { Advice, Budget, Part } from '../bot/bot.ts';
import { beliefOf, standardErrorOf, type Tally } from '../search/halving.ts';
import { LaunchChances } from './chances.ts';
import { PER_VOYAGE } from './judge.ts';
import * as c from './kernel/cells.ts';
import { BITS, countOf } from './kernel/voyages.ts';
import { writeWorld } from './kernel/world.ts';
import type { LookAhead } from './look-ahead.ts';
import type { Plans } from './plans.ts';
import { isReachable } from './reachable.ts';
import { actionOf } from './steps.ts';
import { Traits } from './traits.ts';

type StellarionAdvice = Advice<Stellarion['action']>;

export interface Question {
  readonly view: Position;
  readonly seat: Seat;
  readonly budget: Budget;
}

/** Every action with the best plan that begins with it, best first. */
export function adviceOf(
  lookAhead: LookAhead,
  { view, seat, budget }: Question,
): readonly StellarionAdvice[] {
  const { plans, order: ranked, trust: given } = lookAhead.rank(view, budget, true);
  const [lone] = ranked;
  const order =
    ranked.length === 1 ? [{ plan: lone!.plan, tally: lookAhead.weigh(lone!.plan, budget) }] : ranked;
  // A proof has no prior: only the samples count.
  const trust = ranked.length === 1 && order[0]!.tally.count > 0 ? 0 : given;
  const advised = new Map<number, StellarionAdvice>();
  for (const { plan, tally } of order) {
    const code = plans.firstOf(plan);
    if (advised.has(code)) continue;
    advised.set(code, {
      action: actionOf(view, seat, code),
      ...opinionOf(plans, plan, tally, trust),
      ...marginOf(view, plans, plan),
    });
  }
  return [...advised.values()];
}

function opinionOf(
  plans: Plans,
  plan: number,
  tally: Tally,
  trust: number,
): Pick<StellarionAdvice, 'chance' | 'standardError'> {
  const chance = beliefOf(tally, trust) - PER_VOYAGE * plans.margins[plan]!;
  return { chance: Math.max(0, Math.min(1, chance)), standardError: standardErrorOf(tally) };
}

/** The voyages and theories at the end, as far as the estimate separates them. */
function marginOf(view: Position, plans: Plans, plan: number): Pick<StellarionAdvice, 'margin' | 'parts'> {
  const w = c.createWorld();
  writeWorld(view, w);
  plans.follow(w, plan);
  const won = w[c.WON]! + w[c.WON + 1]!;
  const taken = GALAXIES.map((name, galaxy): Part => ({ name, points: countOf(won, galaxy) }));
  const proved: Part = {
    name: 'theories',
    points: c.has(w, c.WITH_THEORIES) ? 4 - BITS[w[c.THEORIES]!]! : 0,
  };
  const now = [...taken, proved].reduce((sum, { points }) => sum + points, 0);
  const all = now + toDo(w);
  const margin = all + plans.margins[plan]!;
  const ready: Part = { name: 'readiness', points: readiness(w) };
  return {
    margin,
    parts: [...taken, proved, ready, { name: 'prospects', points: margin - now - ready.points }],
  };
}

function toDo(w: c.World): number {
  let count = BITS[w[c.THEORIES]!]!;
  for (let galaxy = 0; galaxy < 4; galaxy++) count += countOf(w[c.VOYAGES]!, galaxy);
  return count;
}

/** How likely the next turn can launch, by the odds of the coming cards. */
function readiness(w: c.World): number {
  const traits = new Traits();
  const chances = new LaunchChances();
  traits.read(w);
  let never = 1;
  for (let galaxy = 0; galaxy < 4; galaxy++) {
    if (!isReachable(w, galaxy)) continue;
    chances.read(traits, galaxy);
    never *= 1 - chances.whole - (w[c.STARS]! > 0 ? chances.nearly : 0);
  }
  return 1 - Math.max(0, never);
}
