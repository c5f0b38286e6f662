// A decision of Star Explorer in the coach's terms: which tile, in which part of the sky; or what was called or chosen.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  type Board,
  type Drawing,
  type Kind,
  PLACES,
  type Position,
  type Size,
  starsOf,
  tileOf,
} from '@planisphere/star-explorer';
import { countedOf, drawnIn } from './counted.ts';

/** A part of the sky as the window shows it in that round. */
export type Section = 'pole' | 'left' | 'top' | 'right';

export interface DrawnStep {
  readonly do: 'draw';
  /** The name on the tile. */
  readonly tile: string;
  /** Undefined if nothing is drawn. */
  readonly section: Section | undefined;
  /** What it adds to the total. */
  readonly gain: number;
}

export type NamedStep =
  | DrawnStep
  | { readonly do: 'size'; readonly size: Size }
  | { readonly do: 'seven'; readonly kind: Kind }
  | { readonly do: 'side'; readonly kind: Kind };

export function stepOf(before: Position, seat: Seat, actions: readonly Action[]): NamedStep {
  const [action] = actions;
  if (action === undefined) throw new Error('stepOf: the line is empty');
  if (action.do === 'size') return action;
  if (action.do !== 'draw') return { do: action.do, kind: action.kind as Kind };
  const drawn = drawnIn(actions);
  if (drawn === undefined) throw new Error('stepOf: the drawing is hidden');
  const { tiles } = before.boards[seat] as Board;
  return {
    do: 'draw',
    tile: tileOf(tiles[drawn.round - 1] as number).name,
    section: sectionOf(drawn.drawing as Drawing, drawn.round),
    gain: countedOf(before, seat, drawn).gain,
  };
}

/** Stars within this many steps of the lattice are near the pole. */
const NEAR = 2.2;
/** The disc turns by a sixth from round to round, so that the window is always at the top. */
const SIXTH = Math.PI / 3;

/** Where most of a drawing lies; undefined if nothing is drawn. */
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
