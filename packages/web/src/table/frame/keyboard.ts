// The keyboard at a table. All tables share these calls (take back, hint, rules, log, text) and these manners: letters
// are text in a text field, and a dialog has its own keys. A game adds its own.
import type { CommonCall, Letters } from '../../base/keys/bindings.ts';
import { callOf, meantKey } from '../../base/keys/keys.ts';
import { choose, settings } from '../../base/settings/settings.ts';
import { isTyping, moveFocus } from '../../base/ui/arrows.ts';
import { showKeys } from '../keys/sheet.ts';
import type { Session } from '../session.ts';

export interface TableKeys<Own extends string = string> {
  /** The game's own letters. */
  readonly letters: Letters<Own>;
  readonly session: Pick<Session, 'handover' | 'undo'>;
  /** What each call does at this table, besides the calls of every table. */
  readonly calls: Readonly<Partial<Record<Own | CommonCall, (pressed: Pressed) => void>>>;
  /** Puts back what the hand holds. */
  escape(): void;
  /** True if the digit meant something. */
  digit(number: number): boolean;
  /** Comes before everything else, unless somebody must take the device; true if the key meant something. */
  first?(pressed: Pressed): boolean;
  /** Selectors of what gets the focus when its element is lost, the most wanted first. */
  readonly wanted: readonly string[];
}

/** The calls that work while the device changes hands: they show nothing of the table. */
const BETWEEN_PLAYERS: readonly string[] = ['rules', 'keys'];

export function onTableKey(event: KeyboardEvent, keys: TableKeys): void {
  const key = meantKey(event);
  if (key === undefined || isTyping(event.target)) return;
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  const taken = dialog === null ? isTaken({ key, event }, keys) : moveFocus(key, dialog);
  if (taken) event.preventDefault();
}

/** A pressed key with its modifiers. */
export interface Pressed {
  readonly key: string;
  readonly event: KeyboardEvent;
}

function isTaken(pressed: Pressed, keys: TableKeys): boolean {
  const { key } = pressed;
  const call = callOf(key, keys.letters);
  const between = keys.session.handover.value !== undefined;
  if (between && (call === undefined || !BETWEEN_PLAYERS.includes(call))) return false;
  if (!between && (keys.first?.(pressed) === true || moveFocus(key))) return true;
  if (key === 'Escape') {
    keys.escape();
    return true;
  }
  if (call === undefined) return /^\d$/.test(key) && keys.digit(Number(key));
  return isCalled(call, pressed, keys);
}

function isCalled(call: string, pressed: Pressed, { calls, session }: TableKeys): boolean {
  const own = calls[call];
  if (own !== undefined) own(pressed);
  else if (call === 'undo') void session.undo();
  else if (call === 'keys') showKeys();
  else if (call === 'text') choose({ textMode: !settings.value.textMode });
  else return false;
  return true;
}
