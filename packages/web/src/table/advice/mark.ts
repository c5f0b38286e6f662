// What a hint points at on the table, by the names of its places; and a game's side of a hint, which knows them.
import type { EventOf, GameTypes } from '@planisphere/core';
import type { HintStage } from './advice.ts';

/** A round part of a picture that fills its place as far as its shape allows; measured from its middle. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly picture: { readonly width: number; readonly height: number };
}

/** Of the button that gives the answer: no hint lies over it. */
export const GO_PLACE = 'go';

export interface Mark {
  /** The `data-place` of its element. */
  readonly place: string;
  /**
   * `look`: here is what matters; `from`, `to`: what goes where; `named`: the words name it, and nothing points at it; `wrong`:
   * what was tried here is not what is asked for.
   */
  readonly as: 'look' | 'from' | 'to' | 'named' | 'wrong';
  readonly spot?: Spot;
  /** Of the phrase that names it, as it stands in the words. */
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

/** Decided at this screen but told to nobody, and the position after it. */
export interface Planned<G extends GameTypes> {
  readonly events: readonly EventOf<G>[];
  readonly view: G['position'];
}

export interface Hinting<G extends GameTypes, D> {
  /** Left out where every decision is told at once. */
  planned?(desk: D): Planned<G>;
  /** Which action of a line `where` speaks of, given the line that it is compared with and the position before both. */
  keyOf(line: readonly G['action'][], other: readonly G['action'][], before: G['position']): number;
  /** Where to look for this action, without giving it away; the other line may have one like it. */
  lookFor(desk: D, action: G['action'], other: readonly G['action'][]): readonly Mark[];
  /** How this action is taken, for what the player holds; undefined where the player is about to do something else. */
  wayTo(desk: D, pointing: Pointing<G>): readonly Mark[] | undefined;
  /** What the words of a hint may name on the table. */
  references(desk: D): readonly Reference[];
  /** Lays it before the player, who decides. */
  lay(desk: D, action: G['action']): void;
  take(desk: D, action: G['action']): void;
  /** What a hand does for this action before it is decided, press by press: for whoever is shown how. */
  handOver(desk: D, action: G['action']): readonly (() => void)[];
  /** Where on the table this action happens. */
  happensAt(desk: D, action: G['action']): readonly Mark[];
}
