// The contract of a game's `input.ts`: one pure function for every press, and what a board shows of its effect. It
// knows the rules and nothing of the page.
import type { GameTypes, Seat } from '@planisphere/core';
import type { Sound } from '../base/sound/sounds.ts';

/** A position as the player in this seat sees it. */
export interface At<G extends GameTypes> {
  readonly view: G['position'];
  readonly seat: Seat;
}

/** The result of a press. */
export interface PressResult<G extends GameTypes, H> {
  readonly holding: H;
  /** Decisions to send, in this order. */
  readonly send?: readonly G['action'][];
  /** The rule that forbids the press. */
  readonly refused?: string;
  /** Nothing there could be pressed. */
  readonly missed?: true;
  readonly sound?: Sound;
}

/** What can be pressed, by `targetKey`; the value is the action that the press takes, if it takes one. */
export type Targets<G extends GameTypes> = ReadonlyMap<string, G['action'] | undefined>;

export function targetKey(target: object): string {
  return JSON.stringify(target);
}

/** `H`: what the player holds; `T`: what can be pressed; `P`: the preview of an action. */
export interface Input<G extends GameTypes, H, T, P> {
  readonly emptyHanded: H;
  press(at: At<G>, holding: H, target: T): PressResult<G, H>;
  targetsAt(at: At<G>, holding: H): Targets<G>;
  /** The preview of an action. */
  previewOf(at: At<G>, holding: H): P;
}
