// Decisions that a game takes by single keys. Whoever shows it brings the keys, so it serves a game in this terminal and one on
// a server alike; what was refused stands under the table until the next key.
import {
  type Frame,
  type GameText,
  type Gesture,
  type Locale,
  type PointedAt,
  type PressedKey,
  ruleLine,
  type Seat,
} from '@planisphere/core';

export interface KeyPlay {
  lines(frame: Frame): readonly string[];
  press(key: PressedKey): { readonly action: unknown } | 'words' | undefined;
  look(view: unknown): boolean;
  point(at: PointedAt, frame: Frame): void;
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
  return {
    look: (view) => gesture.look(view),
    lines: (frame) => [...gesture.lines(frame), ...(note === '' ? [] : [frame.paint(note, 'warn')])],
    point: (at, frame) => gesture.point?.(at, frame),
    press: (key) => {
      note = '';
      const pressed = gesture.press(key);
      if (typeof pressed !== 'object' || 'action' in pressed) return pressed;
      const { rule: id } = pressed.refusal;
      const rule = rules[id];
      note = rule === undefined ? id : ruleLine(id, rule, locale);
      return undefined;
    },
  };
}
