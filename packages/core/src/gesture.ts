// Some decisions are gestures rather than words: a game can offer to take them by single keys, wherever its text is shown.
import type { Refusal } from './game.ts';
import type { Frame } from './text.ts';

/** A key as a terminal tells it. */
export interface PressedKey {
  readonly name?: string | undefined;
  readonly sequence?: string | undefined;
}

/** A place that was pointed at, counted from the first line and column of what the gesture shows. */
export interface PointedAt {
  readonly line: number;
  readonly column: number;
}

/** A decision, what forbids it, or the wish to type it instead; undefined while it goes on. */
export type GestureResult<Action> =
  | { readonly action: Action }
  | { readonly refusal: Refusal }
  | 'words'
  | undefined;

/** One decision that is being taken by keys. */
export interface Gesture<Position = unknown, Action = unknown> {
  lines(frame: Frame): readonly string[];
  press(key: PressedKey): GestureResult<Action>;
  /** Something was pointed at in what these frames show; left out where pointing does nothing. */
  point?(at: PointedAt, frame: Frame): GestureResult<Action>;
  /** Goes on with the position as it is now; false when the game no longer waits for this decision. */
  look(view: Position): boolean;
}
