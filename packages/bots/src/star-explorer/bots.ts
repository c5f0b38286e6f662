// The levels of Star Explorer.
import type { Seat } from '@planisphere/core';
import { type Action, type Position, phaseOf, type StarExplorer } from '@planisphere/star-explorer';
import type { Bot, Budget } from '../bot/bot.ts';
import type { Level } from '../bot/levels.ts';
import { bounded } from '../search/bounded.ts';
import { adviceOf } from './advice.ts';
import { greedyStarExplorer } from './greedy.ts';
import { LookAhead, type Sight } from './look-ahead.ts';
import { AMATEUR, ASTRONOMER, FAR_SIGHTED, type Manner, NOVICE } from './manners.ts';
import { OnePly } from './one-ply.ts';

const MASTER_SIGHT: Sight = { candidates: 24, trust: 20 };
/** In rounds played; sides and sizes are few and need fewer. */
const MASTER_NODES = { side: 600, size: 1200, seven: 600, draw: 2400 };

const lookAhead = new LookAhead(FAR_SIGHTED, MASTER_SIGHT);
const advise: NonNullable<Bot<StarExplorer>['advise']> = (view, seat, budget) =>
  adviceOf(lookAhead, { view, seat, budget });

function shortSighted(level: Level, manner: Manner): Bot<StarExplorer> {
  const player = new OnePly(manner);
  return {
    name: level,
    level,
    choose: (view, seat, rng) => player.choose(view, seat, rng),
    decide: (view, seat, { rng }) => player.choose(view, seat, rng),
    advise,
  };
}

function decideAhead(view: Position, seat: Seat, budget: Budget): Action {
  return lookAhead.rank(view, seat, budget)[0]!.choice.action;
}

function nodesFor(view: Position): number {
  const { step } = phaseOf(view);
  return step in MASTER_NODES ? MASTER_NODES[step as keyof typeof MASTER_NODES] : 0;
}

const master: Bot<StarExplorer> = {
  name: 'master',
  level: 'master',
  choose: (view, seat, rng) => decideAhead(view, seat, { rng, nodes: nodesFor(view) }),
  decide: decideAhead,
  advise,
};

export const STAR_EXPLORER_LEVELS: readonly Bot<StarExplorer>[] = [
  shortSighted('novice', NOVICE),
  shortSighted('amateur', AMATEUR),
  shortSighted('astronomer', ASTRONOMER),
  master,
].map((bot) => bounded(bot, greedyStarExplorer));
