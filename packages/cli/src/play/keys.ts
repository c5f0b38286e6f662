// Decisions that a game takes by single keys. Whoever shows it brings the keys, so it serves a game in this terminal and one on
// a server alike; why something was refused stands in place of the prompt until the next key.
import {
  type Frame,
  type GameText,
  type Gesture,
  type GestureResult,
  type Locale,
  type PointedAt,
  type PressedKey,
  ruleLine,
  type Seat,
} from '@planisphere/core';
import type { KeyResult } from '../screen/picture.ts';

export interface KeyPlay {
  lines(frame: Frame): readonly string[];
  /** Why the last try was refused; '' where it was not. */
  note(): string;
  press(key: PressedKey): KeyResult;
  look(view: unknown): boolean;
  point(at: PointedAt, frame: Frame): KeyResult;
}

interface Decision {
  readonly view: unknown;
  readonly seat: Seat;
  readonly locale: Locale;
}

/** Undefined where words are better. */
export function keyPlayFor(text: GameText, { view, seat, locale }: Decision): KeyPlay | undefined {
  const gesture = text.byKeys?.(view, seat);
  return gesture === undefined ? undefined : playBy(gesture, text, locale);
}

function playBy(gesture: Gesture, { rules }: GameText, locale: Locale): KeyPlay {
  let note = '';
  const resultOf = (result: GestureResult<unknown>): KeyResult => {
    note = '';
    if (typeof result !== 'object' || 'action' in result) return result;
    const { rule: id } = result.refusal;
    const rule = rules[id];
    note = rule === undefined ? id : ruleLine(id, rule, locale);
    return undefined;
  };
  return {
    look: (view) => gesture.look(view),
    lines: (frame) => gesture.lines(frame),
    note: () => note,
    point: (at, frame) => resultOf(gesture.point?.(at, frame)),
    press: (key) => resultOf(gesture.press(key)),
  };
}
