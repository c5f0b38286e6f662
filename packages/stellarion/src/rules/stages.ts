// The stages of a turn, made in one place: all have the same shape, and most exist once and are shared.
import { madeOnce } from '@planisphere/core';
import { type Deck, EVERY_DECK, type Type } from './cards.ts';
import type { Copy, Stage } from './position.ts';

/** The triggered power, and how far it has worked. */
export interface Progress {
  readonly power: Type;
  readonly major: boolean;
  readonly left: number;
  readonly begun: boolean;
  readonly deck: Deck | undefined;
}

const NOTHING_DONE: Progress = { power: 0, major: false, left: 0, begun: false, deck: undefined };

function stageOf(
  kind: Stage['kind'],
  { power, major, left, begun, deck }: Progress,
  one?: Copy,
  two?: Copy,
): Stage {
  return { kind, power, major, left, begun, deck, one, two };
}

export const ADVANCED: Stage = stageOf('advanced', NOTHING_DONE);
export const DISCOVERY: Stage = stageOf('discovery', NOTHING_DONE);
export const THEORY: Stage = stageOf('theory', NOTHING_DONE);
export const COLUMNS: Stage = stageOf('columns', NOTHING_DONE);
export const TURN: Stage = stageOf('turn', NOTHING_DONE);
/** A turn in which a theory was proved. */
export const TURN_PROVED: Stage = stageOf('turn', { ...NOTHING_DONE, begun: true });
/** The action is complete; cards are turned up next. */
export const REVEAL: Stage = stageOf('reveal', NOTHING_DONE);
export const OVER: Stage = stageOf('over', NOTHING_DONE);

const byDeck = (kind: Stage['kind']): readonly Stage[] =>
  EVERY_DECK.map((deck) => stageOf(kind, { ...NOTHING_DONE, deck }));
const reveals = byDeck('reveal');
const openings = byDeck('opening');

/** Chance must show this deck's top card. */
export function showStage(kind: Stage['kind'], deck: Deck): Stage {
  return (kind === 'opening' ? openings : reveals)[deck]!;
}

export function claimStage(left: number): Stage {
  return stageOf('claim', { ...NOTHING_DONE, left });
}

const NO_DECK = 8;

/** Two bits for the power, one for major, three for the steps left, one for begun, four for the deck. */
function codeOf({ power, major, left, begun, deck }: Progress): number {
  return (power << 9) | (major ? 1 << 8 : 0) | (left << 5) | (begun ? 1 << 4 : 0) | (deck ?? NO_DECK);
}

function progressOf(code: number): Progress {
  const deck = code & 15;
  return {
    power: (code >> 9) as Type,
    major: ((code >> 8) & 1) === 1,
    left: (code >> 5) & 7,
    begun: ((code >> 4) & 1) === 1,
    deck: deck === NO_DECK ? undefined : (deck as Deck),
  };
}

const effects = madeOnce(1 << 11, (code) => stageOf('effect', progressOf(code)));
const scans = madeOnce(1 << 11, (code) => stageOf('scan', progressOf(code)));

export function effectStage(progress: Progress): Stage {
  return effects(codeOf(progress));
}

export function thrustersStage(major: boolean, one: Copy, two: Copy | undefined): Stage {
  return stageOf('thrusters', { ...NOTHING_DONE, major }, one, two);
}

/** The same effect, with a ship on its way back. */
export function committedStage(effect: Stage, returned: Copy): Stage {
  return stageOf('effect', effect, returned);
}

export function scanStage({ power, major, left }: Stage, deck: Deck): Stage {
  return scans(codeOf({ power, major, left, begun: true, deck }));
}

export function placeStage(scanned: Stage, one: Copy, two: Copy): Stage {
  return stageOf('place', scanned, one, two);
}
