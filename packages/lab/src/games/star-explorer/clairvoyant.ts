// An upper bound on what the bots of Star Explorer give away: in solo games with three rounds left, against a player
// who knows every coming tile.
import { type Bot, findBot } from '@planisphere/bots';
import {
  backNumber,
  type Fate,
  Fates,
  mostPoints,
  SearchBoard,
} from '@planisphere/bots/star-explorer/training';
import { Dice } from '@planisphere/bots/training';
import { type Course, createDealer, newCourse, rngOf, type Weighted } from '@planisphere/core';
import {
  type Outcome,
  type Position,
  ROUNDS,
  type StarExplorer,
  seatScore,
  starExplorer,
  tileOf,
} from '@planisphere/star-explorer';
import { type Estimate, estimateOf } from '../../arena/estimate.ts';
import type { Listeners } from '../../items/item.ts';

export interface ClairvoyantReport {
  readonly game: string;
  readonly positions: number;
  readonly seed: string;
  readonly bots: readonly (Estimate & {
    readonly name: string;
    /** The share of positions where nothing was given away. */
    readonly exact: number;
  })[];
}

const BOTS = ['greedy', 'astronomer', 'master'];
const ROUNDS_BEFORE = 3;

export function measureClairvoyant(
  positions: number,
  seed: string,
  { onProgress }: Listeners = {},
): ClairvoyantReport {
  const regrets = BOTS.map((): number[] => []);
  for (let index = 0; index < positions; index++) {
    onProgress?.(index, positions);
    const name = `${seed}/${index}`;
    const course = courseBefore(name);
    const board = new SearchBoard();
    board.read(course.state, course.state.boards[0]!, ROUNDS_BEFORE);
    const fate = new Fates(board, 1, new Dice(rngOf(`${name} fate`))).at(0);
    const most = mostPoints(board, fate);
    BOTS.forEach((bot, at) => {
      regrets[at]!.push(most - pointsUnder(fate, { start: course.state, bot, name }));
    });
  }
  onProgress?.(positions, positions);
  const bots = BOTS.map((name, at) => ({
    name,
    ...estimateOf(regrets[at]!),
    exact: regrets[at]!.filter((regret) => regret <= 0).length / positions,
  }));
  return { game: starExplorer.id, positions, seed, bots };
}

/** A game of the astronomer before its fourth round. */
function courseBefore(name: string): Course<StarExplorer> {
  const astronomer = findBot(starExplorer, 'astronomer') as Bot<StarExplorer>;
  let course = newCourse(starExplorer, { first: 'random' }, 1);
  const dealer = createDealer(name);
  const rng = rngOf(`${name} astronomer`);
  for (;;) {
    course = course.settle(dealer);
    const { state } = course;
    if (state.boards[0]!.drawings.length === ROUNDS_BEFORE) return course;
    course = course.with({ by: 0, action: astronomer.choose(starExplorer.view(state, 0), 0, rng) });
  }
}

interface Attempt {
  readonly start: Position;
  readonly bot: string;
  readonly name: string;
}

/** The bot's points in the remaining rounds under this fate. */
function pointsUnder(fate: Fate, { start, bot, name }: Attempt): number {
  const player = findBot(starExplorer, bot) as Bot<StarExplorer>;
  const rng = rngOf(`${name} ${bot}`);
  let state = start;
  for (;;) {
    const awaiting = starExplorer.awaiting(state);
    if (awaiting.kind === 'over') break;
    if (awaiting.kind === 'chance') {
      state = starExplorer.apply(state, { by: 'chance', outcome: fated(fate, awaiting.outcomes) });
    } else {
      const action = player.choose(starExplorer.view(state, 0), 0, rng);
      state = starExplorer.apply(state, { by: 0, action });
    }
  }
  return seatScore(state.boards[0]!, ROUNDS).total - seatScore(start.boards[0]!, ROUNDS_BEFORE).total;
}

/** The outcome that comes first in the fate. */
function fated({ order, fronts }: Fate, outcomes: readonly Weighted<Outcome>[]): Outcome {
  const place = (outcome: Outcome): number => {
    if (outcome.deal === 'pick') return order.indexOf(backNumber(outcome));
    if (outcome.deal !== 'tile') throw new Error('fated: all has been dealt');
    return fronts[backNumber(tileOf(outcome.tile))]!.indexOf(outcome.tile);
  };
  return outcomes.map(({ outcome }) => outcome).toSorted((a, b) => place(a) - place(b))[0]!;
}
