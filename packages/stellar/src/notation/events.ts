// Events in words: `A take 2`, `A play H1 tel 2 down`, `chance row 1 M2`. Each line can be read without the position.
import { type Decoded, type Event, type Fault, fail, makeSeat, ok, type Seat } from '@planisphere/core';
import {
  type Action,
  dealRow,
  dealTo,
  FIRST,
  keep,
  LEAVE,
  NOTEBOOK,
  type Outcome,
  type Place,
  place,
  play,
  REPLACE,
  startWith,
  take,
  telescopePlace,
} from '../rules/events.ts';
import { ROW } from '../rules/position.ts';
import { SLOTS } from '../rules/telescope.ts';
import { makeCard, parseNumber, parsePlayer, parseSeen } from './words.ts';

export function makeEvent(event: Event<Action, Outcome>): string {
  return event.by === 'chance'
    ? `chance ${makeOutcome(event.outcome)}`
    : `${makeSeat(event.by)} ${makeAction(event.action)}`;
}

function makeOutcome(outcome: Outcome): string {
  switch (outcome.deal) {
    case 'first':
      return `first ${makeSeat(outcome.seat)}`;
    case 'row':
      return `row ${outcome.coordinate} ${makeCard(outcome.card)}`;
    default:
      return `${outcome.deal} ${makeSeat(outcome.seat)} ${makeCard(outcome.card)}`;
  }
}

function makeAction(action: Action): string {
  switch (action.do) {
    case 'start':
    case 'keep':
      return `${action.do} ${makeCard(action.card)}`;
    case 'replace':
    case 'leave':
      return action.do;
    case 'take':
      return `take ${action.coordinate}`;
    case 'play':
      return `play ${makeCard(action.card)} ${makePlace(action.to)}`;
    case 'place':
      return `place ${makePlace(action.to)}`;
  }
}

function makePlace({ area, slot, face }: Place): string {
  return area === 'note' ? 'note' : `tel ${slot}${face === 'down' ? ' down' : ''}`;
}

export function parseEvent(text: string): Decoded<Event<Action, Outcome>> {
  const words = text.split(' ');
  const [by, ...rest] = words;
  if (by === 'chance') {
    const outcome = parseOutcome(rest);
    return outcome.ok ? ok({ by, outcome: outcome.value }) : outcome;
  }
  const seat = parsePlayer(by as string);
  if (!seat.ok) return fail('unknown-actor', by as string, 'An event begins with A, B or chance.');
  const action = parseAction(rest);
  return action.ok ? ok({ by: seat.value, action: action.value }) : action;
}

function parseOutcome(words: readonly string[]): Decoded<Outcome> {
  const [deal, where, what] = words;
  if (deal === 'first' && words.length === 2) {
    const seat = parsePlayer(where as string);
    return seat.ok ? ok(FIRST[seat.value] as Outcome) : seat;
  }
  if (where === undefined || what === undefined || words.length > 3) return unknown(words, 'chance');
  const card = parseSeen(what);
  if (!card.ok) return card;
  if (deal === 'row') {
    const coordinate = parsePositive(where, ROW);
    return coordinate.ok ? ok(dealRow(coordinate.value, card.value)) : coordinate;
  }
  if (deal !== 'starter' && deal !== 'hand' && deal !== 'draw') return unknown(words, 'chance');
  const seat = parsePlayer(where);
  return seat.ok ? ok(dealTo(deal, seat.value as Seat, card.value)) : seat;
}

/** The words of a decision without its seat. */
function parseAction(words: readonly string[]): Decoded<Action> {
  const [verb, what, ...where] = words;
  if (words.length === 1 && verb === 'replace') return ok(REPLACE);
  if (words.length === 1 && verb === 'leave') return ok(LEAVE);
  if (what === undefined) return unknown(words, 'decision');
  if (verb === 'take' && where.length === 0) {
    const coordinate = parsePositive(what, ROW);
    return coordinate.ok ? ok(take(coordinate.value)) : coordinate;
  }
  if (verb === 'place') {
    const to = parsePlaceWords(words.slice(1));
    return to.ok ? ok(place(to.value)) : to;
  }
  if (verb === 'play') return parsePlay(what, where);
  if ((verb === 'start' || verb === 'keep') && where.length === 0) {
    const card = parseSeen(what);
    return card.ok ? ok(verb === 'start' ? startWith(card.value) : keep(card.value)) : card;
  }
  return unknown(words, 'decision');
}

function parsePlay(what: string, where: readonly string[]): Decoded<Action> {
  const card = parseSeen(what);
  if (!card.ok) return card;
  const to = parsePlaceWords(where);
  return to.ok ? ok(play(card.value, to.value)) : to;
}

function parsePlaceWords(words: readonly string[]): Decoded<Place> {
  const [area, slot, face, ...more] = words;
  if (area === 'note' && words.length === 1) return ok(NOTEBOOK);
  if (area !== 'tel' || slot === undefined || more.length > 0 || (face !== undefined && face !== 'down')) {
    return fail('bad-place', words.join(' '), 'A place is “note”, “tel N” or “tel N down”, N from 1 to 12.');
  }
  const number = parsePositive(slot, SLOTS);
  return number.ok ? ok(telescopePlace(number.value, face ?? 'up')) : number;
}

function parsePositive(text: string, most: number): Decoded<number> {
  const number = parseNumber(text, most);
  return number.ok && number.value > 0
    ? number
    : fail('bad-number', text, `A number from 1 to ${most} is expected here.`);
}

function unknown(words: readonly string[], kind: string): { readonly ok: false; readonly fault: Fault } {
  return fail('bad-event', words.join(' '), `This is not a ${kind} of Stellar.`);
}
