// Finding games: by who played, how it ended, what was dealt or done at the beginning, and what their positions looked like. What
// positions can look like is said by each game, in its words and by its rules.
import type { EventOf, Game, GameTypes } from './game.ts';
import type { Seat } from './seat.ts';
import type { Translated } from './text.ts';

/** Something that can be so at a moment of a game. */
export interface GamePattern<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** “Both have all five types”. */
  readonly name: Translated;
  /** Only asked of the last position, once the game is over. */
  readonly atEnd?: true;
  holds(position: T['position'], winners: readonly Seat[]): boolean;
}

export interface GameQuery {
  /** A part of somebody's name. */
  readonly player?: string | undefined;
  /** For that player; without one, for the first seat that is asked about. */
  readonly result?: 'won' | 'lost' | 'drawn' | undefined;
  /** A word of the notation among the first events: a card, a tile. */
  readonly opening?: string | undefined;
  /** The id of a pattern. */
  readonly pattern?: string | undefined;
}

/** A game that was played, as far as it is searched. */
export interface SearchedGame<T extends GameTypes = GameTypes> {
  readonly names: readonly string[];
  /** The seat of whoever searches, where they played. */
  readonly own?: Seat | undefined;
  readonly winners: readonly Seat[];
  /** All win or lose together: nobody draws. */
  readonly cooperative?: boolean | undefined;
  readonly start: T['position'];
  readonly events: readonly EventOf<T>[];
}

/** Events that count as the beginning of a game. */
const OPENING = 16;

/** The first moment that fits, as a number of events; undefined where the game does not. */
export function findMoment<T extends GameTypes>(
  game: Game<T>,
  patterns: readonly GamePattern<T>[],
  searched: SearchedGame<T>,
  query: GameQuery,
): number | undefined {
  if (!fitsPlayers(searched, query) || !fitsOpening(game, searched, query.opening)) return undefined;
  if (query.pattern === undefined) return searched.events.length;
  const pattern = patterns.find(({ id }) => id === query.pattern);
  if (pattern === undefined) return undefined;
  const { events, winners } = searched;
  let position = searched.start;
  for (let at = 0; at <= events.length; at++) {
    const isLast = at === events.length;
    if ((isLast || pattern.atEnd === undefined) && pattern.holds(position, winners)) return at;
    if (!isLast) position = game.apply(position, events[at] as EventOf<T>);
  }
  return undefined;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

function fitsPlayers(
  { names, own, winners, cooperative }: SearchedGame,
  { player = '', result }: GameQuery,
): boolean {
  const wanted = folded(player);
  const seats = names.flatMap((name, seat) => (folded(name).includes(wanted) ? [seat as Seat] : []));
  const asked = wanted === '' ? [own ?? 0] : seats;
  if (asked.length === 0) return false;
  const drawn = cooperative !== true && winners.length > 1;
  if (result === undefined) return true;
  if (result === 'drawn') return drawn;
  return asked.some((seat) => !drawn && winners.includes(seat) === (result === 'won'));
}

function fitsOpening<T extends GameTypes>(
  { notation }: Game<T>,
  { events }: SearchedGame<T>,
  opening: string | undefined,
): boolean {
  if (opening === undefined || opening.trim() === '') return true;
  const wanted = opening.trim().toLowerCase();
  return events
    .slice(0, OPENING)
    .some((event) => notation.makeEvent(event).toLowerCase().split(/[\s,]/).includes(wanted));
}
