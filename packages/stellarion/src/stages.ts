// The stages of a turn, made in one place: all have the same shape, those without particulars are shared.
import { type Deck, EVERY_DECK, type Type } from './cards.ts';
import type { Copy, Stage } from './position.ts';

function plain(kind: Stage['kind']): Stage {
  return {
    kind,
    power: 0,
    major: false,
    left: 0,
    begun: false,
    deck: undefined,
    one: undefined,
    two: undefined,
  };
}

export const ADVANCED: Stage = plain('advanced');
export const DISCOVERY: Stage = plain('discovery');
export const THEORY: Stage = plain('theory');
export const COLUMNS: Stage = plain('columns');
export const TURN: Stage = plain('turn');
/** A turn in which a theory was proved. */
export const TURN_PROVED: Stage = { ...TURN, begun: true };
/** The action is complete; cards are turned up next. */
export const REVEAL: Stage = plain('reveal');
const OPENING: Stage = plain('opening');
export const OVER: Stage = plain('over');

const byDeck = (stage: Stage): readonly Stage[] => EVERY_DECK.map((deck) => ({ ...stage, deck }));
const reveals = byDeck(REVEAL);
const openings = byDeck(OPENING);

/** Chance has to show this deck's top card. */
export function showStage(kind: Stage['kind'], deck: Deck): Stage {
  return (kind === 'opening' ? openings : reveals)[deck]!;
}

export function claimStage(left: number): Stage {
  return { ...plain('claim'), left };
}

/** The power that was triggered, and how far it has worked. */
export interface Progress {
  readonly power: Type;
  readonly major: boolean;
  readonly left: number;
  readonly begun: boolean;
  readonly deck: Deck | undefined;
}

export function effectStage({ power, major, left, begun, deck }: Progress): Stage {
  return { kind: 'effect', power, major, left, begun, deck, one: undefined, two: undefined };
}

export function thrustersStage(major: boolean, one: Copy, two: Copy | undefined): Stage {
  return { kind: 'thrusters', power: 0, major, left: 0, begun: false, deck: undefined, one, two };
}

export function scanStage({ power, major, left }: Stage, deck: Deck): Stage {
  return { kind: 'scan', power, major, left, begun: true, deck, one: undefined, two: undefined };
}

export function placeStage({ power, major, left, deck }: Stage, one: Copy, two: Copy): Stage {
  return { kind: 'place', power, major, left, begun: true, deck, one, two };
}
