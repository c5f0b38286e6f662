// What a game can say: its table, its events and its rules as words, in each language. The terminal and the text mode of
// the web app show the same text; it lives with the game (`./text`), apart from the rules, so that an engine
// loaded for search carries no words.
import type { Finding } from './finding.ts';
import type { EventOf, GameTypes } from './game.ts';
import type { Gesture } from './gesture.ts';
import type { GamePattern } from './search.ts';
import type { Seat, Viewer } from './seat.ts';

export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];
export type Translated = Readonly<Record<Locale, string>>;

/** One numbered rule of RULES.md: the page of the rulebook and the rule in our own words. */
export interface RuleText extends Translated {
  readonly page: string;
  /** Where the rulebook is silent or can be read in two ways: true when the whole rule is a reading of that page, else what is read into it. */
  readonly reading?: true | Translated;
}

const SOURCES: Readonly<Record<Locale, (page: string) => string>> = {
  en: (page) => `reading of p. ${page}`,
  fr: (page) => `lecture de la p. ${page}`,
};
const READINGS: Translated = { en: 'Reading: ', fr: 'Lecture : ' };

/** Where a rule comes from: a page, or how we read it. */
export function ruleSource({ page, reading }: RuleText, locale: Locale): string {
  return reading === true ? SOURCES[locale](page) : `p. ${page}`;
}

/** What we read into a rule beyond its text; empty where nothing is. */
export function ruleReading({ reading }: RuleText, locale: Locale): string {
  return reading === undefined || reading === true ? '' : `${READINGS[locale]}${reading[locale]}`;
}

/** A rule with its number and its source, on one line. */
export function ruleLine(id: string, rule: RuleText, locale: Locale): string {
  const colon = locale === 'fr' ? ' :' : ':';
  return [`${id} (${ruleSource(rule, locale)})${colon} ${rule[locale]}`, ruleReading(rule, locale)]
    .join(' ')
    .trim();
}

/** Colours the text where there is colour; glyphs and letters must say it all without. */
export type Paint = (text: string, tone: string) => string;

/** For whom the table is drawn. */
export interface Frame {
  readonly locale: Locale;
  readonly viewer: Viewer;
  /** One name per seat. */
  readonly names: readonly string[];
  readonly paint: Paint;
  /** Columns at hand. */
  readonly width: number;
  /** Lines at hand, where a screen does not scroll: a table that is longer is drawn closer together. */
  readonly height?: number | undefined;
  /** Events are choices that are not made yet: “Take Moon 4” instead of “You take Moon 4”. */
  readonly asks?: true | undefined;
}

/** What is said while a game is played: all that a table needs before somebody asks for more. */
export interface GameVoice<T extends GameTypes = GameTypes> {
  /** One sentence: what this seat has to do now. */
  prompt(view: T['position'], seat: Seat, frame: Frame): string;
  /** One sentence for an event that the viewer may read; `before` is the viewer's view just before it. */
  tell(event: EventOf<T>, before: T['position'], frame: Frame): string;
}

/** What one can ask about a table, besides what has happened and what may be done. */
export type TableTopic = 'score' | 'hand' | 'board' | 'deck' | 'table';

/** A part of the table as data: a list or a table under a heading, for whoever reads it as a document or asks for it. */
export interface TablePart {
  readonly topic: TableTopic;
  /** Whose it is, where it is somebody's. */
  readonly seat?: Seat;
  readonly title: string;
  readonly lines?: readonly string[];
  /** The first column names its row. */
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

/** One thing that could be so, and the view that knows it. */
export interface Supposition {
  /** Of what: “Ada’s hand”. */
  readonly place: string;
  /** “Moon 4”. */
  readonly name: string;
  /** “Ada holds Moon 4”. */
  readonly said: string;
  /** The view as if it were known, in notation. */
  readonly line: string;
}

export interface GameText<T extends GameTypes = GameTypes> extends GameVoice<T> {
  readonly title: Translated;
  /** By rule id, in the order of RULES.md. */
  readonly rules: Readonly<Record<string, RuleText>>;
  /** The whole table as seen by the frame's viewer, line by line. */
  table(view: T['position'], frame: Frame): readonly string[];
  /** The same as data. Left out, the table is read as it is drawn. */
  parts?(view: T['position'], frame: Frame): readonly TablePart[];
  /** What can still come, exactly: every deck or pile of which somebody draws, from all that this view knows. */
  odds?(view: T['position'], frame: Frame): readonly TablePart[];
  /** Under which heading a decision that may be taken now is offered, where there are several. */
  groupOf?(action: T['action'], view: T['position'], frame: Frame): string;
  /** What can be typed now, one line per form, besides the words every game knows (undo, rules …). */
  commands(view: T['position'], seat: Seat, frame: Frame): readonly string[];
  /** What was typed, as the words of an event without its seat; forgiving about case, spaces and language. */
  expand(typed: string, view: T['position'], seat: Seat): string;
  /** What exactly is wrong with a decision that is refused, where there is more to say than its rule. */
  whyNot?(
    view: T['position'],
    decision: { readonly seat: Seat; readonly action: T['action'] },
    locale: Locale,
  ): string | undefined;
  /** What was found in a position that somebody set up; undefined where the words of the notation will do. */
  finding?(finding: Finding, frame: Pick<Frame, 'locale' | 'names'>): string | undefined;
  /** What may be supposed of what this view hides; only what the inspection of positions allows. Left out where nothing is hidden. */
  suppositions?(view: T['position'], frame: Frame): readonly Supposition[];
  /** What its games are searched for. */
  readonly patterns?: readonly GamePattern<T>[];
  /** Takes a decision by single keys, where that is better than words. */
  byKeys?(view: T['position'], seat: Seat): Gesture<T['position'], T['action']> | undefined;
  /** What there is to tell of a thing that was named (a card, a tile); undefined when there is no such thing. */
  about(typed: string, locale: Locale): readonly string[] | undefined;
  /** The result, line by line, with the score breakdown. */
  result(position: T['position'], frame: Frame): readonly string[];
}
