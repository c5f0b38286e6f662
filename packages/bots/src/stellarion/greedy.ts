// Greedy plays one turn well and thinks no further: it follows every action to the end of the turn, chooses the best
// step wherever it has the choice, weights every outcome of chance by its odds, and compares the values of the
// positions.
import { below, type Rng, type Seat } from '@planisphere/core';
import { type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import { worth } from './worth.ts';

type Action = Stellarion['action'];

/** The value of each further scan, as a share of the first's. */
const LATER_SCANS = 0.6;

export function greedyStellarion(view: Position, seat: Seat, rng: Rng): Action {
  let best: Action[] = [];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const action of stellarion.legal(view, seat)) {
    if (action.kind === 'prove') return action;
    const value = valueAfter(view, seat, action);
    if (value < bestValue) continue;
    if (value > bestValue) best = [];
    best.push(action);
    bestValue = value;
  }
  return best[below(rng, best.length)]!;
}

function valueAfter(view: Position, seat: Seat, action: Action): number {
  return valueAt(stellarion.apply(view, { by: seat, action }), view);
}

/** The value at the end of this turn, as far as its player can see. */
function valueAt(view: Position, before: Position): number {
  const { stage } = view;
  if (stage.kind === 'scan') return scanned(view);
  const goesOn =
    stage.kind === 'effect' || stage.kind === 'thrusters' || stage.kind === 'place' || stage.kind === 'claim';
  if (!goesOn) return worth(view);
  if (stage.kind === 'effect' && stage.begun) return Math.max(worth(view), bestStep(view, before));
  return bestStep(view, before);
}

function bestStep(view: Position, before: Position): number {
  const { stage } = view;
  let best = Number.NEGATIVE_INFINITY;
  for (const action of stellarion.legal(view, view.turn)) {
    if (action.kind === 'spend' || action.kind === 'done') continue;
    const after = stellarion.apply(view, { by: view.turn, action });
    // If several scans follow one another, only the first is looked at.
    const value = action.kind === 'place' ? worth(after) : valueAt(after, before);
    best = Math.max(best, value);
  }
  if (stage.kind !== 'effect' || stage.power !== 2) return best;
  const rest = worth(view);
  return rest + (best - rest) * (1 + LATER_SCANS * (stage.left - 1));
}

/** All pairs that the deck can show, each with its better placement. */
function scanned(view: Position): number {
  const awaiting = stellarion.awaiting(view);
  if (awaiting.kind !== 'chance') return worth(view);
  let sum = 0;
  let total = 0;
  for (const { outcome, weight } of awaiting.outcomes) {
    const shown = stellarion.apply(view, { by: 'chance', outcome });
    sum += weight * (shown.stage.kind === 'place' ? bestStep(shown, view) : worth(shown));
    total += weight;
  }
  return sum / total;
}
