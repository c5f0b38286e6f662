// Drawing by keys: the arrows move the constellation over the disc, r turns it, digits leave stars out, Enter draws it.
import type { Key } from 'node:readline';
import type { Frame, Locale, Seat } from '@planisphere/core';
import { type Position, starExplorer } from '@planisphere/star-explorer';
import {
  bestGhost,
  createGhost,
  type Ghost,
  ghostAction,
  ghostTable,
  moveGhost,
  starExplorerText,
  toggleStar,
  turnGhost,
} from '@planisphere/star-explorer/text';
import type { KeyPlay, Pressed } from './keys.ts';
import { wordsOf } from './words.ts';

/** More bits than any pattern has stars: nothing is drawn. */
const EVERY_STAR = (1 << 12) - 1;

type Gesture = (ghost: Ghost, view: Position) => Ghost;

const GESTURES: Readonly<Record<string, Gesture>> = {
  left: (ghost) => moveGhost(ghost, -1, 0),
  right: (ghost) => moveGhost(ghost, 1, 0),
  up: (ghost) => moveGhost(ghost, 0, 1),
  down: (ghost) => moveGhost(ghost, 0, -1),
  r: (ghost) => turnGhost(ghost, 1),
  R: (ghost) => turnGhost(ghost, -1),
  b: (ghost, view) => bestGhost(view, ghost),
  n: (ghost) => ({ ...ghost, out: EVERY_STAR }),
};

export class Drawing implements KeyPlay {
  readonly #seat: Seat;
  readonly #locale: Locale;
  #view: Position;
  #ghost: Ghost;
  /** Why the last Enter drew nothing. */
  #note = '';

  private constructor(view: Position, ghost: Ghost, locale: Locale) {
    this.#view = view;
    this.#ghost = ghost;
    this.#seat = ghost.seat;
    this.#locale = locale;
  }

  /** Undefined when there is nothing to draw. */
  static begin(view: Position, seat: Seat, locale: Locale): Drawing | undefined {
    const ghost = createGhost(view, seat);
    return ghost === undefined ? undefined : new Drawing(view, ghost, locale);
  }

  look(view: unknown): boolean {
    this.#view = view as Position;
    return createGhost(this.#view, this.#seat)?.round === this.#ghost.round;
  }

  lines(frame: Frame): readonly string[] {
    const note = this.#note === '' ? [] : [frame.paint(this.#note, 'warn')];
    return [...ghostTable(this.#view, this.#ghost, frame), '', ...note];
  }

  press(key: Key): Pressed {
    this.#note = '';
    if (key.name === 'escape') return 'words';
    if (key.name === 'return') return this.#draw();
    this.#ghost = moved(this.#ghost, key, this.#view);
    return undefined;
  }

  #draw(): Pressed {
    const action = ghostAction(this.#view, this.#ghost);
    const refusal = starExplorer.check(this.#view, this.#seat, action);
    if (refusal === undefined) return { action };
    const rule = starExplorerText.rules[refusal.rule];
    this.#note =
      rule === undefined
        ? refusal.rule
        : wordsOf(this.#locale).refused(refusal.rule, rule.page, rule[this.#locale]);
    return undefined;
  }
}

function moved(ghost: Ghost, key: Key, view: Position): Ghost {
  const { sequence = '', name = '' } = key;
  // Stars are numbered from 1; 0 is the tenth.
  if (/^\d$/.test(sequence)) return toggleStar(ghost, (Number(sequence) + 9) % 10);
  return (GESTURES[sequence] ?? GESTURES[name])?.(ghost, view) ?? ghost;
}
