// Expansion 3, Mirrors and Orbits (pages 18–19).
//
// Preparation: a mirror is shuffled into each deck; one advanced voyage is added; all voyages are laid face up in two
// columns, so that each covers the one before. The left column has the odd one.
// Launch: only the uncovered voyage of a column can be taken; taking it uncovers the next.
// Coordinate: a mirror pays together with any card that has a type, as a card of that type and another galaxy: a
// minor power. Two mirrors never pair, a mirror never launches, and it is never recovered or stationed.
import { type Card, type Galaxy, isTyped, MIRROR } from '../cards.ts';
import type { Draft, Position } from '../position.ts';

type Columns = readonly [readonly Galaxy[], readonly Galaxy[]];

/** MIRROR-3: the uncovered voyage of this column. */
export function uncovered(position: Position, column: number): Galaxy | undefined {
  return position.columns[column]?.[0];
}

export function withoutUncovered(draft: Draft, column: number): readonly (readonly Galaxy[])[] {
  return draft.columns.map((voyages, index) => (index === column ? voyages.slice(1) : voyages));
}

/** MIRROR-1: lays the next voyage over the last one of its column, left and right in turn. */
export function lay(draft: Draft, galaxy: Galaxy): void {
  const [left, right] = draft.columns as Columns;
  draft.columns = nextColumn(draft) === 0 ? [[galaxy, ...left], right] : [left, [galaxy, ...right]];
}

export function nextColumn(position: Position): 0 | 1 {
  const [left, right] = position.columns;
  return left!.length > right!.length ? 1 : 0;
}

/** MIRROR-4: whether one of these cards, a mirror, takes the type of the other. */
export function mirrors(one: Card, two: Card): boolean {
  return (one === MIRROR && isTyped(two)) || (two === MIRROR && isTyped(one));
}
