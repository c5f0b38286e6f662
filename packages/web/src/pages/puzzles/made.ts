// A puzzle that a player made from a moment of a game. Its position and solution travel packed in the part of the URL
// after the #, so that nobody reads the solution by accident.
import type { Moment } from '@planisphere/bots/review';
import {
  decodeList,
  decodeString,
  type EventOf,
  type Game,
  type GameTypes,
  type Seat,
} from '@planisphere/core';
import type { GameId } from '../../base/games.ts';
import { pack, unpack } from '../../table/record/fragment.ts';

interface Made {
  readonly position: string;
  readonly best: string;
  /** The line that the solution is compared with. */
  readonly next?: string | undefined;
}

/** A played game: one more state than events. */
interface Played {
  readonly game: Game;
  readonly events: readonly EventOf<GameTypes>[];
  readonly states: readonly unknown[];
}

/**
 * Makes a puzzle from a moment of a review: the position where the better line leaves the other. Undefined if neither
 * is clearly better.
 */
export function puzzleOf(
  played: Played,
  { seat, from, grade, best, other, ...moment }: Moment,
): Made | undefined {
  if (grade === 'good') return undefined;
  const { game } = played;
  const worse = moment.lost ? moment.played : other;
  let position = game.view(played.states[askedAt(played, seat, from)], seat);
  for (const [index, said] of best.events.entries()) {
    const awaiting = game.awaiting(position);
    if (awaiting.kind !== 'seats' || !awaiting.seats.includes(seat)) return undefined;
    const next = worse.events[index];
    if (said !== next) return { position: game.notation.make(position), best: said, next };
    const event = game.notation.parseEvent(said);
    if (!event.ok) return undefined;
    position = game.apply(position, event.value);
  }
  return undefined;
}

/** Where the puzzle begins: before the simultaneous answers of others, which are hidden from this seat. */
function askedAt({ game, events, states }: Played, seat: Seat, from: number): number {
  const { makeEvent } = game.notation;
  const isHidden = (at: number): boolean => {
    const event = events[at];
    if (event === undefined || game.awaiting(states[at]).kind !== 'seats') return false;
    return makeEvent(game.redact(states[at + 1], event, seat)) !== makeEvent(event);
  };
  const isAsked = (at: number): boolean => {
    const awaiting = game.awaiting(states[at]);
    return awaiting.kind === 'seats' && awaiting.seats.includes(seat);
  };
  let at = from;
  while (isHidden(at - 1) && isAsked(at - 1)) at--;
  return at;
}

export async function makeLink(game: GameId, { position, best, next }: Made): Promise<string> {
  return `/puzzle/${game}/made#${await pack(JSON.stringify(next === undefined ? [position, best] : [position, best, next]))}`;
}

const decodeWords = decodeList(decodeString, 3, 2);

/** Undefined if the link was damaged on its way. */
export async function parseMade(hash: string): Promise<Made | undefined> {
  try {
    const read: unknown = JSON.parse(await unpack(hash.replace(/^#/, '')));
    // Old links have null for a missing comparison.
    const words = decodeWords(Array.isArray(read) ? read.filter((word) => word !== null) : read);
    if (!words.ok) return undefined;
    const [position = '', best = '', next] = words.value;
    return { position, best, next };
  } catch {
    return undefined;
  }
}
