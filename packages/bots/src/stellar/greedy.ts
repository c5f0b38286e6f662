// Greedy: looks to the end of its own turn and takes the action after which it would stand best if the game ended there.
// It does not know what a deck card will be, so it counts a blind draw as nothing.
import { below, type Rng, type Seat, withCard } from '@planisphere/core';
import {
  type Position,
  type Stellar,
  sideOf,
  starsOf,
  stellar,
  totalsOf,
  writtenNumbers,
} from '@planisphere/stellar';

type Action = Stellar['action'];

/** Beside the points of now, stars without a run and numbers without stars are worth a little: they will meet. */
const PER_STAR = 0.6;
const PER_NUMBER = 0.8;

export function greedyStellar(view: Position, seat: Seat, rng: Rng): Action {
  let best: Action[] = [];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const action of candidates(view, seat)) {
    const value = valueAfter(view, seat, action);
    if (value > bestValue) best = [];
    if (value >= bestValue) best.push(action);
    bestValue = Math.max(value, bestValue);
  }
  return best[below(rng, best.length)] as Action;
}

/** What this seat can still reach in its turn. */
function valueAfter(view: Position, seat: Seat, action: Action): number {
  if (action.do === 'start') return 0; // all starters are alike but for their type
  if (action.do === 'keep') return standing(withKept(view, seat, action.card), seat);
  const next = stellar.apply(view, { by: seat, action });
  if (next.phase !== 'take' && next.phase !== 'play' && next.phase !== 'place') return standing(next, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const then of candidates(next, seat)) best = Math.max(best, valueAfter(next, seat, then));
  return best;
}

/** Face down one slot is as good as another of its section: three of them are enough to try. */
function candidates(view: Position, seat: Seat): readonly Action[] {
  let sectionsTried = 0;
  let card: number | undefined;
  return [...stellar.legal(view, seat)].filter((action) => {
    if ((action.do !== 'play' && action.do !== 'place') || action.to.face === 'up') return true;
    if (action.do === 'play' && action.card !== card) {
      card = action.card;
      sectionsTried = 0;
    }
    const section = action.to.slot <= 5 ? 1 : action.to.slot <= 8 ? 2 : 4;
    const first = (sectionsTried & section) === 0;
    sectionsTried |= section;
    return first;
  });
}

function withKept(view: Position, seat: Seat, card: number): Position {
  const side = sideOf(view, seat);
  const sides = [...view.sides] as [typeof side, typeof side];
  sides[seat as 0 | 1] = { ...side, notebook: withCard(side.notebook, card) };
  return { ...view, sides };
}

function standing(view: Position, seat: Seat): number {
  const totals = totalsOf(view);
  const side = sideOf(view, seat);
  const stars = starsOf(side).reduce((sum, count) => sum + count, 0);
  const margin = (totals[seat as 0 | 1] as number) - (totals[seat === 0 ? 1 : 0] as number);
  return margin + PER_STAR * stars + PER_NUMBER * writtenNumbers(side.notebook);
}
