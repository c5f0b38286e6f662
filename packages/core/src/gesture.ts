// Some decisions are gestures rather than words: a game can offer to take them by single keys, wherever its text is shown.
import type { Refusal } from './game.ts';
import type { Frame } from './text.ts';

/** A key as a terminal reports it. */
export interface PressedKey {
  readonly name?: string | undefined;
  readonly sequence?: string | undefined;
}

/** A place that the pointer pressed, counted from the first line and column of the gesture's frame. */
export interface PointedAt {
  readonly line: number;
  readonly column: number;
}

/** A decision, what forbids it, or the wish to type it instead; undefined while the gesture goes on. */
export type GestureResult<Action> =
  | { readonly action: Action }
  | { readonly refusal: Refusal }
  | 'words'
  | undefined;

/** A decision in the making, by single keys. */
export interface Gesture<Position = unknown, Action = unknown> {
  lines(frame: Frame): readonly string[];
  press(key: PressedKey): GestureResult<Action>;
  /** The pointer pressed a place in this frame; omitted when pointing does nothing. */
  point?(at: PointedAt, frame: Frame): GestureResult<Action>;
  /** Goes on with the current position; false when the game no longer waits for this decision. */
  look(view: Position): boolean;
}
