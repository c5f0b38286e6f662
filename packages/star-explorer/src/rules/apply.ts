// Applies one event. Never mutates; everything that follows from the last answer of a round happens here at once.
import type { Seat } from '@planisphere/core';
import type { Action, GameEvent, Outcome } from './events.ts';
import { phaseOf } from './phase.ts';
import { hasTwoSevens } from './pile.ts';
import { boardOf, HIDDEN, isSolo, type Position, withBoard } from './position.ts';
import { roundPoints } from './scoring.ts';

export function apply(position: Position, event: GameEvent): Position {
  return event.by === 'chance' ? dealt(position, event.outcome) : decided(position, event.by, event.action);
}

function dealt(position: Position, outcome: Outcome): Position {
  switch (outcome.deal) {
    case 'back': {
      const { backs } = boardOf(position, outcome.seat);
      return withBoard(position, outcome.seat, { backs: [...backs, outcome.kind] });
    }
    case 'start':
      return withBoard(position, outcome.seat, { start: outcome.start });
    case 'first':
      return { ...position, first: outcome.seat };
    case 'pick':
      return picked(position, outcome);
    case 'tile': {
      const { tiles } = boardOf(position, outcome.seat);
      return withBoard(position, outcome.seat, { tiles: [...tiles, outcome.tile] });
    }
  }
}

/** The pick of the first seven settles which of two different ones is used first. */
function picked(position: Position, outcome: Extract<Outcome, { deal: 'pick' }>): Position {
  const { size, kind } = outcome;
  const settles = size === 7 && !position.sizes.includes(7) && hasTwoSevens(boardOf(position, 0));
  const next = settles ? withBoard(position, 0, { seven: kind }) : position;
  return { ...next, sizes: [...position.sizes, size] };
}

function decided(position: Position, seat: Seat, action: Action): Position {
  switch (action.do) {
    case 'side':
      return withBoard(position, seat, { side: action.kind });
    case 'size':
      return { ...position, sizes: [...position.sizes, action.size] };
    case 'seven':
      return withBoard(position, seat, { seven: action.kind });
    case 'draw': {
      const { drawings } = boardOf(position, seat);
      const before = drawings.slice(0, action.round - 1);
      return withTokenPassed(
        withBoard(position, seat, { drawings: [...before, action.drawing] }),
        action.round,
      );
    }
  }
}

/** After the last drawing of a round the token goes to the lowest score (END-3). */
function withTokenPassed(position: Position, round: number): Position {
  if (isSolo(position)) return position;
  const phase = phaseOf(position);
  if (phase.step === 'draw' && phase.round === round) return position;
  return { ...position, first: tokenAfter(position, round) };
}

/** Who holds the token after a round in which all have drawn, if `first` held it before. */
export function tokenAfter({ boards, first }: Position, round: number): Seat {
  if (boards.some(({ drawings }) => drawings.includes(HIDDEN)))
    throw new Error('apply: a hidden drawing cannot be scored');
  const scores = boards.map((board) => roundPoints(board, round));
  const lowest = Math.min(...scores);
  // Clockwise from the next seat; the holder of the token comes last.
  for (let step = 1; step <= boards.length; step++) {
    const seat = ((first as Seat) + step) % boards.length;
    if (scores[seat] === lowest) return seat as Seat;
  }
  throw new Error('tokenAfter: no seat has the lowest score');
}
