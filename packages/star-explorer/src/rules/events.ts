// What can happen: the decisions of a seat and the outcomes of chance.
import type { Event, Seat } from '@planisphere/core';
import type { Kind } from './components.ts';
import type { Hidden } from './position.ts';
import type { Drawing } from './sky.ts';
import type { Size } from './tiles.ts';

export type Action =
  /** This side of the starting tile lies up (SET-3). */
  | { readonly do: 'side'; readonly kind: Kind | Hidden }
  | { readonly do: 'size'; readonly size: Size }
  /** Of two different sevens, the one of this kind first (SIZE-2). */
  | { readonly do: 'seven'; readonly kind: Kind | Hidden }
  /** The round is named so that a hidden drawing can be told from one that has been shown. */
  | { readonly do: 'draw'; readonly round: number; readonly drawing: Drawing | Hidden };

export type Outcome =
  | { readonly deal: 'back'; readonly seat: Seat; readonly size: Size; readonly kind: Kind }
  | { readonly deal: 'start'; readonly seat: Seat; readonly start: number }
  | { readonly deal: 'first'; readonly seat: Seat }
  /** Solo: the tile drawn from the shuffled pile, known by its back (SOLO-1). */
  | { readonly deal: 'pick'; readonly size: Size; readonly kind: Kind }
  | { readonly deal: 'tile'; readonly seat: Seat; readonly tile: number };

export type GameEvent = Event<Action, Outcome>;
