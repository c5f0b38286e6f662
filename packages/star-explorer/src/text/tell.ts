// Events as sentences, for people who were watching.
import { type Frame, type Seat, whoIs } from '@planisphere/core';
import { makeRound } from '../notation/words.ts';
import type { Kind } from '../rules/components.ts';
import type { Action, GameEvent, Outcome } from '../rules/events.ts';
import { starsOf } from '../rules/lines.ts';
import { type Board, HIDDEN, type Hidden, type Position } from '../rules/position.ts';
import { earnedBy, kindsIn } from '../rules/scoring.ts';
import type { Drawing } from '../rules/sky.ts';
import { STARTS, tileOf } from '../rules/tiles.ts';
import { eitherKind, kindWord } from './glyphs.ts';
import { type DrawingText, messagesOf } from './messages.ts';

export function tell(event: GameEvent, before: Position, frame: Frame): string {
  if (event.by === 'chance') return tellOutcome(event.outcome, frame);
  const told = tellAction(event.by, event.action, { before, frame });
  return isReplaced(event.action, event.by, before) ? `${told} ${messagesOf(frame.locale).tell.again}` : told;
}

function isReplaced(action: Action, seat: Seat, before: Position): boolean {
  const board = before.boards[seat];
  if (board === undefined) return false;
  if (action.do === 'draw') return board.drawings.length >= action.round;
  return action.do === 'side' ? board.side !== undefined : action.do === 'seven' && board.seven !== undefined;
}

function tellOutcome(outcome: Outcome, frame: Frame): string {
  const { locale } = frame;
  const words = messagesOf(locale).tell;
  const who = 'seat' in outcome ? whoIs(outcome.seat, frame) : undefined;
  switch (outcome.deal) {
    case 'back':
      return words.back(who, `${outcome.size}, ${kindWord(outcome.kind, locale)}`);
    case 'start':
      return words.start(who, eitherKind(STARTS[outcome.start] as readonly Kind[], locale));
    case 'first':
      return words.first(who);
    case 'pick':
      return words.pick(`${outcome.size}, ${kindWord(outcome.kind, locale)}`);
    case 'tile': {
      const tile = tileOf(outcome.tile);
      return words.tile(who, `${tile.name} (${kindWord(tile.kind, locale)})`);
    }
  }
}

interface Telling {
  readonly before: Position;
  readonly frame: Frame;
}

function tellAction(seat: Seat, action: Action, { before, frame }: Telling): string {
  const { locale } = frame;
  const words = messagesOf(locale).tell;
  const who = whoIs(seat, frame);
  const shown = (kind: Kind | Hidden): string | undefined =>
    kind === HIDDEN ? undefined : kindWord(kind, locale);
  switch (action.do) {
    case 'side':
      return words.side(who, shown(action.kind));
    case 'seven':
      return words.seven(who, shown(action.kind));
    case 'size':
      return words.size(who, action.size);
    case 'draw': {
      const { drawing, round } = action;
      if (drawing === HIDDEN) return words.draws(who, makeRound(round));
      if (drawing.length === 0) return words.drewNothing(who);
      return words.drew(who, drawnBy(before.boards[seat] as Board, round, drawing));
    }
  }
}

function drawnBy(board: Board, round: number, drawing: Drawing): DrawingText {
  const { name, size } = tileOf(board.tiles[round - 1] as number);
  const { points } = earnedBy(drawing, kindsIn(board, round));
  return { name, size, stars: starsOf(drawing).length, points };
}
