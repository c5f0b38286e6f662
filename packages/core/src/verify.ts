// Replays a record from nothing but its words and checks every one of them: events, rules, result and, where the seed
// is known, the dealing. A fault names the event and the rule.
import { commitmentOf, createDealer, type Dealer, drawOutcome } from './dealer.ts';
import { type Decoded, type Fault, fail, failWithin, ok } from './fault.ts';
import type { Decision, Game, GameTypes } from './game.ts';
import { Match } from './match.ts';
import { type GameRecord, type RecordedEnd, recordedResult } from './record.ts';
import { makeSeat, seatsOf } from './seat.ts';

/** The match that the record tells, complete or as far as it goes; a fault at the first event that cannot be. */
export function replayRecord<T extends GameTypes>(game: Game<T>, record: GameRecord): Decoded<Match<T>> {
  const match = openMatch(game, record);
  if (!match.ok) return match;
  if (
    record.seed !== undefined &&
    record.commitment !== undefined &&
    record.commitment !== commitmentOf(record.seed)
  ) {
    return fail('broken-commitment', 'commitment', 'It is not the sha256 of the seed.');
  }
  const dealer = record.seed === undefined ? undefined : createDealer(record.seed);
  for (const [index, text] of record.events.entries()) {
    const fault = appendChecked(match.value, text, dealer);
    if (fault !== undefined) return failWithin(`events[${index}]`, fault);
  }
  return match;
}

function openMatch<T extends GameTypes>(game: Game<T>, record: GameRecord): Decoded<Match<T>> {
  if (record.game !== game.id)
    return fail('other-game', 'game', `This is a record of ${JSON.stringify(record.game)}.`);
  if (record.version !== game.version) {
    return fail(
      'other-version',
      'version',
      `This engine plays version ${game.version} of the rules, not ${record.version}.`,
    );
  }
  const options = game.decodeOptions(record.options);
  if (!options.ok) return failWithin('options', options.fault);
  const { min, max } = game.players;
  if (record.seats.length < min || record.seats.length > max) {
    return fail('wrong-players', 'seats', `${game.id} is for ${min} to ${max} players.`);
  }
  return ok(new Match(game, options.value, record.seats.length));
}

function appendChecked<T extends GameTypes>(
  match: Match<T>,
  text: string,
  dealer: Dealer | undefined,
): Fault | undefined {
  const parsed = match.game.notation.parseEvent(text);
  if (!parsed.ok) return parsed.fault;
  const event = parsed.value;
  const fault =
    event.by === 'chance' ? chanceFault(match, event.outcome, dealer) : decisionFault(match, event);
  if (fault === undefined) match.append(event);
  return fault;
}

function decisionFault<T extends GameTypes>(
  match: Match<T>,
  event: Decision<T['action']>,
): Fault | undefined {
  const refusal = match.refusalOf(event.by, event.action);
  if (refusal === undefined) return undefined;
  const shown = JSON.stringify(match.game.notation.makeEvent(event));
  return { code: refusal.rule, at: '', message: `${shown} is against rule ${refusal.rule}.` };
}

function chanceFault<T extends GameTypes>(
  match: Match<T>,
  outcome: T['outcome'],
  dealer: Dealer | undefined,
): Fault | undefined {
  const { awaiting } = match;
  const show = (drawn: T['outcome']): string =>
    match.game.notation.makeEvent({ by: 'chance', outcome: drawn });
  const shown = show(outcome);
  if (awaiting.kind !== 'chance') {
    return { code: 'no-chance-due', at: '', message: `${JSON.stringify(shown)}: nothing is dealt here.` };
  }
  if (
    !awaiting.outcomes.some((possible) => possible.outcome === outcome || show(possible.outcome) === shown)
  ) {
    return { code: 'impossible-chance', at: '', message: `${JSON.stringify(shown)} cannot happen here.` };
  }
  const due = dealer === undefined ? shown : show(drawOutcome(awaiting, dealer.at(match.chances)));
  if (due === shown) return undefined;
  return {
    code: 'not-from-seed',
    at: '',
    message: `The seed deals ${JSON.stringify(due)} here, not ${JSON.stringify(shown)}.`,
  };
}

/** Everything that can be checked of a finished record. */
export function verifyRecord<T extends GameTypes>(game: Game<T>, record: GameRecord): Decoded<Match<T>> {
  const replayed = replayRecord(game, record);
  if (!replayed.ok) return replayed;
  const { awaiting } = replayed.value;
  if (record.ended !== undefined) return endedEarly(replayed.value, record.ended);
  if (awaiting.kind !== 'over')
    return fail('unfinished', `events[${record.events.length}]`, 'The game is not over here.');
  if (record.result === undefined) return fail('missing-field', 'result', 'The result is missing.');
  const expected = recordedResult(awaiting.result);
  for (const part of ['winners', 'scores', 'breakdown'] as const) {
    if (canonical(record.result[part]) !== canonical(expected[part])) {
      return fail('wrong-result', `result.${part}`, `The events give ${canonical(expected[part])}.`);
    }
  }
  return replayed;
}

/** People may end a game before the rules do; then there is no result to check, only who is said to have won. */
function endedEarly<T extends GameTypes>(
  match: Match<T>,
  { reason, winners }: RecordedEnd,
): Decoded<Match<T>> {
  if (match.awaiting.kind === 'over')
    return fail('already-over', 'ended', 'The game was over by its rules: nobody could end it any more.');
  const seats = seatsOf(match.players).map(makeSeat);
  const wrong = winners.findIndex((winner) => !seats.includes(winner));
  if (wrong >= 0) return fail('no-such-seat', `ended.winners[${wrong}]`, 'Nobody sits there.');
  if (reason === 'abandoned' && winners.length > 0)
    return fail('wrong-result', 'ended.winners', 'A game ended by agreement has no winner.');
  return ok(match);
}

/** JSON with sorted keys: equal values give equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
