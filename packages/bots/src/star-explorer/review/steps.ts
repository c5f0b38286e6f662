// A decision of Star Explorer as the coach names it: which tile, in which part of the sky; or what was called or chosen.
import type { Seat } from '@planisphere/core';
import {
  backsLeft,
  type Drawing,
  HIDDEN,
  type Kind,
  PLACES,
  type Position,
  type Size,
  starExplorer,
  starsOf,
} from '@planisphere/star-explorer';

/** Of the sky as the window shows it in its round. */
const SECTIONS = ['pole', 'left', 'top', 'right'] as const;
export type Section = (typeof SECTIONS)[number];

export type NamedStep =
  | {
      readonly do: 'draw';
      readonly tile: number;
      readonly section: Section | undefined;
      readonly drawing: Drawing;
    }
  /** With the kinds that the own pile has of this size. */
  | { readonly do: 'size'; readonly size: Size; readonly kinds: readonly Kind[] }
  | { readonly do: 'seven' | 'side'; readonly kind: Kind };

export function stepOf(before: Position, events: readonly string[]): NamedStep {
  const parsed = starExplorer.notation.parseEvent(events[0] ?? '');
  if (!parsed.ok || parsed.value.by === 'chance') throw new Error(`stepOf: ${events[0]} is no decision`);
  const { by, action } = parsed.value;
  if (action.do === 'size')
    return { do: 'size', size: action.size, kinds: kindsCalled(before, by, action.size) };
  if (action.do !== 'draw') return { do: action.do, kind: action.kind as Kind };
  const drawing = action.drawing === HIDDEN ? [] : action.drawing;
  return {
    do: 'draw',
    tile: tileIn(before, by, action.round),
    section: sectionOf(drawing, action.round),
    drawing,
  };
}

function kindsCalled(before: Position, seat: Seat, size: Size): readonly Kind[] {
  const left = backsLeft(before, before.boards[seat]!).filter((back) => back.size === size);
  return [...new Set(left.map(({ kind }) => kind))];
}

function tileIn({ boards }: Position, seat: Seat, round: number): number {
  return boards[seat]!.tiles[round - 1]!;
}

/** Steps of the lattice around the pole that count as near it. */
const NEAR = 2.2;
/** The disc turns by a sixth from round to round, so that the window is always above. */
const SIXTH = Math.PI / 3;

/** Where most of a drawing lies; undefined where nothing is drawn. */
function sectionOf(drawing: Drawing, round: number): Section | undefined {
  const places = starsOf(drawing).map((star) => PLACES[star]!);
  if (places.length === 0) return undefined;
  const angle = SIXTH * (round - 1);
  const mean = (of: (place: { x: number; y: number }) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const [x, y] = [mean((place) => place.x), mean((place) => place.y)];
  const across = x * Math.cos(angle) - y * Math.sin(angle);
  const up = x * Math.sin(angle) + y * Math.cos(angle);
  if (Math.hypot(across, up) < NEAR) return 'pole';
  if (up > Math.abs(across)) return 'top';
  return across < 0 ? 'left' : 'right';
}
