// The keyboard at a table. All tables have the same calls (take back, hint, rules, log, text) and the same manners: letters
// are letters where somebody types, and a dialog has its own keys. A game adds what is its own.
import type { CommonCall, Letters } from '../../base/keys/bindings.ts';
import { callOf, meantKey } from '../../base/keys/keys.ts';
import { choose, settings } from '../../base/settings/settings.ts';
import { isTyping, moveFocus } from '../../base/ui/arrows.ts';
import { showKeys } from '../keys/sheet.ts';
import type { Session } from '../session.ts';

export interface TableKeys<Own extends string = string> {
  /** The letters of the game's own. */
  readonly letters: Letters<Own>;
  readonly session: Pick<Session, 'handover' | 'undo'>;
  /** What each call does here, besides those that every table has. */
  readonly calls: Readonly<Partial<Record<Own | CommonCall, (pressed: Pressed) => void>>>;
  /** Lets go of what is held. */
  escape(): void;
  /** True when the digit meant something. */
  digit(number: number): boolean;
  /** Asked before everything else, while nobody has to take the device; true when the key meant something. */
  first?(pressed: Pressed): boolean;
  /** What is focused when the focus is lost, the most wanted first: selectors. */
  readonly wanted: readonly string[];
}

/** The calls that stay open while the device changes hands: they show nothing of the table. */
const BETWEEN_PLAYERS: readonly string[] = ['rules', 'keys'];

export function onTableKey(event: KeyboardEvent, keys: TableKeys): void {
  const key = meantKey(event);
  if (key === undefined || isTyping(event.target)) return;
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  const taken = dialog === null ? isTaken({ key, event }, keys) : moveFocus(key, dialog);
  if (taken) event.preventDefault();
}

/** A key that was pressed, and whatever else was pressed with it. */
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
