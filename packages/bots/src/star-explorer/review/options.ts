// A decision that was made, in a form to try: one of the listed choices, or any other drawing that the rules allow.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  type Drawing,
  extinguishedAfter,
  HIDDEN,
  type Position,
  tileOf,
} from '@planisphere/star-explorer';
import type { Choice } from '../choices.ts';
import type { SearchBoard } from '../kernel/board.ts';
import { sideNumber } from '../kernel/sides.ts';
import { pointsOfDrawing, sumOf } from './parts.ts';

export type Option = Pick<Choice, 'action' | 'given' | 'carryOut'>;

interface Table {
  readonly view: Position;
  readonly seat: Seat;
  readonly board: SearchBoard;
  readonly choices: readonly Choice[];
}

export function optionOf(action: Action, { view, seat, board, choices }: Table): Option | undefined {
  if (action.do !== 'draw') return choices.find((each) => isAnswer(each.action, action));
  if (action.drawing === HIDDEN) return undefined;
  return drawn(action.drawing, { view, seat, board, choices });
}

function isAnswer(a: Action, b: Action): boolean {
  if (a.do === 'size' && b.do === 'size') return a.size === b.size;
  return a.do === b.do && 'kind' in a && 'kind' in b && a.kind === b.kind;
}

function drawn(drawing: Drawing, { view, seat, board }: Table): Option {
  const own = view.boards[seat]!;
  const round = board.rounds + 1;
  const after = { ...own, drawings: [...own.drawings.slice(0, board.rounds), drawing] };
  const laid = {
    drawing,
    points: sumOf(pointsOfDrawing(own, round, drawing)),
    leftOut: extinguishedAfter(after, round) - board.extinguished,
    side: sideNumber(tileOf(own.tiles[board.rounds]!).back),
  };
  return {
    action: { do: 'draw', round, drawing },
    given: 0,
    carryOut: (on) => {
      on.layDrawing(laid);
      return undefined;
    },
  };
}
