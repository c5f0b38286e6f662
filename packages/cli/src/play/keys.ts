// Some decisions are gestures rather than words: a game can offer to take them by single keys.
import type { Seat } from '@planisphere/core';
import type { Console } from './console.ts';
import type { Session } from './session.ts';
import { drawByKeys } from './star-explorer.ts';

type KeyPlay = (
  session: Session,
  console: Console,
  seat: Seat,
) => Promise<{ readonly action: unknown } | 'left' | undefined>;

/** By game: asks for keys where that is better than words; undefined leaves the decision to the typed line. */
const KEY_PLAYS: Readonly<Record<string, KeyPlay>> = { 'star-explorer': drawByKeys };

export async function actByKeys(
  session: Session,
  console: Console,
  seat: Seat,
): Promise<{ readonly action: unknown } | 'left' | undefined> {
  return console.isTerminal ? KEY_PLAYS[session.table.entry.game.id]?.(session, console, seat) : undefined;
}
