// A puzzle that somebody made of a moment of a game: its position and its solution travel in the part of the URL after the
// #, packed, so that nobody reads the solution by accident.
import type { Moment } from '@planisphere/bots/coach';
import type { Game } from '@planisphere/core';
import { pack, unpack } from '../replay/fragment.ts';
import type { GameId } from '../table/games.ts';

interface Made {
  readonly position: string;
  readonly best: string;
}

/** Who solves puzzles sits in seat A. */
const SOLVER = 0;

/**
 * What a moment of a review makes a puzzle of: the position from which the better line leaves the other. Undefined where none
 * is clearly better, or where others decide at the same time.
 */
export function puzzleOf(
  game: Game,
  view: unknown,
  { seat, grade, played, best, other }: Moment,
): Made | undefined {
  if (seat !== SOLVER || grade === 'good') return undefined;
  const worse = played.value < best.value ? played : other;
  let position = view;
  for (const [index, said] of best.events.entries()) {
    const awaiting = game.awaiting(position);
    if (awaiting.kind !== 'seats' || awaiting.seats.join() !== String(SOLVER)) return undefined;
    if (said !== worse.events[index]) return { position: game.notation.make(position), best: said };
    const event = game.notation.parseEvent(said);
    if (!event.ok) return undefined;
    position = game.apply(position, event.value);
  }
  return undefined;
}

export async function makeLink(game: GameId, { position, best }: Made): Promise<string> {
  return `/puzzle/${game}/made#${await pack(JSON.stringify([position, best]))}`;
}

/** Undefined when the link was cut or changed on its way. */
export async function parseMade(hash: string): Promise<Made | undefined> {
  try {
    const read: unknown = JSON.parse(await unpack(hash.replace(/^#/, '')));
    if (!Array.isArray(read) || read.length !== 2) return undefined;
    const [position, best] = read as unknown[];
    return typeof position === 'string' && typeof best === 'string' ? { position, best } : undefined;
  } catch {
    return undefined;
  }
}
