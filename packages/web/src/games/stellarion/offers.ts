// What the picked cards allow: each action with the position after it, each impossible one with its reason.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  BLACK_HOLE,
  type Deck,
  type Galaxy,
  isTyped,
  MIRROR,
  type Position,
  readiness,
  stellarion,
  type Type,
  typeOf,
} from '@planisphere/stellarion';
import { legalAt } from '../../table/legal.ts';
import { cardAt, galaxyPicked, launchWith, payingWith, type Source, slotsOf } from './paying.ts';

export type Offer =
  | { readonly action: Action; readonly refused?: undefined }
  | { readonly kind: 'launch' | 'coordinate' | 'cross'; readonly refused: Reason };

/** A rule, or the number of missing cards. */
export type Reason =
  | { readonly rule: string }
  | { readonly short: number; readonly withStar: boolean }
  | { readonly kind: 'galaxies' | 'twice' | 'one' | 'two' };

interface Table {
  readonly view: Position;
  readonly seat: Seat;
}

export function offersOf({ view, seat }: Table, picked: readonly Source[]): readonly Offer[] {
  if (view.stage.kind !== 'turn' || view.turn !== seat || picked.length === 0) return [];
  const list = [...coordination({ view, seat }, picked), ...launch({ view, seat }, picked)];
  if (view.table.blackHoles) list.push(...crossing({ view, seat }, picked));
  return [...list.filter((offer) => offer.refused === undefined), ...list.filter(({ refused }) => refused)];
}

function coordination({ view, seat }: Table, picked: readonly Source[]): readonly Offer[] {
  const cards = picked.map((source) => cardAt(view, source));
  if (cards.every((card) => card === BLACK_HOLE)) return [];
  if (picked.length === 1) return [{ kind: 'coordinate', refused: { kind: 'one' } }];
  if (picked.length > 2) {
    const galaxy = galaxyPicked(view, picked);
    return galaxy === undefined ? [{ kind: 'coordinate', refused: { kind: 'two' } }] : [];
  }
  const [low, high] = picked.toSorted((a, b) => a - b) as [Source, Source];
  const action: Action = { kind: 'coordinate', pay: [low, high] };
  const rule = stellarion.check(view, seat, action)?.rule;
  return rule === undefined ? [{ action }] : [{ kind: 'coordinate', refused: { rule } }];
}

function launch({ view, seat }: Table, picked: readonly Source[]): readonly Offer[] {
  const cards = picked.map((source) => cardAt(view, source));
  if (cards.some((card) => card === BLACK_HOLE || card === MIRROR))
    return cards.length > 2 ? [{ kind: 'launch', refused: { rule: ruleOfUntyped(cards) } }] : [];
  const galaxy = galaxyPicked(view, picked);
  if (galaxy === undefined) {
    const equal = new Set(cards).size < cards.length;
    return [{ kind: 'launch', refused: { kind: equal ? 'twice' : 'galaxies' } }];
  }
  const slots = slotsOf(view, galaxy);
  const missing = 4 - picked.length;
  if (missing > 1 || (missing === 1 && view.stars === 0))
    return [{ kind: 'launch', refused: { short: missing, withStar: view.stars > 0 } }];
  if (slots.length === 0) return [{ kind: 'launch', refused: { rule: 'MIRROR-3' } }];
  return slots.map((slot): Offer => {
    const action = launchWith(view, picked, slot)!;
    const rule = stellarion.check(view, seat, action)?.rule;
    return rule === undefined ? { action } : { kind: 'launch', refused: { rule } };
  });
}

function ruleOfUntyped(cards: readonly (number | undefined)[]): string {
  return cards.includes(BLACK_HOLE) ? 'CROSS-5' : 'MIRROR-5';
}

function crossing({ view, seat }: Table, picked: readonly Source[]): readonly Offer[] {
  const holes = picked.filter((source) => cardAt(view, source) === BLACK_HOLE);
  if (holes.length === 0) return [];
  if (holes.length < picked.length) return [{ kind: 'cross', refused: { rule: 'CROSS-1' } }];
  if (holes.length !== 4) return [{ kind: 'cross', refused: { rule: 'CROSS-1' } }];
  const action: Action = { kind: 'cross', decks: holes.toSorted((a, b) => a - b) as Deck[] };
  const rule = stellarion.check(view, seat, action)?.rule;
  return rule === undefined ? [{ action }] : [{ kind: 'cross', refused: { rule } }];
}

/** Cards that go with the picked ones: these are lit. */
export function partnersOf({ view, seat }: Table, picked: readonly Source[]): readonly Source[] {
  const useful = new Set<Source>();
  for (const action of legalAt(stellarion, view, seat)) {
    const paying = payingWith(action);
    if (paying === undefined || !picked.every((source) => paying.includes(source))) continue;
    for (const source of paying) if (!picked.includes(source)) useful.add(source);
  }
  return [...useful];
}

/** The plainest payment for each galaxy with a possible Launch: no star if possible, then the Outpost first. */
export function launchesAtHand({
  view,
  seat,
}: Table): readonly { galaxy: Galaxy; sources: readonly Source[] }[] {
  const best = new Map<Galaxy, { cost: number; sources: readonly Source[] }>();
  for (const action of legalAt(stellarion, view, seat)) {
    if (action.kind !== 'launch') continue;
    const cost = action.from.reduce<number>((sum, from) => sum + (from === 3 ? 10 : from === 2 ? -1 : 0), 0);
    const known = best.get(action.galaxy);
    if (known === undefined || cost < known.cost)
      best.set(action.galaxy, { cost, sources: payingWith(action)! });
  }
  return readiness(view).flatMap(({ galaxy }) => {
    const found = best.get(galaxy);
    return found === undefined ? [] : [{ galaxy, sources: found.sources }];
  });
}

/** The power that two cards trigger. */
export function powerOf(view: Position, pay: readonly Source[]): { type: Type; major: boolean } {
  const cards = pay.map((source) => cardAt(view, source) ?? 0);
  const typed = cards.find(isTyped) ?? 0;
  return { type: typeOf(typed) as Type, major: cards[0] === cards[1] };
}
