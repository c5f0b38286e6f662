// Every sentence of a game can appear: whole games are told in every language and from every seat, and the
// suite fails for a sentence of the game's words that none of them shows.
import { readdirSync, readFileSync } from 'node:fs';
import {
  type EventOf,
  type Finding,
  type Frame,
  type Game,
  type GameCard,
  type GameText,
  type GameTypes,
  LOCALES,
  type Locale,
  newCourse,
  parseRecord,
  ruleLine,
  seatsOf,
  type TablePart,
  type Viewer,
} from '@planisphere/core';
import { expect, it } from 'vitest';
import { Book } from './book.ts';

/** Odds are counted exactly, which is slow: the suite asks for them once in this many events. */
const SELDOM = 8;

export interface WordsCheck<T extends GameTypes> {
  readonly game: Game<T>;
  readonly text: GameText<T>;
  readonly card: GameCard;
  /** The game's sources: every text they hold in both languages, or for all languages, must be said. */
  readonly sources: URL;
  /** Records of whole games that together meet nearly everything. */
  readonly replays: URL;
  /** Other things that the game says, besides the course of these games. */
  readonly more?: (frame: Frame) => readonly string[];
  /** The findings about positions that a person sets up, by code: where they are, and what they name. */
  readonly findings: Readonly<Record<string, Pick<Finding, 'at' | 'of'>>>;
}

export function wordsSuite<T extends GameTypes>(check: WordsCheck<T>): void {
  const { game, text, card, sources, replays, more, findings } = check;
  it('says every sentence of its words somewhere', { timeout: 300_000 }, () => {
    const book = new Book();
    for (const name of readdirSync(replays).filter((file) => file.endsWith('.game')))
      book.hear(tellGame({ game, text }, readFileSync(new URL(name, replays), 'utf8')));
    book.read(card);
    book.read((text.patterns ?? []).map(({ name }) => name));
    for (const locale of LOCALES) {
      book.hear(more?.(frameFor(['Ada', 'Noé'], locale, 0)) ?? []);
      book.hear(Object.entries(text.rules).map(([id, rule]) => ruleLine(id, rule, locale)));
      for (const [code, found] of Object.entries(findings)) {
        const finding = { code, weight: 'impossible', message: '', ...found } as const;
        book.hear([text.finding?.(finding, { locale, names: ['Ada', 'Noé'] }) ?? '']);
      }
    }
    expect([...book.said].filter((said) => /undefined|\bNaN\b|\[object/.test(said))).toEqual([]);
    expect(book.silentIn(sources)).toEqual([]);
  });
}

/** Everything that the game says while it is played, in every language and from every seat. */
function* tellGame<T extends GameTypes>(
  told: Pick<WordsCheck<T>, 'game' | 'text'>,
  record: string,
): Generator<string> {
  const { game, text } = told;
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const { options, seats, events } = parsed.value;
  const decoded = game.decodeOptions(options);
  if (!decoded.ok) throw new Error(decoded.fault.message);
  let course = newCourse(game, decoded.value, seats.length);
  const eyes: readonly Viewer[] = ['table', ...seatsOf(seats.length)];
  const frames = LOCALES.flatMap((locale) => eyes.map((viewer) => frameFor(seats, locale, viewer)));
  for (const [index, line] of [...events, undefined].entries()) {
    const event = line === undefined ? undefined : game.notation.parseEvent(line);
    for (const frame of frames) {
      yield* tableOf(told, course.state, frame);
      if (index % SELDOM === 0) yield* partsOf(told, course.state, frame);
      if (event?.ok !== true) continue;
      yield* toldOf(told, { state: course.state, event: event.value }, frame);
    }
    if (event?.ok) course = course.with(event.value);
  }
  for (const frame of frames) yield* text.result(course.state, frame);
}

function* tableOf<T extends GameTypes>(
  { game, text }: Pick<WordsCheck<T>, 'game' | 'text'>,
  state: T['position'],
  frame: Frame,
): Generator<string> {
  const view = game.view(state, frame.viewer);
  yield* text.table(view, frame);
  for (const seat of seatsOf(frame.names.length)) {
    yield text.prompt(view, seat, frame);
    yield* text.commands(view, seat, frame);
  }
}

function* partsOf<T extends GameTypes>(
  { game, text }: Pick<WordsCheck<T>, 'game' | 'text'>,
  state: T['position'],
  frame: Frame,
): Generator<string> {
  const view = game.view(state, frame.viewer);
  for (const part of [...(text.parts?.(view, frame) ?? []), ...(text.odds?.(view, frame) ?? [])])
    yield* linesOf(part);
}

function* toldOf<T extends GameTypes>(
  { game, text }: Pick<WordsCheck<T>, 'game' | 'text'>,
  { state, event }: { readonly state: T['position']; readonly event: EventOf<T> },
  frame: Frame,
): Generator<string> {
  yield text.tell(game.redact(state, event, frame.viewer), game.view(state, frame.viewer), frame);
  if (event.by === 'chance') return;
  yield text.tell(event, state, { ...frame, asks: true });
  yield text.groupOf?.(event.action, game.view(state, event.by), frame) ?? '';
}

/** The part as its reader sees it: title, lines, cells. */
function linesOf({ title, lines = [], columns = [], rows = [] }: TablePart): readonly string[] {
  return [title, ...lines, ...columns, ...rows.flat()];
}

function frameFor(names: readonly string[], locale: Locale, viewer: Viewer): Frame {
  return { locale, viewer, names, paint: (painted) => painted, width: 100 };
}
