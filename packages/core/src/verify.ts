// Replays a record from nothing but its words and checks every one of them: events, rules, result and, if the seed is
// known, the dealing. A fault names the event and the rule.
import { commitmentOf, createDealer, type Dealer, drawOutcome } from './dealer.ts';
import { type Decoded, type Fault, fail, failWithin, ok } from './fault.ts';
import type { Decision, Game, GameTypes } from './game.ts';
import { type GameRecord, type RecordedEnd, recordedResult } from './record.ts';
import { makeSeat, type Seat, seatsOf } from './seat.ts';
import { CHANCE_DUE, type Course, GAME_OVER, NOT_YOUR_TURN, newCourse } from './table.ts';

/** The game in the record, complete or as far as it goes; a fault at the first impossible event. */
export function replayRecord<T extends GameTypes>(game: Game<T>, record: GameRecord): Decoded<Course<T>> {
  return lastOf(replaySteps(game, record));
}

type Steps<T extends GameTypes> = Generator<void, Decoded<Course<T>>>;

function lastOf<T extends GameTypes>(steps: Steps<T>): Decoded<Course<T>> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Yields after every event, so that a server can do something else in between. */
function* replaySteps<T extends GameTypes>(game: Game<T>, record: GameRecord): Steps<T> {
  const opened = openCourse(game, record);
  if (!opened.ok) return opened;
  if (
    record.seed !== undefined &&
    record.commitment !== undefined &&
    record.commitment !== commitmentOf(record.seed)
  ) {
    return fail('broken-commitment', 'commitment', 'It is not the sha256 of the seed.');
  }
  const dealer = record.seed === undefined ? undefined : createDealer(record.seed);
  let course = opened.value;
  for (const [index, text] of record.events.entries()) {
    const next = checkedNext(course, text, dealer);
    if (!next.ok) return failWithin(`events[${index}]`, next.fault);
    course = next.value;
    yield;
  }
  return ok(course);
}

function openCourse<T extends GameTypes>(game: Game<T>, record: GameRecord): Decoded<Course<T>> {
  if (record.game !== game.id)
    return fail('other-game', 'game', `This is a record of ${JSON.stringify(record.game)}.`, record.game);
  if (record.version !== game.version) {
    return fail(
      'other-version',
      'version',
      `This engine plays version ${game.version} of the rules, not ${record.version}.`,
      game.version,
      record.version,
    );
  }
  const options = game.decodeOptions(record.options);
  if (!options.ok) return failWithin('options', options.fault);
  const { min, max } = game.players;
  if (record.seats.length < min || record.seats.length > max) {
    return fail('wrong-players', 'seats', `${game.id} is for ${min} to ${max} players.`, min, max);
  }
  return ok(newCourse(game, options.value, record.seats.length));
}

/** The course after one more event, if that is well-formed and possible here; a dealer also checks what was dealt. */
export function checkedNext<T extends GameTypes>(
  course: Course<T>,
  text: string,
  dealer: Dealer | undefined,
): Decoded<Course<T>> {
  const { notation } = course.game;
  const parsed = notation.parseEvent(text);
  if (!parsed.ok) return parsed;
  const event = parsed.value;
  const written = notation.makeEvent(event);
  if (written !== text)
    return fail('other-spelling', '', `In a record this is written ${JSON.stringify(written)}.`, written);
  const fault =
    event.by === 'chance' ? chanceFault(course, event.outcome, dealer) : decisionFault(course, event);
  return fault === undefined ? ok(course.with(event)) : { ok: false, fault };
}

function decisionFault<T extends GameTypes>(
  course: Course<T>,
  event: Decision<T['action']>,
): Fault | undefined {
  const refusal = course.refusalOf(event.by, event.action);
  if (refusal === undefined) return undefined;
  const shown = course.game.notation.makeEvent(event);
  const message = `${JSON.stringify(shown)}${whyRefused(refusal.rule, event.by)}`;
  return { code: refusal.rule, at: '', message, of: [shown, makeSeat(event.by)] };
}

function whyRefused(rule: string, seat: Seat): string {
  switch (rule) {
    case CHANCE_DUE:
      return ': something is dealt first.';
    case GAME_OVER:
      return ': the game is over.';
    case NOT_YOUR_TURN:
      return `: the game does not wait for seat ${makeSeat(seat)}.`;
    default:
      return ` is against rule ${rule}.`;
  }
}

