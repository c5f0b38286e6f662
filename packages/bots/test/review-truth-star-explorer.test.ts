// Is the review of Star Explorer honest? Last rounds, in which every drawing can be counted exactly by the rules: the
// best one must be found, the grade must match the exact loss, and the sentence must name the true reason. A sample in
// every run, all positions with PLANISPHERE_LONG=1; docs/review.md has the figures.
import { createRng } from '@planisphere/core';
import { type Drawing, type Position, phaseOf, ROUNDS, starExplorer } from '@planisphere/star-explorer';
import { expect, it } from 'vitest';
import { findBot } from '../src/registry.ts';
import { gradeOf } from '../src/review/grade.ts';
import { hintFor } from '../src/review/hint.ts';
import { momentOf } from '../src/review/moment.ts';
import { starExplorerCoach } from '../src/star-explorer/review/coach.ts';
import { starExplorerExaminer } from '../src/star-explorer/review/examiner.ts';
import { reasonsBetween, type Truth, truthOf, truthsOf } from './star-explorer-truth.ts';
import { walkGame } from './star-explorer-walk.ts';

const LONG = process.env.PLANISPHERE_LONG === '1';
const POSITIONS = LONG ? 100 : 6;
const NODES = 200;
const NEAR = 40;

/** The last drawing of a solo game by novices or amateurs. */
function lastRound(seed: number): Position {
  const bot = findBot(starExplorer, seed % 2 === 0 ? 'novice' : 'amateur')!;
  let last: Position | undefined;
  walkGame({ seed, players: 1 }, ({ view, seat }, rng) => {
    const phase = phaseOf(view);
    if (phase.step === 'draw' && phase.round === ROUNDS) last = view;
    return bot.choose(view, seat, rng);
  });
  return last as Position;
}

function drawingIn(event: string | undefined): Drawing {
  const parsed = starExplorer.notation.parseEvent(event ?? '');
  if (!parsed.ok || parsed.value.by === 'chance' || parsed.value.action.do !== 'draw') throw new Error(event);
  return parsed.value.action.drawing as Drawing;
}

it('grades last rounds of Star Explorer as the exact loss asks, and names the true reason', () => {
  const tally = { positions: 0, best: 0, grades: 0, named: 0 };
  for (let seed = 0; tally.positions < POSITIONS; seed++) {
    const view = lastRound(seed);
    const truths = truthsOf(view, 0);
    const top = truths[0] as Truth;
    const worse = truths.filter(({ total }) => total < top.total);
    if (worse.length === 0) continue;
    tally.positions++;
    const board = view.boards[0]!;
    const budget = () => ({ rng: createRng(seed), nodes: NODES });
    const tools = { game: starExplorer, examiner: starExplorerExaminer };
    const found = hintFor(tools, { view, seat: 0, players: 1 }, budget());
    if (truthOf(board, drawingIn(found?.played.events[0])).total === top.total) tally.best++;
    // Any drawing, or one that is nearly as good.
    const range = seed % 3 === 0 ? worse.length : Math.min(NEAR, worse.length);
    const chosen = worse[createRng(seed).next() % range] as Truth;
    const played = [{ do: 'draw', round: ROUNDS, drawing: chosen.drawing }] as const;
    const examined = starExplorerExaminer.examine({ view, seat: 0, played }, budget())!;
    const moment = momentOf(starExplorer, { seat: 0, from: 0, to: 0 }, { examined, unit: 'points' });
    if (moment.grade === gradeOf({ unit: 'points', loss: top.total - chosen.total, lead: 0, error: 0 }))
      tally.grades++;
    const telling = { moment, before: view, locale: 'en' as const, nameOf: () => undefined };
    const said = starExplorerCoach.review(telling)[0]!;
    const reasons = reasonsBetween(truthOf(board, drawingIn(moment.other.events[0])), chosen);
    const most = reasons[0]?.points ?? 0;
    const told = reasons.some(
      ({ word, points }) => points === most && said.includes(word) && said.includes(`${points} point`),
    );
    if (told) tally.named++;
    else if (LONG) console.log(said, JSON.stringify(reasons));
  }
  if (LONG) console.log(JSON.stringify(tally));
  expect(tally).toEqual({ positions: POSITIONS, best: POSITIONS, grades: POSITIONS, named: POSITIONS });
}, 1_200_000);
