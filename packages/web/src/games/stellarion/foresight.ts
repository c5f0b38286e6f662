// The consequences of an action before the player commits to it: everything certain, and the exact chances of the
// coming cards.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  type Deck,
  type Fraction,
  type Galaxy,
  isHopeless,
  odds,
  type Position,
  type Readiness,
  readiness,
  shown,
  stellarion,
  type Type,
  timesSeen,
  typeOf,
  voyageCount,
} from '@planisphere/stellarion';
import { chancesOf } from './chances.ts';

export type Consequence =
  | { readonly kind: 'won' }
  /** The sun reaches its last space. */
  | { readonly kind: 'lost' }
  /** Victory becomes impossible. */
  | { readonly kind: 'hopeless' }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'voyage'; readonly galaxy: Galaxy; readonly left: number }
  | {
      readonly kind: 'ready';
      readonly galaxy: Galaxy;
      readonly star: boolean;
      readonly added: readonly Type[];
    }
  /** Cards newly available for a Launch that is still incomplete. */
  | { readonly kind: 'gains'; readonly galaxy: Galaxy; readonly added: readonly Type[] }
  | { readonly kind: 'unready'; readonly galaxy: Galaxy }
  | { readonly kind: 'chance'; readonly galaxy: Galaxy; readonly star: boolean; readonly fraction: Fraction }
  | { readonly kind: 'theory'; readonly type: Type; readonly from: number; readonly to: number }
  | { readonly kind: 'sun'; readonly from: number; readonly to: number; readonly meteor: boolean }
  | { readonly kind: 'turned'; readonly decks: readonly Deck[] };

export function after(before: Position, seat: Seat, action: Action): Position {
  return stellarion.apply(before, { by: seat, action });
}

/** Whether this action would make a possible victory impossible. */
export function isHopelessAfter(before: Position, seat: Seat, action: Action): boolean {
  return !isHopeless(before) && isHopeless(after(before, seat, action));
}

/** How many visible cards have this type. */
export function showing(position: Position, type: Type): number {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((deck) => {
    const card = shown(position, deck);
    return card !== undefined && typeOf(card) === type;
  }).length;
}

/** The differences between the current table and the table after the action. */
export function consequencesOf(now: Position, then: Position): readonly Consequence[] {
  if (then.ending === 'won') return [...voyagesTaken(now, then), { kind: 'won' }];
  if (then.ending === 'sun') return [...sunMoved(now, then), { kind: 'lost' }];
  const list: Consequence[] = [];
  if (!isHopeless(now) && isHopeless(then)) list.push({ kind: 'hopeless' });
  if (then.past.length > 0 && timesSeen(then) > 1) list.push({ kind: 'repeated' });
  list.push(...voyagesTaken(now, then), ...launches(now, then), ...theory(now, then), ...sunMoved(now, then));
  const turned = odds(then)
    .filter(({ deck, total }) => !((then.up >> deck) & 1) && total > 0)
    .map(({ deck }) => deck);
  if (then.stage.kind === 'reveal' && turned.length > 0) list.push({ kind: 'turned', decks: turned });
  return list;
}

function voyagesTaken(now: Position, then: Position): readonly Consequence[] {
  const left = voyageCount(then.voyages);
  return ([0, 1, 2, 3] as const)
    .filter((galaxy) => ((now.voyages >> (4 * galaxy)) & 15) > ((then.voyages >> (4 * galaxy)) & 15))
    .map((galaxy) => ({ kind: 'voyage', galaxy, left }));
}

const canFly = ({ payable, accessible, takers }: Readiness): boolean =>
  payable !== undefined && accessible && takers.length > 0;

/** Launches that become possible or impossible; and the chance of those that lack only the right card. */
function launches(now: Position, then: Position): readonly Consequence[] {
  const before = readiness(now);
  const later = readiness(then);
  const chances = chancesOf(then);
  return later.flatMap((galaxy, index): readonly Consequence[] => {
    const old = before[index]!;
    if (canFly(galaxy)) return newlyReady(old, galaxy);
    const best = chances[galaxy.galaxy];
    const lost: Consequence[] = canFly(old)
      ? [{ kind: 'unready', galaxy: galaxy.galaxy }]
      : gained(old, galaxy);
    return best === undefined ? lost : [...lost, { kind: 'chance', galaxy: galaxy.galaxy, ...best }];
  });
}

function newlyReady(old: Readiness, { galaxy, available, payable }: Readiness): readonly Consequence[] {
  if (canFly(old) && old.payable === payable) return [];
  const added = available.filter((type) => !old.available.includes(type));
  return [{ kind: 'ready', galaxy, star: payable === 'star', added }];
}

function gained(old: Readiness, { galaxy, available, accessible }: Readiness): Consequence[] {
  const added = available.filter((type) => !old.available.includes(type));
  return added.length > 0 && accessible ? [{ kind: 'gains', galaxy, added }] : [];
}

function theory(now: Position, then: Position): readonly Consequence[] {
  const type = now.theory;
  if (type === undefined || then.theory !== type) return [];
  const [from, to] = [showing(now, type), showing(then, type)];
  return from === to ? [] : [{ kind: 'theory', type, from, to }];
}

function sunMoved(now: Position, then: Position): readonly Consequence[] {
  if (!now.table.sun || now.sun === then.sun) return [];
  return [{ kind: 'sun', from: now.sun, to: then.sun, meteor: then.collected > now.collected }];
}
