// Which sentences of a game are ever said: its words are wrapped so that each one notes when it is read or called, whole games
// are told in every language and through every pair of eyes, and what nobody has said by then fails.
import { readdirSync, readFileSync } from 'node:fs';
import {
  type Frame,
  type Game,
  type GameText,
  type GameTypes,
  LOCALES,
  newCourse,
  parseRecord,
  seatsOf,
  type Viewer,
} from '@planisphere/core';
import { expect, it } from 'vitest';

/** The same words; `said` gets the path of each one that is read or called. */
export function notedWords<W extends object>(words: W, said: Set<string>, path = ''): W {
  return new Proxy(words, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== 'string') return value;
      const place = `${path}.${key}`;
      if (typeof value === 'function' && !Array.isArray(target))
        return (...given: readonly unknown[]): unknown => {
          said.add(place);
          return Reflect.apply(value, target, given);
        };
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return notedWords(value, said, place);
      said.add(place);
      return value;
    },
    ownKeys(target) {
      for (const key of Object.keys(target)) said.add(`${path}.${key}`);
      return Reflect.ownKeys(target);
    },
  });
}

/** A list counts as one sentence: it is read as a whole. */
function pathsOf(words: object, path = ''): readonly string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsOf(value, `${path}.${key}`)
      : [`${path}.${key}`],
  );
}

type WordsByLocale = Readonly<Record<string, { readonly all: object; readonly said: ReadonlySet<string> }>>;

export interface ToldGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly text: GameText<T>;
}

export interface WordsCheck<T extends GameTypes> {
  /** The game with its words wrapped. */
  readonly load: () => Promise<ToldGame<T>>;
  /** Records of whole games that between them meet nearly everything. */
  readonly replays: URL;
  /** By language: the words as they are, and the paths of what was said; filled while the game is loaded and told. */
  readonly words: WordsByLocale;
  /** What else is said besides the course of these games. */
  readonly more?: (told: ToldGame<T>, locale: (typeof LOCALES)[number]) => void;
}

export function wordsSuite<T extends GameTypes>({ load, replays, words, more }: WordsCheck<T>): void {
  it('says every sentence of its words somewhere', async () => {
    const told = await load();
    for (const name of readdirSync(replays).filter((file) => file.endsWith('.game')))
      tellGame(told, readFileSync(new URL(name, replays), 'utf8'));
    for (const locale of LOCALES) more?.(told, locale);
    expect(Object.values(words).every(({ all }) => pathsOf(all).length > 20)).toBe(true);
    const silent = Object.entries(words).map(([locale, { all, said }]) => [
      locale,
      pathsOf(all).filter((path) => !said.has(path)),
    ]);
    expect(silent).toEqual(Object.keys(words).map((locale) => [locale, []]));
  });
}

/** Everything that can be said of a game while it is played, in every language and through all eyes. */
function tellGame<T extends GameTypes>({ game, text }: ToldGame<T>, record: string): void {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const { options, seats, events } = parsed.value;
  const decoded = game.decodeOptions(options);
  if (!decoded.ok) throw new Error(decoded.fault.message);
  let course = newCourse(game, decoded.value, seats.length);
  const eyes: readonly Viewer[] = ['table', ...seatsOf(seats.length)];
  const frames = LOCALES.flatMap((locale) => eyes.map((viewer) => frameFor(seats, locale, viewer)));
  for (const line of [...events, undefined]) {
    const event = line === undefined ? undefined : game.notation.parseEvent(line);
    for (const frame of frames) {
      const view = game.view(course.state, frame.viewer);
      text.table(view, frame);
      for (const seat of seatsOf(seats.length)) {
        text.prompt(view, seat, frame);
        text.commands(view, seat, frame);
      }
      if (event?.ok !== true) continue;
      text.tell(game.redact(course.state, event.value, frame.viewer), view, frame);
      if (event.value.by !== 'chance') text.tell(event.value, course.state, { ...frame, asks: true });
    }
    if (event?.ok) course = course.with(event.value);
  }
  for (const frame of frames) text.result(course.state, frame);
}

function frameFor(names: readonly string[], locale: Frame['locale'], viewer: Viewer): Frame {
  return { locale, viewer, names, paint: (painted) => painted, width: 100 };
}