function chanceFault<T extends GameTypes>(
  course: Course<T>,
  outcome: T['outcome'],
  dealer: Dealer | undefined,
): Fault | undefined {
  const { awaiting } = course;
  const show = (drawn: T['outcome']): string =>
    course.game.notation.makeEvent({ by: 'chance', outcome: drawn });
  const shown = show(outcome);
  if (awaiting.kind !== 'chance') {
    return fail('no-chance-due', '', `${JSON.stringify(shown)}: nothing is dealt here.`, shown).fault;
  }
  if (
    !awaiting.outcomes.some((possible) => possible.outcome === outcome || show(possible.outcome) === shown)
  ) {
    return fail('impossible-chance', '', `${JSON.stringify(shown)} cannot happen here.`, shown).fault;
  }
  const due = dealer === undefined ? shown : show(drawOutcome(awaiting, dealer.at(course.chances)));
  if (due === shown) return undefined;
  const message = `The seed deals ${JSON.stringify(due)} here, not ${JSON.stringify(shown)}.`;
  return fail('not-from-seed', '', message, due, shown).fault;
}

/** All that can be checked of a finished record. */
export function verifyRecord<T extends GameTypes>(game: Game<T>, record: GameRecord): Decoded<Course<T>> {
  return lastOf(verifySteps(game, record));
}

/** `verifyRecord`, one event at a time. */
export function* verifySteps<T extends GameTypes>(game: Game<T>, record: GameRecord): Steps<T> {
  const replayed = yield* replaySteps(game, record);
  if (!replayed.ok) return replayed;
  const fault =
    originFault(record) ??
    (record.ended === undefined
      ? resultFault(replayed.value, record)
      : earlyEndFault(replayed.value, record, record.ended));
  return fault ?? replayed;
}

type FaultOrNone = ReturnType<typeof fail> | undefined;

/** A branch cannot share more events with the other game than it has. */
function originFault({ origin, events }: GameRecord): FaultOrNone {
  if (origin === undefined || origin.at <= events.length) return undefined;
  return fail('after-the-end', 'origin.at', `There are ${events.length} events only.`, events.length);
}

function resultFault<T extends GameTypes>(
  { awaiting }: Course<T>,
  { result, events }: GameRecord,
): FaultOrNone {
  if (awaiting.kind !== 'over')
    return fail('unfinished', `events[${events.length}]`, 'The game is not over here.');
  if (result === undefined) return fail('missing-field', 'result', 'The result is missing.');
  const expected = recordedResult(awaiting.result);
  for (const part of ['winners', 'scores', 'breakdown'] as const) {
    const given = canonical(expected[part]);
    if (canonical(result[part]) !== given)
      return fail('wrong-result', `result.${part}`, `The events give ${given}.`, given);
  }
  return undefined;
}

/** People may end a game before the rules do; then there is no result, only the stated winners. */
function earlyEndFault<T extends GameTypes>(
  course: Course<T>,
  { result, seats: names }: GameRecord,
  { reason, winners }: RecordedEnd,
): FaultOrNone {
  if (course.awaiting.kind === 'over')
    return fail('already-over', 'ended', 'The game was over by its rules: nobody could end it any more.');
  if (result !== undefined)
    return fail('result-of-early-end', 'result', 'A game that people ended has no result by the rules.');
  const seats = seatsOf(names.length).map(makeSeat);
  for (const [index, winner] of winners.entries()) {
    const at = `ended.winners[${index}]`;
    if (!seats.includes(winner)) return fail('no-such-seat', at, 'Nobody sits there.');
    if (winners.indexOf(winner) < index) return fail('said-twice', at, 'This winner is named already.');
  }
  if (winners.length === 0) return undefined;
  if (reason === 'abandoned')
    return fail('winner-by-agreement', 'ended.winners', 'A game ended by agreement has no winner.');
  if (course.game.cooperative || winners.length === seats.length)
    return fail('nobody-lost', 'ended.winners', 'Somebody has lost: not everybody can have won.');
  return undefined;
}

/** JSON with sorted keys: equal values give equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
