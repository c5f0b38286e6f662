// Finding games: by who played, how it ended, what was dealt or done at the beginning, and what their positions looked like. What
// positions can look like is said by each game, in its words and by its rules.
import type { EventOf, Game, GameTypes, Notation } from './game.ts';
import type { Seat } from './seat.ts';
import { type GameText, LOCALES, type Translated } from './text.ts';

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
  /** Among the first events: a card or a tile, by its name in any language or by its word in the notation. */
  readonly opening?: string | undefined;
  /** The id of a pattern. */
  readonly pattern?: string | undefined;
  /** What one would type: parts with commas between them, each a name, the game, a card of the opening or what happened. */
  readonly text?: string | undefined;
}

/** A game that was played, as far as it is searched. */
export interface SearchedGame<T extends GameTypes = GameTypes> {
  readonly names: readonly string[];
  /** What the game is called. */
  readonly title?: Translated | undefined;
  /** The words of the game: what happened at the beginning is found by them. */
  readonly text?: Pick<GameText<T>, 'tell'> | undefined;
  /** The seat of whoever searches, where they played. */
  readonly own?: Seat | undefined;
  readonly winners: readonly Seat[];
  /** All win or lose together: nobody draws. */
  readonly cooperative?: boolean | undefined;
  readonly start: T['position'];
  readonly events: readonly EventOf<T>[];
}

/** What of a game is needed to find something in it. */
export interface SearchableGame<T extends GameTypes = GameTypes> extends Pick<Game<T>, 'apply'> {
  readonly notation: Pick<Notation<T>, 'makeEvent'>;
}

/** Events that count as the beginning of a game. */
const OPENING = 16;

/** The first moment that fits, as a number of events; undefined where the game does not. */
export function findMoment<T extends GameTypes>(
  game: SearchableGame<T>,
  patterns: readonly GamePattern<T>[],
  searched: SearchedGame<T>,
  query: GameQuery,
): number | undefined {
  if (!fitsPlayers(searched, query) || !fitsOpening(game, searched, query.opening)) return undefined;
  const wanted = patternsOf(game, patterns, searched, query);
  if (wanted === undefined) return undefined;
  if (wanted.length === 0) return searched.events.length;
  const moments = wanted.map((pattern) => firstMoment(game, pattern, searched));
  return moments.every((at) => at !== undefined) ? Math.max(...moments) : undefined;
}

/** What has to have happened; undefined where something is asked for that this game cannot be. */
function patternsOf<T extends GameTypes>(
  game: SearchableGame<T>,
  patterns: readonly GamePattern<T>[],
  searched: SearchedGame<T>,
  query: GameQuery,
): readonly GamePattern<T>[] | undefined {
  const wanted = new Set<GamePattern<T>>();
  if (query.pattern !== undefined) {
    const pattern = patterns.find(({ id }) => id === query.pattern);
    if (pattern === undefined) return undefined;
    wanted.add(pattern);
  }
  for (const part of partsOf(query.text)) {
    if (isSaidOf(searched, part) || fitsOpening(game, searched, part)) continue;
    const pattern = patterns.find(({ name }) =>
      Object.values(name).some((each) => folded(each).includes(part)),
    );
    if (pattern === undefined) return undefined;
    wanted.add(pattern);
  }
  return [...wanted];
}

function partsOf(text = ''): readonly string[] {
  return text
    .split(',')
    .map(folded)
    .filter((part) => part !== '');
}

/** Of who played, or of which game it is. */
function isSaidOf({ names, title }: Pick<SearchedGame, 'names' | 'title'>, part: string): boolean {
  return [...names, ...Object.values(title ?? {})].some((each) => folded(each).includes(part));
}

function firstMoment<T extends GameTypes>(
  game: SearchableGame<T>,
  pattern: GamePattern<T>,
  { events, winners, start }: SearchedGame<T>,
): number | undefined {
  let position = start;
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
  game: SearchableGame<T>,
  { events, start, text, names }: SearchedGame<T>,
  opening: string | undefined,
): boolean {
  const wanted = wordsOf(opening ?? '');
  if (wanted === '') return true;
  let before = start;
  return events.slice(0, OPENING).some((event) => {
    const said = [game.notation.makeEvent(event)];
    for (const locale of text === undefined ? [] : LOCALES)
      said.push(
        text?.tell(event, before, { locale, names, viewer: 'table', paint: (it) => it, width: 100 }) ?? '',
      );
    before = game.apply(before, event);
    return said.some((each) => ` ${wordsOf(each)} `.includes(` ${wanted} `));
  });
}

/** Without punctuation: whole words are compared. */
const wordsOf = (text: string): string =>
  folded(text)
    .split(/[^\p{L}\p{N}?]+/u)
    .filter((word) => word !== '')
    .join(' ');
