// Decisions by single keys. The caller supplies the keys, so this serves games in this terminal and on a server alike;
// the reason for a refusal replaces the prompt until the next key.
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
  /** Why the last attempt was refused; '' if it was not. */
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

/** Undefined if words are better. */
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
