// The result of a command: entries to write, or a refusal with a code. Commands write nothing themselves.
import type { GuestInfo, RefusalCode, SanctionInfo, SanctionKind } from '@planisphere/protocol';
import type { EntryBody } from '../entry.ts';
import type { Fixed } from '../fixed.ts';
import type { TableState } from '../state.ts';

export interface CommandContext {
  readonly fixed: Fixed;
  readonly state: TableState;
  readonly who: GuestInfo;
  readonly now: number;
  /** Milliseconds of play since that moment: time without a server does not count. */
  readonly playedSince: (since: number) => number;
  /** Whether this guest is at the table now, on any node. */
  readonly isHere: (guest: string) => Promise<boolean>;
  /** What an operator has imposed on this guest, if it is in force. */
  readonly sanctionOn: (guest: string, kind: SanctionKind) => Promise<SanctionInfo | undefined>;
}

export interface RefusalReason {
  readonly code: RefusalCode;
  readonly message: string;
  /** The rule of the game that forbids it. */
  readonly rule?: string;
  /** What an operator has imposed on the sender. */
  readonly sanction?: SanctionInfo;
}

export interface Refusal {
  readonly ok: false;
  readonly refused: RefusalReason;
}

export type Verdict = { readonly ok: true; readonly entries: readonly EntryBody[] } | Refusal;

export function decide(...entries: readonly EntryBody[]): Verdict {
  return { ok: true, entries };
}

export function refuse(code: RefusalCode, message: string, rule?: string): Refusal {
  return { ok: false, refused: rule === undefined ? { code, message } : { code, message, rule } };
}

/** Tells a muted or banned guest why, and until when. */
export function refuseBy(sanction: SanctionInfo): Refusal {
  const code = sanction.kind === 'mute' ? 'muted' : 'banned';
  return { ok: false, refused: { code, message: sanctionMessage(sanction), sanction } };
}

/** For programs; the web app words it in the language of the guest. */
export function sanctionMessage({ kind, until, why }: SanctionInfo): string {
  const end = new Date(until).toISOString();
  return `You are ${kind === 'mute' ? 'muted' : 'banned'} on this server until ${end}. ${why}`.trim();
}

export const notOpen: Verdict = refuse('already-started', 'The game has started.');
export const notPlaying: Verdict = refuse('not-playing', 'No game is going on at this table.');
