// Questions to both players at the same time: which starter goes where, and which last card joins the notebook.
import { type Seat, withCard } from '@planisphere/core';
import { type Card, NONE } from './cards.ts';
import {
  copySide,
  type Draft,
  type Position,
  putSide,
  type Side,
  sideOf,
  withEntry,
  withoutHeld,
} from './position.ts';

/** Answers count only when both are in: then they are carried out together (SETUP-1, END-1). */
export function answer(draft: Draft<Position>, seat: Seat, card: Card): void {
  const side = copySide(sideOf(draft, seat));
  side.answer = card;
  putSide(draft, seat, side);
  const [a, b] = draft.sides;
  if (a.answer === NONE || b.answer === NONE) return;
  const starting = draft.phase === 'start';
  draft.sides = starting ? [started(a), started(b)] : [kept(a), kept(b)];
  draft.phase = starting ? 'hands' : 'over';
}

function started(side: Side): Side {
  const next = copySide(side);
  const [other] = withoutHeld(side.hand, side.answer);
  next.hand = [];
  next.telescope = withEntry(side.telescope, 0, side.answer);
  next.notebook = withCard(side.notebook, other as Card);
  next.answer = NONE;
  return next;
}

/** The other card stays in the hand. Every card is public at the end, so `taken` can be emptied. */
function kept(side: Side): Side {
  const next = copySide(side);
  next.hand = withoutHeld(side.hand, side.answer);
  next.taken = [];
  next.notebook = withCard(side.notebook, side.answer);
  next.answer = NONE;
  return next;
}
