// Finds games: by who played, how it ended, what was dealt or done at the beginning, and which patterns their positions
// matched. Each game defines its patterns, in its words and by its rules.
import type { EventOf, Game, GameTypes, Notation } from './game.ts';
import type { Seat } from './seat.ts';
import { type GameText, LOCALES, type Translated } from './text.ts';

/** Something that can be true at a moment of a game. */
export interface GamePattern<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** “Both have all five types”. */
  readonly name: Translated;
  /** Checked only in the last position, once the game is over. */
  readonly atEnd?: true;
  holds(position: T['position'], winners: readonly Seat[]): boolean;
}

export interface GameQuery {
  /** A part of a player's name. */
  readonly player?: string | undefined;
  /** The result of that player; without one, of the searcher or the first seat. */
  readonly result?: 'won' | 'lost' | 'drawn' | undefined;
  /** Among the first events: a card or a tile, by its name in any language or by its word in the notation. */
  readonly opening?: string | undefined;
  /** The id of a pattern. */
  readonly pattern?: string | undefined;
  /** The words of a search box: parts with commas between them, each a name, the game, a card of the opening or a pattern. */
  readonly text?: string | undefined;
}

/** A finished game, as far as a search needs it. */
export interface SearchedGame<T extends GameTypes = GameTypes> {
  readonly names: readonly string[];
  /** The title of the game. */
  readonly title?: Translated | undefined;
  /** The words of the game, by which the opening is searched. */
  readonly text?: Pick<GameText<T>, 'tell'> | undefined;
  /** The seat of the searcher, if they played. */
  readonly own?: Seat | undefined;
  readonly winners: readonly Seat[];
  /** Cooperative games have no draws. */
  readonly cooperative?: boolean | undefined;
  readonly start: T['position'];
  readonly events: readonly EventOf<T>[];
}

/** What the search needs of a game. */
export interface SearchableGame<T extends GameTypes = GameTypes> extends Pick<Game<T>, 'apply'> {
  readonly notation: Pick<Notation<T>, 'makeEvent'>;
}

/** Events that count as the beginning of a game. */
const OPENING = 16;

/** The first moment by which all patterns have matched, as a number of events; undefined if the game does not match. */
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

/** The patterns that must match; undefined if the query asks for something that this game does not have. */
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

/** Whether the words name a player or the game. */
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

/** Words without punctuation: only whole words match. */
const wordsOf = (text: string): string =>
  folded(text)
    .split(/[^\p{L}\p{N}?]+/u)
    .filter((word) => word !== '')
    .join(' ');
