// The keyboard at a table. All tables have the same calls (take back, hint, rules, log, text) and the same manners: letters
// are letters where somebody types, a dialog has its own keys, and a focus that vanished with its element finds the next
// thing to press. A game adds what is its own.
import type { CommonCall, Letters } from '../../base/keys/bindings.ts';
import { callOf } from '../../base/keys/keys.ts';
import { choose, settings } from '../../base/settings/settings.ts';
import { isTyping, moveFocus } from '../../base/ui/arrows.ts';
import type { Session } from '../session.ts';

export interface TableKeys<Own extends string = string> {
  /** The letters of the game's own. */
  readonly letters: Letters<Own>;
  readonly session: Pick<Session, 'handover' | 'undo'>;
  /** What each call does here, besides those that every table has. */
  readonly calls: Readonly<Partial<Record<Own | CommonCall, (event: KeyboardEvent) => void>>>;
  /** Lets go of what is held. */
  escape(): void;
  /** True when the digit meant something. */
  digit(number: number): boolean;
  /** Asked before everything else, while nobody has to take the device; true when the key meant something. */
  first?(event: KeyboardEvent): boolean;
  /** What is focused when the focus is lost, the most wanted first: selectors. */
  readonly wanted: readonly string[];
}

/** The calls that stay open while the device changes hands: they show nothing of the table. */
const BETWEEN_PLAYERS: readonly string[] = ['rules'];

let byKeyboard = false;
addEventListener('pointerdown', () => {
  byKeyboard = false;
});

export function onTableKey(event: KeyboardEvent, keys: TableKeys): void {
  byKeyboard = true;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  const taken = dialog === null ? isTaken(event, keys) : moveFocus(event.key, dialog);
  if (taken) event.preventDefault();
}

function isTaken(event: KeyboardEvent, keys: TableKeys): boolean {
  const { key } = event;
  const call = callOf(key, keys.letters);
  const between = keys.session.handover.value !== undefined;
  if (between && (call === undefined || !BETWEEN_PLAYERS.includes(call))) return false;
  if (!between && (keys.first?.(event) === true || moveFocus(key))) return true;
  if (key === 'Escape') {
    keys.escape();
    return true;
  }
  if (call === undefined) return /^\d$/.test(key) && keys.digit(Number(key));
  return isCalled(call, event, keys);
}

function isCalled(call: string, event: KeyboardEvent, { calls, session }: TableKeys): boolean {
  const own = calls[call];
  if (own !== undefined) own(event);
  else if (call === 'undo') void session.undo();
  else if (call === 'text') choose({ textMode: !settings.value.textMode });
  else return false;
  return true;
}

/** Focuses the next thing to press when a keyboard player's focus has vanished with its element. */
export function keepFocus({ wanted }: Pick<TableKeys, 'wanted'>): void {
  if (!byKeyboard || document.activeElement !== document.body || document.querySelector('dialog[open]'))
    return;
  for (const selector of wanted) {
    const place = document.querySelector<HTMLElement>(selector);
    if (place === null) continue;
    place.focus();
    return;
  }
}
