// The places on the table that a hint points at, by name; and the game's side of a hint, which knows these places.
import type { EventOf, GameTypes } from '@planisphere/core';
import type { HintStage } from './advice.ts';

/**
 * A round part of a picture. The picture fills its place as far as its shape allows; the spot is measured from the
 * centre.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly picture: { readonly width: number; readonly height: number };
}

/** The place of the button that gives the answer: no hint covers it. */
export const GO_PLACE = 'go';

export interface Mark {
  /** The `data-place` of the element. */
  readonly place: string;
  /**
   * `look`: what matters; `from`, `to`: which piece goes where; `named`: named in the words, without an arrow; `wrong`:
   * the attempt that the lesson refuses.
   */
  readonly as: 'look' | 'from' | 'to' | 'named' | 'wrong';
  readonly spot?: Spot;
  /** The number of the phrase that names it in the words. */
  readonly number?: number;
}

/** A phrase of the coach that names something on the board, and where that is. */
export interface Reference {
  readonly phrase: string;
  readonly marks: readonly Mark[];
}

/** The next step of a line that a player may take. */
export interface Pointing<G extends GameTypes> {
  readonly stage: HintStage;
  readonly action: G['action'];
}

/** Decided at this screen but not yet sent, and the position after it. */
export interface Planned<G extends GameTypes> {
  readonly events: readonly EventOf<G>[];
  readonly view: G['position'];
}

export interface Hinting<G extends GameTypes, D> {
  /** Omitted if the game sends every decision at once. */
  planned?(desk: D): Planned<G>;
  /** The index of the action that `where` speaks of, given the other line and the position before both. */
  keyOf(line: readonly G['action'][], other: readonly G['action'][], before: G['position']): number;
  /** Where the player should look for this action, without giving it away; the other line may have a similar one. */
  lookFor(desk: D, action: G['action'], other: readonly G['action'][]): readonly Mark[];
  /** How to take this action from what the hand holds; undefined if the player is about to do something else. */
  wayTo(desk: D, pointing: Pointing<G>): readonly Mark[] | undefined;
  /** The names of places that the words of a hint may use. */
  references(desk: D): readonly Reference[];
  /** Puts the action ready for the player, who decides. */
  lay(desk: D, action: G['action']): void;
  take(desk: D, action: G['action']): void;
  /** The presses that lead to this action, short of deciding: for guides that show how. */
  handOver(desk: D, action: G['action']): readonly (() => void)[];
  /** Where on the table this action happens. */
  happensAt(desk: D, action: G['action']): readonly Mark[];
}
