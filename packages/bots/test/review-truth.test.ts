// Is the review honest? Last turns of Stellar, in which the best line and the reason for it can be counted exactly by
// the rules: the grade must match the exact loss, and the sentence must name the true reason. A sample in every run,
// all positions with PLANISPHERE_LONG=1; docs/review.md has the figures.
import { createRng, type Seat } from '@planisphere/core';
import { type Action, type Position, stellar } from '@planisphere/stellar';
import { expect, it } from 'vitest';
import { findBot } from '../src/registry.ts';
import { type Grade, type GradeUnit, gradeOf } from '../src/review/grade.ts';
import { hintFor } from '../src/review/hint.ts';
import { momentOf } from '../src/review/moment.ts';
import type { StellarClaim } from '../src/stellar/review/claims.ts';
import { stellarCoach } from '../src/stellar/review/coach.ts';
import { stellarExaminer } from '../src/stellar/review/examiner.ts';
import { linesOf, type Truth, trueReasons, truthOf, worldsOf } from './stellar-truth.ts';
import { walkGame } from './stellar-walk.ts';

const LONG = process.env.PLANISPHERE_LONG === '1';
const POSITIONS = LONG ? 200 : 8;
const NODES = 120;
const LAST_TURN = 21;

interface Constructed {
  readonly view: Position;
  readonly seat: Seat;
}

/** Last turns of games that novices or amateurs played, one of each game. */
function lastTurns(): readonly Constructed[] {
  return Array.from({ length: POSITIONS }, (_, seed) => {
    const bot = findBot(stellar, seed % 2 === 0 ? 'novice' : 'amateur')!;
    let found: Constructed | undefined;
    walkGame(1000 + seed, ({ view, seat }, rng) => {
      if (view.turn === LAST_TURN && view.phase === 'take') found ??= { view, seat };
      return bot.choose(view, seat, rng) as Action;
    });
    return found;
  }).flatMap((each) => each ?? []);
}

/** The grade for the exact loss, in the unit in which the moment was graded. */
function gradeFor(top: Truth, chosen: Truth, unit: GradeUnit): Grade {
  const loss = unit === 'margin' ? top.margin - chosen.margin : top.chance - chosen.chance;
  return gradeOf({ unit, loss: Math.max(0, loss), lead: 0, error: 0, from: top.chance });
}

/** The parts of the sheet that a claim is about. */
function namesOf(claim: StellarClaim): readonly string[] {
  if ('section' in claim) return [`section.${claim.section}`];
  if ('type' in claim) return [`run.${claim.type}`, `stars.${claim.type}`];
  return claim.kind === 'diversity' ? ['diversity'] : [];
}

it('grades last turns as the exact loss asks, and names the true reason', () => {
  const tally = { positions: 0, grades: 0, best: 0, reasons: 0, named: 0 };
  for (const [index, { view, seat }] of lastTurns().entries()) {
    const worlds = worldsOf(view);
    const lines = linesOf(view, seat);
    const truths = lines.map((line) => truthOf(worlds, seat, line));
    const worth = ({ chance, margin }: Truth): number => chance + 0.003 * margin;
    const order = lines.map((_, at) => at).toSorted((a, b) => worth(truths[b]!) - worth(truths[a]!));
    const best = order[0]!;
    const worse = order.filter((at) => truths[best]!.chance - truths[at]!.chance > 0.2);
    const chosen = worse[createRng(index).next() % Math.max(1, worse.length)] ?? order.at(-1)!;
    tally.positions++;
    const found = hintFor(
      { game: stellar, examiner: stellarExaminer },
      { view, seat, players: 2 },
      { rng: createRng(index), nodes: NODES },
    );
    const bestFound = truthOf(worlds, seat, actionsIn(found?.played.events ?? []));
    if (bestFound.chance >= truths[best]!.chance - 0.05) tally.best++;
    const examined = stellarExaminer.examine(
      { view, seat, played: lines[chosen]! },
      { rng: createRng(index), nodes: NODES },
    )!;
    const moment = momentOf(
      stellar,
      { seat, from: 0, to: 0 },
      { examined, unit: 'chance', amountUnit: 'margin' },
    );
    const other = truthOf(worlds, seat, actionsIn(moment.other.events));
    const top = worth(other) > worth(truths[best]!) ? other : truths[best]!;
    if (moment.grade === gradeFor(top, truths[chosen]!, moment.unit)) tally.grades++;
    else if (LONG) console.log(moment.unit, moment.grade, moment.gap, top, truths[chosen]);
    if (!moment.lost) continue;
    const reasons = trueReasons(other, truths[chosen]!);
    const [claim] = stellarCoach.claims({ moment, before: view });
    if (reasons.length === 0 || claim === undefined) continue;
    tally.reasons++;
    const most = reasons[0]!.points;
    if (reasons.some(({ name, points }) => namesOf(claim).includes(name) && points >= most - 2))
      tally.named++;
    else if (LONG) console.log(JSON.stringify(claim), JSON.stringify(reasons));
  }
  if (LONG) console.log(JSON.stringify(tally));
  expect(tally.positions).toBe(POSITIONS);
  expect(tally.best / tally.positions).toBeGreaterThanOrEqual(0.85);
  expect(tally.grades / tally.positions).toBeGreaterThanOrEqual(0.85);
  expect(tally.named / tally.reasons).toBeGreaterThanOrEqual(0.75);
}, 1_200_000);

function actionsIn(events: readonly string[]): readonly Action[] {
  return events.flatMap((line) => {
    const parsed = stellar.notation.parseEvent(line);
    return parsed.ok && parsed.value.by !== 'chance' ? [parsed.value.action] : [];
  });
}
