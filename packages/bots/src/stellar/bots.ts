// The levels of Stellar. They share a net, which is unpacked on first use.
import { once, type Rng, type Seat } from '@planisphere/core';
import type { Action, Phase, Position, Stellar } from '@planisphere/stellar';
import type { Bot, Budget } from '../bot/bot.ts';
import type { Level } from '../bot/levels.ts';
import { evaluatorIn } from '../net/evaluator.ts';
import { bounded } from '../search/bounded.ts';
import { adviceOf } from './advice.ts';
import { greedyStellar } from './greedy.ts';
import { hasWorld } from './kernel/world.ts';
import { LookAhead, type Sight } from './look-ahead.ts';
import { memory } from './memory.ts';
import { Naive } from './naive.ts';
import { bestKeep, firstStarter, OnePly } from './one-ply.ts';
import { STELLAR_CARES } from './overlooks.ts';
import { actionOf, nextStep } from './steps.ts';
import { Worth } from './worth.ts';

export const MASTER_SIGHT: Sight = { candidates: 10, turns: 1, trust: 4 };
/** Most of the thinking happens before step 1; later steps of a turn are searched again with what is known then. */
const MASTER_NODES: Partial<Record<Phase, number>> = { offer: 400, take: 400, play: 160, place: 100 };

const netJudge = (index: number): Worth => new Worth(evaluatorIn(memory(), index));
const novice = once(() => new OnePly(new Naive(), STELLAR_CARES.novice));
const amateur = once(() => new OnePly(netJudge(0), STELLAR_CARES.amateur));
const astronomer = once(() => new OnePly(netJudge(1), STELLAR_CARES.astronomer));
const lookAhead = once(() => new LookAhead(memory(), 2, MASTER_SIGHT));

function shortSighted(level: Level, player: () => OnePly): Bot<Stellar> {
  return {
    name: level,
    level,
    choose: (view, seat, rng) => player().choose(view, seat, rng),
    decide: (view, seat, { rng }) => player().choose(view, seat, rng),
    advise: (view, seat, budget) => adviceOf(lookAhead(), { view, seat, budget }),
  };
}

function decideAhead(view: Position, seat: Seat, budget: Budget): Action {
  if (!hasWorld(view)) return firstStarter(view, seat);
  if (view.phase === 'keep') return bestKeep(view, seat, budget.rng);
  const { plans, order } = lookAhead().rank(view, seat, budget);
  return actionOf(view, seat, nextStep(plans, order[0]!.plan));
}

const master: Bot<Stellar> = {
  name: 'master',
  level: 'master',
  choose: (view, seat, rng: Rng) => decideAhead(view, seat, { rng, nodes: MASTER_NODES[view.phase] ?? 0 }),
  decide: decideAhead,
  advise: (view, seat, budget) => adviceOf(lookAhead(), { view, seat, budget }),
};

export const STELLAR_LEVELS: readonly Bot<Stellar>[] = [
  shortSighted('novice', novice),
  shortSighted('amateur', amateur),
  shortSighted('astronomer', astronomer),
  master,
].map((bot) => bounded(bot, greedyStellar));
