// Input from a terminal: keys and the mouse. Node's key reader does not know the sequences of the mouse, so this takes
// them out first.
import { emitKeypressEvents, type Key } from 'node:readline';
import { PassThrough } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

export type { Key } from 'node:readline';

export interface MouseEvent {
  readonly kind: 'press' | 'turn' | 'wheel-up' | 'wheel-down';
  /** From 0. */
  readonly line: number;
  readonly column: number;
}

export interface InputListener {
  key(key: Key): void;
  mouse(event: MouseEvent): void;
}

const ESCAPE = '\x1b';
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with this character
const MOUSE = /\x1b\[<(\d+);(\d+);(\d+)([Mm])/g;
/** The beginning of such a sequence at the end of a chunk. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with this character
const BEGUN = /\x1b\[<[\d;]*$/;

/** In milliseconds: after this time an escape is the key, not the beginning of a sequence; Node waits half a second. */
const ESCAPE_WAIT = 50;

/** Returns a function that takes the incoming chunks. */
export function readInput(listener: InputListener): (chunk: Buffer) => void {
  const keys = new PassThrough();
  emitKeypressEvents(keys);
  keys.on('keypress', (_text: string | undefined, key: Key) => listener.key(key));
  const decoder = new StringDecoder('utf8');
  let begun = '';
  let pending: NodeJS.Timeout | undefined;
  const escaped = (): void => {
    pending = undefined;
    listener.key({ name: 'escape', sequence: ESCAPE, ctrl: false, meta: false, shift: false });
  };
  return (chunk) => {
    const held = pending === undefined ? '' : ESCAPE;
    clearTimeout(pending);
    pending = undefined;
    const text = begun + held + decoder.write(chunk);
    if (text === ESCAPE) {
      pending = setTimeout(escaped, ESCAPE_WAIT);
      return;
    }
    begun = BEGUN.exec(text)?.[0] ?? '';
    const whole = begun === '' ? text : text.slice(0, -begun.length);
    for (const [, button = '', column = '', line = '', end] of whole.matchAll(MOUSE)) {
      const kind = kindOf(Number(button), end === 'M');
      if (kind !== undefined) listener.mouse({ kind, line: Number(line) - 1, column: Number(column) - 1 });
    }
    const rest = whole.replace(MOUSE, '');
    if (rest !== '') keys.write(rest);
  };
}

/** Releases and drags mean nothing here. */
function kindOf(button: number, isPressed: boolean): MouseEvent['kind'] | undefined {
  if (!isPressed) return undefined;
  const wheels = { 64: 'wheel-up', 65: 'wheel-down' } as const;
  if (button === 64 || button === 65) return wheels[button];
  return button === 0 ? 'press' : button === 2 ? 'turn' : undefined;
}
