// What a game can say: its table, its events and its rules as words, in each language. The terminal and the text mode of
// the web app show the same text; it lives with the game (`./text`), apart from the rules, so that an engine
// loaded for search carries no words.
import type { Fault } from './fault.ts';
import type { EventOf, GameTypes } from './game.ts';
import type { Gesture } from './gesture.ts';
import type { GamePattern } from './search.ts';
import type { Seat, Viewer } from './seat.ts';

export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];
export type Translated = Readonly<Record<Locale, string>>;

/** The language of this name, such as a stored or a sent one; English for any other. */
export function localeOf(name: string | null | undefined): Locale {
  return LOCALES.find((locale) => locale === name) ?? 'en';
}

/** What leads from a name to what is said of it. */
export const COLON: Translated = { en: ':', fr: '\u202f:' };

/** One numbered rule of RULES.md: the page of the rulebook, and the rule in the project's own words. */
export interface RuleText extends Translated {
  readonly page: string;
  /**
   * For rules on which the rulebook is silent or ambiguous: true when the whole rule is an interpretation of that page,
   * else the part that is.
   */
  readonly reading?: true | Translated;
}

const SOURCES: Readonly<Record<Locale, (page: string) => string>> = {
  en: (page) => `reading of p. ${page}`,
  fr: (page) => `lecture de la p. ${page}`,
};
const READINGS: Translated = { en: 'Reading: ', fr: 'Lecture : ' };

/** The source of a rule: a page, or this project's interpretation. */
export function ruleSource({ page, reading }: RuleText, locale: Locale): string {
  return reading === true ? SOURCES[locale](page) : `p. ${page}`;
}

/** The interpreted part of a rule; empty if there is none. */
export function ruleReading({ reading }: RuleText, locale: Locale): string {
  return reading === undefined || reading === true ? '' : `${READINGS[locale]}${reading[locale]}`;
}

/** A rule with its number and its source, on one line. */
export function ruleLine(id: string, rule: RuleText, locale: Locale): string {
  return [`${id} (${ruleSource(rule, locale)})${COLON[locale]} ${rule[locale]}`, ruleReading(rule, locale)]
    .join(' ')
    .trim();
}

/** Colours the text if the output has colours; glyphs and letters must say everything without. */
export type Paint = (text: string, tone: string) => string;

/** The viewer and the size of a drawn table. */
export interface Frame {
  readonly locale: Locale;
  readonly viewer: Viewer;
  /** One name per seat. */
  readonly names: readonly string[];
  readonly paint: Paint;
  /** Available columns. */
  readonly width: number;
  /** Available lines, on a screen that does not scroll: a longer table is drawn closer together. */
  readonly height?: number | undefined;
  /** Events are choices not made yet: “Take Moon 4” instead of “You take Moon 4”. */
  readonly asks?: true | undefined;
}

/** The sentences of a game while it is played: all that a table needs before somebody asks for more. */
export interface GameVoice<T extends GameTypes = GameTypes> {
  /** One sentence: what this seat has to do now. */
  prompt(view: T['position'], seat: Seat, frame: Frame): string;
  /** One sentence for an event that the viewer may read; `before` is the viewer's view just before it. */
  tell(event: EventOf<T>, before: T['position'], frame: Frame): string;
}

/** What a player can ask about a table, besides what has happened and what may be done. */
export type TableTopic = 'score' | 'hand' | 'board' | 'deck' | 'table';

/** A part of the table as data: a list or a table under a heading, for readers of documents and screen readers. */
export interface TablePart {
  readonly topic: TableTopic;
  /** The seat that it belongs to, if it belongs to one. */
  readonly seat?: Seat;
  readonly title: string;
  readonly lines?: readonly string[];
  /** The first column names its row. */
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

/** A possible fact that the view hides, and the view that knows it. */
export interface Supposition {
  /** The place that it concerns: “Ada’s hand”. */
  readonly place: string;
  /** “Moon 4”. */
  readonly name: string;
  /** “Ada holds Moon 4”. */
  readonly said: string;
  /** The view with that knowledge, in notation. */
  readonly line: string;
}

export interface GameText<T extends GameTypes = GameTypes> extends GameVoice<T> {
  readonly title: Translated;
  /** By rule id, in the order of RULES.md. */
  readonly rules: Readonly<Record<string, RuleText>>;
  /** The whole table as seen by the frame's viewer, line by line. */
  table(view: T['position'], frame: Frame): readonly string[];
  /** The table as data. Without it, the drawn table is read. */
  parts?(view: T['position'], frame: Frame): readonly TablePart[];
  /** Exact odds: every deck or pile from which somebody draws, from all that this view knows. */
  odds?(view: T['position'], frame: Frame): readonly TablePart[];
  /** The heading under which this decision is offered, if there are several. */
  groupOf?(action: T['action'], view: T['position'], frame: Frame): string;
  /** What can be typed now, one line per form, besides the words that every game knows (undo, rules …). */
  commands(view: T['position'], seat: Seat, frame: Frame): readonly string[];
  /** The typed words as an event without its seat; forgiving about case, spaces and language. */
  expand(typed: string, view: T['position'], seat: Seat): string;
  /** What exactly is wrong with a refused decision, if there is more to say than its rule. */
  whyNot?(
    view: T['position'],
    decision: { readonly seat: Seat; readonly action: T['action'] },
    locale: Locale,
  ): string | undefined;
  /** What is wrong with a position or an event; undefined if the words of the notation will do. */
  finding?(fault: Fault, frame: Pick<Frame, 'locale' | 'names'>): string | undefined;
  /** The suppositions about what this view hides, as far as the inspection of positions allows them. Omitted by games that hide nothing. */
  suppositions?(view: T['position'], frame: Frame): readonly Supposition[];
  /** The patterns by which its games can be searched. */
  readonly patterns?: readonly GamePattern<T>[];
  /** Takes a decision by single keys, if that is easier than words. */
  byKeys?(view: T['position'], seat: Seat): Gesture<T['position'], T['action']> | undefined;
  /** The description of a named thing (a card, a tile); undefined when there is no such thing. */
  about(typed: string, locale: Locale): readonly string[] | undefined;
  /** The result, line by line, with the score breakdown. */
  result(position: T['position'], frame: Frame): readonly string[];
}
