// An event as one sentence, as the reader may know it.
import { type Event, type Frame, type Seat, type Who, whoIs } from '@planisphere/core';
import {
  type Action,
  type Card,
  followingCard,
  HIDDEN,
  type Outcome,
  type Place,
  type Position,
} from '../index.ts';
import { messagesOf } from './cells.ts';

export function tellEvent(event: Event<Action, Outcome>, before: Position, frame: Frame): string {
  return event.by === 'chance'
    ? tellOutcome(event.outcome, frame)
    : tellAction(event.by, event.action, { before, frame });
}

function cardWords(card: Card, frame: Frame): string {
  const messages = messagesOf(frame.locale);
  return card === HIDDEN ? messages.aCard : messages.card(card);
}

function tellOutcome(outcome: Outcome, frame: Frame): string {
  const { tell } = messagesOf(frame.locale);
  switch (outcome.deal) {
    case 'first':
      return tell.first(whoIs(outcome.seat, frame));
    case 'row':
      return tell.row(outcome.coordinate, cardWords(outcome.card, frame));
    case 'draw':
      return tell.drew(whoIs(outcome.seat, frame), cardWords(outcome.card, frame));
    default:
      return tell.dealt(whoIs(outcome.seat, frame), cardWords(outcome.card, frame));
  }
}

function tellAction(seat: Seat, action: Action, at: { before: Position; frame: Frame }): string {
  const { before, frame } = at;
  const { tell } = messagesOf(frame.locale);
  const who = whoIs(seat, frame);
  switch (action.do) {
    case 'start':
      return action.card === HIDDEN ? tell.hasStarted(who) : tell.started(who, cardWords(action.card, frame));
    case 'replace':
      return tell.replaced(who);
    case 'leave':
      return tell.left(who);
    case 'take':
      return tell.took(who, cardWords(before.row[action.coordinate - 1] as Card, frame));
    case 'play':
      return tellPlace(who, action.to, { card: action.card, frame });
    case 'place':
      return tellPlace(who, action.to, { card: followingCard(before), frame });
    case 'keep':
      return tell.kept(who, cardWords(action.card, frame));
  }
}

function tellPlace(who: Who, to: Place, what: { card: Card; frame: Frame }): string {
  const { tell } = messagesOf(what.frame.locale);
  const card = cardWords(what.card, what.frame);
  if (to.area === 'note') return tell.notebook(who, card);
  return to.face === 'down' ? tell.faceDown(who, card, to.slot) : tell.telescope(who, card, to.slot);
}
