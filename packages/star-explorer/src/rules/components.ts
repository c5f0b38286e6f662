// The schema of the data file. Everything that can be printed on a component is data; the rules name no star.
//
// Places on the disc are named by column and row: columns a to k from left to right, rows 1 to 11 from the bottom up, as
// the disc lies in round I. The pole star is f6, the origin of the coordinates (0, 0).
export const KINDS = ['red', 'white', 'yellow', 'blue'] as const;
export type Kind = (typeof KINDS)[number];

export interface Components {
  /** True until somebody has compared the data with a real box. */
  readonly reconstructed: boolean;
  /** Eleven rows of eleven places from the top: R, W, Y, B a star of that kind, * the pole star, . nothing. */
  readonly disc: readonly string[];
  /** The direction of the white axis, which runs through the pole star; no star lies on it. */
  readonly axis: { readonly x: number; readonly y: number };
  /** The stars of the outer border, by name. The central stars are the neighbours of the pole star. */
  readonly outer: string;
  /** For each of the six rounds, the disc again: o wholly visible, - covered, * the pole star, . nothing. */
  readonly windows: readonly (readonly string[])[];
  readonly points: {
    /** The points on the front of most tiles, for a star of this round's kind. */
    readonly current: number;
    /** The points on the back of most tiles and on starting tiles, for a star of the previous round's kind. */
    readonly previous: number;
    readonly central: number;
    readonly axis: number;
    readonly outer: number;
    /** A star of the player board that is not crossed out. */
    readonly lit: number;
  };
  /** How many such stars a player board has. */
  readonly lit: number;
  /** The two sides of each starting tile. */
  readonly starts: readonly (readonly [Kind, Kind])[];
  readonly tiles: readonly TileData[];
}

export interface TileData {
  /** Three lower-case letters: the astronomers' abbreviation, as notation writes it. */
  readonly id: string;
  readonly name: string;
  /** Both sides of a tile show the same kind, unless `back` names another; the back adds the number of stars. */
  readonly kind: Kind;
  /** The points on its front, if not those of most tiles. */
  readonly points?: number;
  /** What its back shows, if that differs. */
  readonly back?: { readonly kind?: Kind; readonly points?: number };
  /** The pattern's stars as `x,y`, with y upwards, separated by spaces. Their number is the tile's size. */
  readonly stars: string;
  /** The pattern's lines as trails over the stars, numbered from 0: `0-1-2 1-3` is three lines. */
  readonly lines: string;
}
