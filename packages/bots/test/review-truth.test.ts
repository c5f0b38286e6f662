// Is the review honest? Last turns of Stellar, in which the best line and the reason for it can be counted exactly by the rules:
// the grade has to be the one that the exact loss asks for, and the sentence has to name the true reason. A sample every day,
// all positions with PLANISPHERE_LONG=1; the figures are in docs/review.md.
import { createRng, type Seat } from '@planisphere/core';
import { type Action, type Position, stellar } from '@planisphere/stellar';
import { expect, it } from 'vitest';
import { findBot } from '../src/registry.ts';
import { gradeOf } from '../src/review/grade.ts';
import { hintFor } from '../src/review/hint.ts';
import { momentOf } from '../src/review/moment.ts';
import { stellarCoach } from '../src/stellar/review/coach.ts';
import { stellarExaminer } from '../src/stellar/review/examiner.ts';
import { factsOf } from '../src/stellar/review/facts.ts';
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

const name = (seat: Seat): string | undefined => (seat === 0 ? undefined : 'Ada');

it('grades last turns as the exact loss asks, and names the true reason', () => {
  const tally = { positions: 0, grades: 0, best: 0, reasons: 0, named: 0, told: 0 };
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
    const moment = momentOf(stellar, { seat, from: 0, to: 0 }, { examined, unit: 'chance' });
    const other = truthOf(worlds, seat, actionsIn(moment.other.events));
    const most = Math.max(truths[best]!.chance, other.chance);
    const loss = Math.max(0, most - truths[chosen]!.chance);
    if (moment.grade === gradeOf({ unit: 'chance', loss, lead: 0, error: 0 })) tally.grades++;
    const [better, lesser] = [other, truths[chosen]!].toSorted((x, y) => worth(y) - worth(x)) as [
      Truth,
      Truth,
    ];
    const reasons = trueReasons(better, lesser);
    const telling = { moment, before: view, locale: 'en' as const, nameOf: name };
    const { reason } = factsOf(telling).better;
    if (moment.even || reasons.length === 0 || reason === undefined) continue;
    tally.reasons++;
    const said =
      'type' in reason
        ? `${reason.kind}.${reason.type}`
        : 'section' in reason
          ? `section.${reason.section}`
          : reason.kind;
    if (reasons.some((each) => each.name === said && each.points >= reasons[0]!.points - 2)) tally.named++;
    const word = 'type' in reason ? reason.type : 'section' in reason ? reason.section : 'five types';
    if (stellarCoach.review(telling).join(' ').includes(word)) tally.told++;
  }
  if (LONG) console.log(JSON.stringify(tally));
  expect(tally.positions).toBe(POSITIONS);
  expect(tally.best / tally.positions).toBeGreaterThanOrEqual(0.85);
  expect(tally.grades / tally.positions).toBeGreaterThanOrEqual(0.85);
  expect(tally.named / tally.reasons).toBeGreaterThanOrEqual(0.75);
  expect(tally.told).toBe(tally.reasons);
}, 1_200_000);

function actionsIn(events: readonly string[]): readonly Action[] {
  return events.flatMap((line) => {
    const parsed = stellar.notation.parseEvent(line);
    return parsed.ok && parsed.value.by !== 'chance' ? [parsed.value.action] : [];
  });
}
