// What a game's `input.ts` gives: one pure function for all that can be pressed, and what a board shows of it. It knows the
// rules and nothing of the page.
import type { GameTypes, Seat } from '@planisphere/core';
import type { Sound } from '../base/sound/sounds.ts';

/** A position as the player in this seat sees it. */
export interface At<G extends GameTypes> {
  readonly view: G['position'];
  readonly seat: Seat;
}

/** What a press leads to. */
export interface PressResult<G extends GameTypes, H> {
  readonly holding: H;
  /** Decisions for the table, in this order. */
  readonly send?: readonly G['action'][];
  /** The rule that forbids it. */
  readonly refused?: string;
  /** There was nothing that it could have done. */
  readonly missed?: true;
  readonly sound?: Sound;
}

/** What can be pressed, by `targetKey`; with the action that it means, where it means one. */
export type Targets<G extends GameTypes> = ReadonlyMap<string, G['action'] | undefined>;

export function targetKey(target: object): string {
  return JSON.stringify(target);
}

/** `H`: what the player holds; `T`: what can be pressed; `P`: what is shown of an action before it is taken. */
export interface Input<G extends GameTypes, H, T, P> {
  readonly emptyHanded: H;
  press(at: At<G>, holding: H, target: T): PressResult<G, H>;
  targetsAt(at: At<G>, holding: H): Targets<G>;
  /** What is shown of an action before it is taken. */
  previewOf(at: At<G>, holding: H): P;
}
