// The review of a finished game: what it was worth after every decision and every stroke of luck, to each player.
// Decisions count against the best one found, and chance against the expectation, so that for every seat result = start
// + luck + the sum of what decisions gave or gave away, exactly. The review of a game that people ended early goes up
// to its last whole decision.
import { type Course, type Game, type GameTypes, type Result, rngOf, type Seat } from '@planisphere/core';
import type { Examined, Examiner, Sharing } from './examiner.ts';
import type { AmountUnit, Unit } from './grade.ts';
import { type Moment, momentOf } from './moment.ts';
import { isWaitedFor, questionsOf, type Stretch, stretchesOf } from './passages.ts';
import { Worths } from './worths.ts';

/** What changed the values between two indices of the log. */
export interface Passage {
  readonly by: Seat | 'chance';
  readonly from: number;
  readonly to: number;
  /** By seat, after it. */
  readonly values: readonly number[];
  /** Standard error of the values. */
  readonly error: number;
  /** Absent for luck, and for a free decision. */
  readonly moment?: Moment;
}

export interface Review {
  readonly unit: Unit;
  /** The unit of amounts, for decisions in a decided game; omitted if it is the unit itself. */
  readonly amountUnit?: AmountUnit;
  /** By seat, before the first event. */
  readonly start: readonly number[];
  readonly passages: readonly Passage[];
}

export interface Progress {
  /** How many events the review has covered, and how many there are. */
  readonly done: number;
  readonly of: number;
  /** All that is known so far. */
  readonly review: Review;
}

export interface Effort {
  /** For each decision. */
  readonly nodes: number;
  /** For all decisions together: if there are many, each gets its share. */
  readonly whole?: number;
  readonly stop?: () => boolean;
}

/** Yields the review so far after each decision; the last one is complete. The same record gives the same review. */
export function* reviewMatch<T extends GameTypes>(
  course: Course<T>,
  examiner: Examiner<T>,
  effort: Effort,
): Generator<Progress, void> {
  const { game, options, players, events, awaiting } = course;
  if (players === undefined) throw new Error('review: the game does not begin at its beginning');
  const [unit, amountUnit] = [examiner.unit(players), examiner.amountUnit?.(players)];
  const empty = game.setup(options, players);
  const worths = new Worths(examiner, empty, players);
  const start = worths.at(empty);
  const passages: Passage[] = [];
  const told = (done: number): Progress => ({
    done,
    of: events.length,
    review: { unit, ...(amountUnit && { amountUnit }), start, passages: passages.slice() },
  });
  yield told(0);
  let at = 0;
  const questions = questionsIn(course, players, { examiner, sharing: worths.sharing });
  const share = (effort.whole ?? Number.POSITIVE_INFINITY) / questions.flat().length;
  const looking = { game, examiner, effort: { ...effort, nodes: Math.min(effort.nodes, Math.ceil(share)) } };
  for (const question of questions) {
    const answers = answersTo(question, looking);
    if (answers === undefined) return;
    const [first] = answers;
    if (first === undefined) continue;
    for (const { stretch, found } of answers) worths.learn(stretch.seat, found.best.value);
    const { stretch, found } = first;
    const { error } = worths.valued(found, stretch.seat, stretch.state);
    passages.push({ by: 'chance', from: at, to: stretch.from, values: worths.at(stretch.state), error });
    for (const answer of answers)
      passages.push(passageOf(answer, { game, worths, unit, amountUnit, finer: examiner.finer }));
    at = passages.at(-1)!.to;
    yield told(at);
  }
  if (awaiting.kind === 'over') {
    const values = endOf(awaiting.result, { unit, sharing: worths.sharing, players });
    passages.push({ by: 'chance', from: at, to: events.length, values, error: 0 });
  }
  yield told(events.length);
}

/** If each seat is judged separately, luck comes before the answers of all seats asked together. */
function questionsIn<T extends GameTypes>(
  course: Course<T>,
  players: number,
  { examiner: { begins }, sharing }: { readonly examiner: Examiner<T>; readonly sharing: Sharing },
): readonly (readonly Stretch<T>[])[] {
  const { game, options, events } = course;
  const all = stretchesOf({ game, options, players, events, begins });
  const stretches = isCutOff(course, all.at(-1), begins) ? all.slice(0, -1) : all;
  return sharing === 'apart' ? questionsOf(stretches) : stretches.map((stretch) => [stretch]);
}

/** Whether the game stops in the middle of this decision, so that nobody knows what follows. */
function isCutOff<T extends GameTypes>(
  { awaiting, events, state }: Course<T>,
  last: Stretch<T> | undefined,
  begins: Examiner<T>['begins'],
): boolean {
  if (last === undefined || last.together || last.to < events.length) return false;
  return isWaitedFor(awaiting, last.seat) && begins?.(state) !== true;
}

interface Answer<T extends GameTypes> {
  readonly stretch: Stretch<T>;
  readonly found: Examined<T['action']>;
}

interface Looking<T extends GameTypes> {
  readonly game: Game<T>;
  readonly examiner: Examiner<T>;
  readonly effort: Effort;
}

/** Undefined if the review was stopped; empty for answers without a choice. */
function answersTo<T extends GameTypes>(
  question: readonly Stretch<T>[],
  { game, examiner, effort: { nodes, stop } }: Looking<T>,
): readonly Answer<T>[] | undefined {
  const answers: Answer<T>[] = [];
  for (const stretch of question) {
    const { seat, from, state, actions } = stretch;
    const budget = { rng: rngOf(`review ${game.id} ${from}`), nodes, ...(stop && { stop }) };
    const found = examiner.examine({ view: game.view(state, seat), seat, played: actions }, budget);
    if (stop?.() === true) return undefined;
    if (found !== undefined) answers.push({ stretch, found });
  }
  return answers;
}

interface Counting<T extends GameTypes> {
  readonly game: Game<T>;
  readonly worths: Worths<T>;
  readonly unit: Unit;
  readonly amountUnit: AmountUnit | undefined;
  readonly finer: number | undefined;
}

function passageOf<T extends GameTypes>(
  { stretch, found }: Answer<T>,
  { game, worths, unit, amountUnit, finer }: Counting<T>,
): Passage {
  const { seat, from, to, state } = stretch;
  const examined = worths.valued(found, seat, state);
  worths.learn(seat, found.played.value);
  const passage = { by: seat, from, to, values: worths.at(state), error: examined.error };
  if (found.free === true) return passage;
  return { ...passage, moment: momentOf(game, stretch, { examined, unit, amountUnit, finer }) };
}

interface Table {
  readonly unit: Unit;
  readonly sharing: Sharing;
  readonly players: number;
}

/** The value of the finished game for each seat. */
function endOf({ winners, scores }: Result<unknown>, { unit, sharing, players }: Table): readonly number[] {
  return Array.from({ length: players }, (_, seat) => {
    if (unit === 'points') return scores[seat] ?? 0;
    if (sharing === 'together') return Math.min(1, winners.length);
    return winners.includes(seat as Seat) ? 1 / winners.length : 0;
  });
}
