// The options of a game and what they mean for the table. A table is shared by all positions of its games.
import {
  type Decoded,
  type Decoder,
  decodeInteger,
  decodeList,
  decodeObject,
  decodeOneOf,
  fail,
  ok,
  optional,
} from '@planisphere/core';
import { TRACK_NAMES, TRACKS, type Track, type TrackName } from './reconstructed.ts';

export const EXPANSIONS = ['black-holes', 'theories', 'mirrors', 'sun'] as const;
export type Expansion = (typeof EXPANSIONS)[number];

export interface Options {
  /** Shooting stars chosen before the game; two players get two more. */
  readonly stars: number;
  /** In the order of EXPANSIONS. */
  readonly expansions: readonly Expansion[];
  /** The Gloomy Sun's track; only with the sun. */
  readonly track: TrackName;
}

/** Advanced voyages that each expansion adds. */
export const VOYAGES_ADDED: Readonly<Record<Expansion, number>> = {
  'black-holes': 5,
  theories: 1,
  mirrors: 1,
  sun: 1,
};

const DEFAULT_OPTIONS: Options = { stars: 1, expansions: [], track: 'standard' };

const decodeFields: Decoder<Options> = decodeObject({
  stars: optional(decodeInteger(0, 4), DEFAULT_OPTIONS.stars),
  expansions: optional(decodeList(decodeOneOf(EXPANSIONS), EXPANSIONS.length), DEFAULT_OPTIONS.expansions),
  track: optional(decodeOneOf(TRACK_NAMES), DEFAULT_OPTIONS.track),
});

export function decodeOptions(value: unknown): Decoded<Options> {
  const decoded = decodeFields(value);
  if (!decoded.ok) return decoded;
  const { stars, expansions: given, track } = decoded.value;
  const twice = given.find((expansion, index) => given.indexOf(expansion) !== index);
  if (twice !== undefined) {
    return fail(
      'repeated-expansion',
      'expansions',
      `${JSON.stringify(twice)} is listed twice; once is enough.`,
      twice,
    );
  }
  if (track !== 'standard' && !given.includes('sun')) {
    return fail('track-without-sun', 'track', `The ${track} track needs "sun" among the expansions.`, track);
  }
  return ok({ stars, expansions: EXPANSIONS.filter((expansion) => given.includes(expansion)), track });
}

/** What stays the same from the first card to the last. */
export interface Table {
  readonly players: number;
  readonly blackHoles: boolean;
  readonly theories: boolean;
  readonly mirrors: boolean;
  readonly sun: boolean;
  readonly trackName: TrackName;
  readonly track: Track;
  /** Advanced voyages in this game. */
  readonly advanced: number;
}

const tables = new Map<string, Table>();

/** The one table for these options; at most 96 exist. */
export function tableOf(expansions: readonly Expansion[], trackName: TrackName, players: number): Table {
  const key = `${players} ${trackName} ${expansions.join(' ')}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table: Table = {
    players,
    blackHoles: expansions.includes('black-holes'),
    theories: expansions.includes('theories'),
    mirrors: expansions.includes('mirrors'),
    sun: expansions.includes('sun'),
    trackName,
    track: TRACKS[trackName],
    advanced: expansions.reduce((sum, expansion) => sum + VOYAGES_ADDED[expansion], 0),
  };
  tables.set(key, table);
  return table;
}

export function expansionsOf(table: Table): readonly Expansion[] {
  const played: Readonly<Record<Expansion, boolean>> = {
    'black-holes': table.blackHoles,
    theories: table.theories,
    mirrors: table.mirrors,
    sun: table.sun,
  };
  return EXPANSIONS.filter((expansion) => played[expansion]);
}
