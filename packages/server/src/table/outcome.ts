// The players of a table and their results: the rows behind a guest's list of games.

import type { Seat } from '@planisphere/core';
import type { PlayerRow } from '../store/rows.ts';
import type { Fixed } from './fixed.ts';
import { letterOf } from './letters.ts';
import type { EndState, TableState } from './state.ts';

export function playersOf({ code }: Fixed, state: TableState): readonly PlayerRow[] {
  return state.seats.flatMap(({ guest }, index) =>
    guest === undefined || guest.id === ''
      ? []
      : [
          {
            guest: guest.id,
            code,
            seat: letterOf(index as Seat),
            outcome: state.end === undefined ? '' : outcomeOf(state.end, index as Seat),
          },
        ],
  );
}

function outcomeOf({ reason, winners }: EndState, seat: Seat): string {
  if (reason === 'abandoned') return 'none';
  if (!winners.includes(seat)) return 'lost';
  return winners.length === 1 ? 'won' : 'shared';
}
