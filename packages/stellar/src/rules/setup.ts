// Options and the empty table (SETUP-1 to SETUP-4).
import { type Decoder, decodeBoolean, decodeObject, decodeOneOf, optional } from '@planisphere/core';
import { NO_CARDS, NONE, WHOLE_DECK } from './cards.ts';
import { type Position, ROW, type Side } from './position.ts';
import { SLOTS } from './telescope.ts';

export interface Options {
  /** Who begins: a seat, or chance. */
  readonly first: 'A' | 'B' | 'random';
  /** Show which cards of a hand were taken openly. */
  readonly memory: boolean;
}

export const decodeOptions: Decoder<Options> = decodeObject<Options>({
  first: optional(decodeOneOf(['A', 'B', 'random']), 'random'),
  memory: optional(decodeBoolean, true),
});

const NEW_SIDE: Side = {
  hand: [],
  taken: [],
  telescope: new Array<number>(SLOTS).fill(NONE),
  down: new Array<undefined>(SLOTS).fill(undefined),
  notebook: NO_CARDS,
  answer: NONE,
};

export function setup(options: Options): Position {
  return {
    phase: 'starters',
    first: options.first === 'random' ? undefined : options.first === 'A' ? 0 : 1,
    turn: 0,
    row: new Array<number>(ROW).fill(NONE),
    unseen: WHOLE_DECK,
    deck: 60,
    discard: NO_CARDS,
    sides: [NEW_SIDE, NEW_SIDE],
    gap: 0,
    area: undefined,
    coordinate: 0,
    drawn: NONE,
    satellite: false,
    memory: options.memory,
  };
}
