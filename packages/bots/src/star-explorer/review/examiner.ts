// Judges the decisions of Star Explorer: the look-ahead finds the best one, then tries it and the played one under the
// same fates, each played to the end. In a solo game the expected score counts, among several players the chance to win
// by it.
import { drawOutcome, rngOf, type Seat } from '@planisphere/core';
import {
  type Action,
  type Position,
  ROUNDS,
  type StarExplorer,
  starExplorer,
} from '@planisphere/star-explorer';
import type { Budget } from '../../bot/bot.ts';
import { Dice } from '../../bot/dice.ts';
import type { Asked, Examined, Examiner } from '../../review/examiner.ts';
import { isSlip } from '../../review/grade.ts';
import { Mean } from '../../review/mean.ts';
import { Comparison } from '../../review/weigh.ts';
import { boundedExaminer } from '../../search/bounded.ts';
import { choicesOf } from '../choices.ts';
import { Continuation } from '../continuation.ts';
import { Fates } from '../fates.ts';
import { LookAhead } from '../look-ahead.ts';
import { FAR_SIGHTED } from '../manners.ts';
import { partsAfter, pointsOf } from '../score-parts.ts';
import { partsBetween } from './differences.ts';
import { type Option, optionOf } from './options.ts';
import { chancesOf } from './standing.ts';

/** The Master's sight. */
const SIGHT = { candidates: 24, trust: 20 };
/** Shares of the nodes: finding the best decision, and comparing it with the played one. */
const FINDING = 0.5;
const COMPARING = 0.5;
const LEAST_SAMPLES = 8;
/** How many deals give the value of a solo game before anything is known. */
const DEALS = 24;

const lookAhead = new LookAhead(FAR_SIGHTED, SIGHT);
const continuation = new Continuation(FAR_SIGHTED);

export const starExplorerExaminer: Examiner<StarExplorer> = boundedExaminer({
  sharing: () => 'apart',
  unit: (players) => (players === 1 ? 'points' : 'chance'),
  amountUnit: () => 'points',
  start: (position, players) => new Array<number>(players).fill(pointsBefore(position)),
  standing: (totals, position) => (totals.length === 1 ? totals : chancesOf(totals, position)),
  // In a solo game the player calls a size right after a drawing.
  begins: () => true,
  examine: (asked, budget) => examineDecision(asked, budget),
});

function examineDecision(
  { view, seat, played }: Asked<StarExplorer>,
  budget: Budget,
): Examined<Action> | undefined {
  const { rng, nodes } = budget;
  const all = choicesOf({ view, seat, hand: FAR_SIGHTED });
  const { board, choices } = all;
  const ranked = lookAhead.rankOf(all, view, { ...budget, nodes: nodes * FINDING });
  const order: readonly Option[] = ranked.map(({ choice }) => choice);
  const action = played?.[0];
  const own = action === undefined ? order[0] : optionOf(action, { view, seat, board, choices });
  const other = order.find((each) => own !== undefined && !isSame(each, own, seat));
  if (own === undefined || other === undefined) return undefined;
  const fates = new Fates(board, view.boards.length, new Dice(rng));
  const gift = choices.reduce((sum, { given }) => sum + given, 0) / choices.length;
  const earned = pointsOf(partsAfter(view.boards[seat]!, board.rounds));
  const value = (option: Option, sample: number): number => {
    const next = option.carryOut(continuation.begin(board));
    return earned + continuation.points(fates.at(sample), next) - (option.given - gift);
  };
  const compared = new Comparison();
  const rounds = ROUNDS - board.rounds - (own.action.do === 'draw' ? 1 : 0);
  const samples = rounds === 0 ? 1 : Math.max(LEAST_SAMPLES, (nodes * COMPARING) / 2 / rounds);
  for (let sample = 0; sample < samples; sample++) {
    if (budget.stop?.() === true) break;
    compared.add(value(own, sample), value(other, sample));
  }
  const parts = partsBetween(
    { view, seat, round: board.rounds + 1 },
    { own, other, points: compared.difference, error: compared.error },
  );
  const examined: Examined<Action> = {
    ...compared.weigh([own.action], [other.action], parts),
    certain: rounds === 0,
    // `value` subtracts what a size gives to the others, so these are not the player's own points alone.
    ...(own.given !== other.given && { amountUnit: 'margin' }),
  };
  if (own.action.do === 'draw') return examined;
  // All sides, sizes or sevens may be equally good.
  const [best, worst] = [examined.best === examined.played ? own : other, order.at(-1)!];
  const apart = new Mean();
  for (let sample = 0; sample < samples; sample++) apart.add(value(best, sample) - value(worst, sample));
  return isSlip('points', apart) ? examined : { ...examined, free: true };
}

function isSame(a: Option, b: Option, by: Seat): boolean {
  const { makeEvent } = starExplorer.notation;
  return makeEvent({ by, action: a.action }) === makeEvent({ by, action: b.action });
}

/** The mean over deals; the same set-up gives the same. */
function pointsBefore(position: Position): number {
  let sum = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const dealt = dealtFrom(position, deal);
    const { choices } = choicesOf({ view: dealt, seat: 0, hand: FAR_SIGHTED });
    sum += pointsOf(partsAfter(dealt.boards[0]!, 0)) + choices[0]!.expected;
  }
  return sum / DEALS;
}

function dealtFrom(position: Position, deal: number): Position {
  const rng = rngOf(`start ${deal}`);
  for (let state = position; ; ) {
    const awaiting = starExplorer.awaiting(state);
    if (awaiting.kind !== 'chance') return state;
    state = starExplorer.apply(state, { by: 'chance', outcome: drawOutcome(awaiting, rng) });
  }
}
