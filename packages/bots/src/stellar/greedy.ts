// Greedy: looks to the end of its own turn and takes the action with the best score if the game ended there. It cannot
// know a deck card, so a blind draw counts as nothing.
import { below, type Rng, type Seat, withCard } from '@planisphere/core';
import {
  bestAssignment,
  outlineOf,
  type Position,
  ROUNDS,
  SECTIONS,
  type Side,
  type Stellar,
  sectionTotal,
  sideOf,
  starsOf,
  stellar,
  TYPES,
  writtenNumbers,
} from '@planisphere/stellar';

type Action = Stellar['action'];

/** A section scores ten; a lead counts a little less, because it can be lost. */
const SECTION_POINTS = 8;
const DIVERSITY_POINTS = 10;
/**
 * Stars without a run and numbers without stars are worth something, because they may meet. Tuned by play against
 * variants.
 */
const PER_STAR = 1.5;
const PER_NUMBER = 1.5;
const PER_TYPE = 1.5;
/** In points: at the beginning a section lead of this size is nearly safe. */
const SOFTNESS = 16;

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

/** The best value that this seat can still reach in its turn. */
function valueAfter(view: Position, seat: Seat, action: Action): number {
  if (action.do === 'start') return 0; // starters differ only in their type
  if (action.do === 'keep') return standing(withKept(view, seat, action.card), seat);
  const next = stellar.apply(view, { by: seat, action });
  if (next.phase !== 'take' && next.phase !== 'play' && next.phase !== 'place') return standing(next, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const then of candidates(next, seat)) best = Math.max(best, valueAfter(next, seat, then));
  return best;
}

/** Face down, the slots of a section are equally good: one of each section is enough to try. */
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

/** The value of this side: its points, its leads, softened by what can still change, and likely growth. */
function standing(view: Position, seat: Seat): number {
  const side = sideOf(view, seat);
  const other = sideOf(view, seat === 0 ? 1 : 0);
  const stars = starsOf(side);
  const rest = 1 - view.turn / (ROUNDS * 2);
  const growth = PER_STAR * sum(stars) + PER_NUMBER * writtenNumbers(side.notebook);
  const leads = SECTIONS.map((section) => sectionTotal(side, section) - sectionTotal(other, section));
  const sections = leads.map((lead) => SECTION_POINTS * Math.tanh(lead / (SOFTNESS * (rest + 0.05))));
  return bestAssignment(side.notebook, stars).points + sum(sections) + diversity(side) + rest * growth;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function diversity(side: Side): number {
  const { faceUp } = outlineOf(side.telescope, side.down);
  const types = TYPES.filter((_, type) => faceUp[type] !== 0).length;
  return types === TYPES.length ? DIVERSITY_POINTS : PER_TYPE * types;
}
