// Events as words: `A draw III b5-c4-d5`, `chance tile B ori`. Readable without the position.
import { type Decoded, fail, makeSeat, ok, parseSeat, type Seat } from '@planisphere/core';
import type { Action, GameEvent, Outcome } from '../rules/events.ts';
import { HIDDEN } from '../rules/position.ts';
import { tileOf } from '../rules/tiles.ts';
import { makeDrawing, parseDrawing } from './trails.ts';
import {
  makeRound,
  makeStart,
  parseKind,
  parseRound,
  parseSeatWord,
  parseSize,
  parseStart,
  parseTileWord,
} from './words.ts';

export function makeEvent(event: GameEvent): string {
  return event.by === 'chance'
    ? `chance ${makeOutcome(event.outcome)}`
    : `${makeSeat(event.by)} ${makeAction(event.action)}`;
}

function makeAction(action: Action): string {
  switch (action.do) {
    case 'side':
    case 'seven':
      return `${action.do} ${action.kind}`;
    case 'size':
      return `size ${action.size}`;
    case 'draw': {
      const drawn = action.drawing === HIDDEN ? HIDDEN : makeDrawing(action.drawing);
      return `draw ${makeRound(action.round)} ${drawn}`;
    }
  }
}

function makeOutcome(outcome: Outcome): string {
  switch (outcome.deal) {
    case 'back':
      return `back ${makeSeat(outcome.seat)} ${outcome.size} ${outcome.kind}`;
    case 'start':
      return `start ${makeSeat(outcome.seat)} ${makeStart(outcome.start)}`;
    case 'first':
      return `first ${makeSeat(outcome.seat)}`;
    case 'pick':
      return `pick ${outcome.size} ${outcome.kind}`;
    case 'tile':
      return `tile ${makeSeat(outcome.seat)} ${tileOf(outcome.tile).id}`;
  }
}

/** A bound for input from strangers: no event is nearly this long. */
const LONGEST = 400;

export function parseEvent(text: string): Decoded<GameEvent> {
  if (text.length > LONGEST)
    return fail('too-long', '', `An event has at most ${LONGEST} characters.`, LONGEST);
  const [by = '', ...words] = text.split(' ');
  if (by === 'chance') {
    const outcome = parseOutcome(words);
    return outcome.ok ? ok({ by, outcome: outcome.value }) : outcome;
  }
  const seat = parseSeat(by);
  if (seat === undefined) return fail('unknown-actor', by, 'An event begins with A, B, C, D or chance.');
  const action = parseAction(words);
  return action.ok ? ok({ by: seat, action: action.value }) : action;
}

const ACTION_WORDS: Readonly<Record<string, number>> = { side: 2, size: 2, seven: 2, draw: 3 };

function parseAction(words: readonly string[]): Decoded<Action> {
  const [verb = '', one = '', two = ''] = words;
  const length = Object.hasOwn(ACTION_WORDS, verb) ? ACTION_WORDS[verb] : undefined;
  if (length === undefined) return fail('unknown-action', verb, 'A seat can side, size, seven or draw.');
  if (words.length !== length)
    return fail('words-of-seat', words.join(' '), `This needs ${length} words after the seat.`, length);
  if (verb === 'draw') return parseDraw(one, two);
  if (verb === 'size') {
    const size = parseSize(one);
    return size.ok ? ok({ do: 'size', size: size.value }) : size;
  }
  const kind = one === HIDDEN ? ok<typeof HIDDEN>(HIDDEN) : parseKind(one);
  return kind.ok ? ok({ do: verb as 'side' | 'seven', kind: kind.value }) : kind;
}

function parseDraw(roundWord: string, drawingWord: string): Decoded<Action> {
  const round = parseRound(roundWord);
  if (!round.ok) return round;
  if (drawingWord === HIDDEN) return ok({ do: 'draw', round: round.value, drawing: HIDDEN });
  const drawing = parseDrawing(drawingWord);
  return drawing.ok ? ok({ do: 'draw', round: round.value, drawing: drawing.value }) : drawing;
}

const DEAL_WORDS: Readonly<Record<string, number>> = { back: 4, start: 3, first: 2, pick: 3, tile: 3 };

function parseOutcome(words: readonly string[]): Decoded<Outcome> {
  const [deal = '', ...rest] = words;
  const length = Object.hasOwn(DEAL_WORDS, deal) ? DEAL_WORDS[deal] : undefined;
  if (length === undefined)
    return fail('unknown-chance', deal, 'Chance brings a back, start, first, pick or tile.');
  if (words.length !== length)
    return fail('words-of-chance', words.join(' '), `This needs ${length} words after chance.`, length);
  if (deal === 'pick') return parsePick(rest);
  const seat = parseSeatWord(rest[0] as string);
  return seat.ok ? parseDeal(deal, seat.value, rest.slice(1)) : seat;
}

function parsePick([sizeWord = '', kindWord = '']: readonly string[]): Decoded<Outcome> {
  const size = parseSize(sizeWord);
  if (!size.ok) return size;
  const kind = parseKind(kindWord);
  return kind.ok ? ok({ deal: 'pick', size: size.value, kind: kind.value }) : kind;
}

function parseDeal(deal: string, seat: Seat, [one = '', two = '']: readonly string[]): Decoded<Outcome> {
  if (deal === 'first') return ok({ deal, seat });
  if (deal === 'start') {
    const start = parseStart(one);
    return start.ok ? ok({ deal, seat, start: start.value }) : start;
  }
  if (deal === 'tile') {
    const tile = parseTileWord(one);
    return tile.ok ? ok({ deal, seat, tile: tile.value }) : tile;
  }
  const size = parseSize(one);
  if (!size.ok) return size;
  const kind = parseKind(two);
  return kind.ok ? ok({ deal: 'back', seat, size: size.value, kind: kind.value }) : kind;
}
