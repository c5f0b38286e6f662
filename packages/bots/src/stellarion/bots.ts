// The levels of Stellarion, alone or as a partner. They share a net, which is unpacked on first use.
import { once, type Rng, type Seat } from '@planisphere/core';
import type { Position, Stellarion } from '@planisphere/stellarion';
import type { Bot, Budget } from '../bot/bot.ts';
import type { Level } from '../bot/levels.ts';
import { evaluatorIn } from '../net/evaluator.ts';
import type { NetMemory } from '../net/layout.ts';
import { loadNet } from '../net/stored.ts';
import { bounded } from '../search/bounded.ts';
import { adviceOf } from './advice.ts';
import { Dazzled } from './dazzled.ts';
import { greedyStellarion } from './greedy.ts';
import { NetJudge } from './judge.ts';
import { EVALUATORS, LookAhead, type Sight } from './look-ahead.ts';
import { Naive } from './naive.ts';
import { STELLARION_NET } from './net.ts';
import { OnePly } from './one-ply.ts';
import { STELLARION_CARES } from './overlooks.ts';
import { actionOf } from './steps.ts';
import { WEIGHTS } from './weights.ts';

/** How much of a chance one point of `Naive` is worth to a beginner. */
const LURE = 0.01;
const MASTER_SIGHT: Sight = { candidates: 6, window: 0.08, trust: 4 };
/** Most of the thinking happens at the start of a turn; later steps are searched again with what is known then. */
const TURN_NODES = 80;
const STEP_NODES = 40;

const MEMORY_USERS = 3 + EVALUATORS;

const memory = once((): NetMemory => loadNet(WEIGHTS, STELLARION_NET, MEMORY_USERS));
const netJudge = (index: number): NetJudge => new NetJudge(evaluatorIn(memory(), index));
const novice = once(() => new OnePly(new Dazzled(netJudge(0), new Naive(), LURE), STELLARION_CARES.novice));
const amateur = once(() => new OnePly(netJudge(1), STELLARION_CARES.amateur));
const astronomer = once(() => new OnePly(netJudge(2), STELLARION_CARES.astronomer));
const lookAhead = once(() => new LookAhead(memory(), 3, MASTER_SIGHT));

function shortSighted(level: Level, player: () => OnePly): Bot<Stellarion> {
  return {
    name: level,
    level,
    choose: (view, seat, rng) => player().choose(view, seat, rng),
    decide: (view, seat, { rng }) => player().choose(view, seat, rng),
    advise: (view, seat, budget) => adviceOf(lookAhead(), { view, seat, budget }),
  };
}

function decideAhead(view: Position, seat: Seat, budget: Budget): Stellarion['action'] {
  const { plans, order } = lookAhead().rank(view, budget);
  return actionOf(view, seat, plans.firstOf(order[0]!.plan));
}

function nodesFor({ stage }: Position): number {
  return stage.kind === 'turn' ? TURN_NODES : STEP_NODES;
}

const master: Bot<Stellarion> = {
  name: 'master',
  level: 'master',
  choose: (view, seat, rng: Rng) => decideAhead(view, seat, { rng, nodes: nodesFor(view) }),
  decide: decideAhead,
  advise: (view, seat, budget) => adviceOf(lookAhead(), { view, seat, budget }),
};

export const STELLARION_LEVELS: readonly Bot<Stellarion>[] = [
  shortSighted('novice', novice),
  shortSighted('amateur', amateur),
  shortSighted('astronomer', astronomer),
  master,
].map((bot) => bounded(bot, greedyStellarion));
