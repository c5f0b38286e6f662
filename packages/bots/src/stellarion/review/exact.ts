// Decisions near the end of a game of Stellarion: every line of the turn is followed to the end of the game, so that
// the best one and the loss of another are exact.
import type { Seat } from '@planisphere/core';
import { type Position, type Stellarion, stellarion, voyageCount } from '@planisphere/stellarion';
import type { Asked, Difference, Examined } from '../../review/examiner.ts';
import { Endgame } from '../endgame.ts';
import { createWorld } from '../kernel/cells.ts';
import { writeWorld } from '../kernel/world.ts';
import { type Action, type Actions, afterActions, isOpen, spendingsOf } from './lines.ts';
import { partsBetween } from './parts.ts';

/** With more voyages to go there are too many positions. */
const LAST_VOYAGES = 2;

interface Known {
  readonly line: Actions;
  readonly chance: number;
  /** A key for where it leads. */
  readonly place: string;
}

export interface ExactlyExamined {
  readonly examined: Examined<Action>;
  /** All lines, best first. */
  readonly lines: readonly Actions[];
}

/** Undefined if there are too many positions to follow, or nothing to decide. */
export function examineExactly(
  { view, seat, played }: Asked<Stellarion>,
  most: number,
): ExactlyExamined | undefined {
  if (voyageCount(view.voyages) > LAST_VOYAGES) return undefined;
  const endgame = new Endgame(most);
  const known = (line: Actions): Known | undefined => {
    const after = afterActions(view, seat, line);
    const world = createWorld();
    writeWorld(after, world);
    const chance = endgame.chanceOf(world);
    return chance === undefined ? undefined : { line, chance, place: stellarion.notation.make(after) };
  };
  const lines: Known[] = [];
  for (const line of view.turn === seat ? everyLine(view, seat) : spendingsOf(view, seat)) {
    const found = known(line);
    if (found === undefined) return undefined;
    lines.push(found);
  }
  // Among equally good lines the shortest is the clearest.
  lines.sort((a, b) => b.chance - a.chance || a.line.length - b.line.length);
  const own = played === undefined ? lines[0] : known(played);
  const other = lines.find(({ place }) => place !== own?.place);
  if (own === undefined || other === undefined) return undefined;
  const [one, two] = [own, other].map(({ line, chance }) => ({ actions: line, value: chance }));
  const examined = {
    played: one!,
    best: other.chance > own.chance ? two! : one!,
    other: two!,
    error: 0,
    differenceError: 0,
    parts: [...partsBetween(view, seat, [own.line, other.line]), ...hopeOf(own.chance, other.chance)],
  };
  return { examined, lines: lines.map(({ line }) => line) };
}

/** The difference `hope`, if only one of the two lines can still win; no bar shows it. */
function hopeOf(own: number, other: number): readonly Difference[] {
  const points = Math.sign(other) - Math.sign(own);
  return points === 0 ? [] : [{ name: 'hope', points, error: 0, shows: 'nothing' }];
}

/** All lines of a turn up to new information. */
function* everyLine(view: Position, seat: Seat): Generator<Actions> {
  for (const action of stellarion.legal(view, seat)) {
    const after = stellarion.apply(view, { by: seat, action });
    if (isOpen(after, seat)) for (const rest of everyLine(after, seat)) yield [action, ...rest];
    else yield [action];
  }
}
