// A study as one file that people can read and write: JSON, with positions and events in notation, and words by language.
// docs/study-format.md describes it. Authors are names; ids and times are left out.
import {
  type Decoder,
  decodeAs,
  decodeList,
  decodeObject,
  decodeOneOf,
  decodePattern,
  decodeText,
  LOCALES,
  type Locale,
  optional,
  required,
} from '@planisphere/core';
import type { Chapter, Comment, Line, Study, Words } from './fold.ts';
import { STUDY_LIMITS } from './limits.ts';
import { type Entry, lineId, type Operation } from './operation.ts';
import type { Change, Pen } from './pen.ts';

export const STUDY_FORMAT = 'planisphere-study/1';

export type FileWords = Readonly<Partial<Record<Locale, string | undefined>>>;

export interface FileComment extends FileWords {
  readonly by?: string | undefined;
}

export interface FileLine {
  /** A decision and the chance events after it; omitted for one more comment on the same position. */
  readonly events?: readonly string[] | undefined;
  /** Instead of events: the position with a supposition, or another position to go on from. */
  readonly suppose?: string | undefined;
  readonly name?: FileWords | undefined;
  readonly comments?: readonly FileComment[] | undefined;
  /** `ring PLACE` or `arrow PLACE PLACE`. */
  readonly marks?: readonly string[] | undefined;
  /** What the reader is about to use; each game's pictures have their own words for it. */
  readonly held?: string | undefined;
  readonly lines?: readonly FileLine[] | undefined;
}

export interface FileChapter extends Omit<FileLine, 'events' | 'suppose' | 'name'> {
  readonly title?: FileWords | undefined;
  readonly about?: FileWords | undefined;
  readonly game: string;
  readonly position: string;
  /** The rule that it shows, and where the rulebook has it. */
  readonly rule?: string | undefined;
  readonly page?: string | undefined;
  /** The part of the table that a small picture of it shows. */
  readonly show?: string | undefined;
}

export interface StudyFile {
  readonly format: typeof STUDY_FORMAT;
  readonly title?: FileWords | undefined;
  readonly about?: FileWords | undefined;
  readonly chapters: readonly FileChapter[];
}

/**
 * Limits each paragraph, not the whole: versions that two people wrote at the same time stand in one text.
 */
const decodeParagraphs = (most: number): Decoder<string> =>
  decodeAs(
    decodeText(STUDY_LIMITS.file),
    (text) => (text.split(BLANK).every(({ length }) => length <= most) ? text : undefined),
    `At most ${most} characters are allowed in a paragraph here.`,
  );
const BLANK = '\n\n';
const words = (most: number): Decoder<FileWords> =>
  decodeObject<FileWords>({ en: optional(decodeParagraphs(most)), fr: optional(decodeParagraphs(most)) });
const MARK = /^(?:ring [\w.-]{1,60}|arrow [\w.-]{1,60} [\w.-]{1,60})$/;
/** The deepest nesting: one line may use up the lines of a whole chapter. */
const DEEPEST = STUDY_LIMITS.lines;

const common = {
  comments: optional(
    decodeList(
      decodeObject<FileComment>({
        by: optional(decodeText(40)),
        en: optional(decodeParagraphs(STUDY_LIMITS.comment)),
        fr: optional(decodeParagraphs(STUDY_LIMITS.comment)),
      }),
      STUDY_LIMITS.operations,
    ),
  ),
  marks: optional(
    decodeList(decodePattern(MARK, '“ring PLACE” or “arrow PLACE PLACE”'), STUDY_LIMITS.operations),
  ),
  held: optional(decodeText(60)),
} as const;

function lineDecoder(depth: number): Decoder<FileLine> {
  return (value) =>
    decodeObject<FileLine>({
      ...common,
      events: optional(decodeList(decodeText(STUDY_LIMITS.event), STUDY_LIMITS.events)),
      suppose: optional(decodeText(STUDY_LIMITS.position)),
      name: optional(words(STUDY_LIMITS.name)),
      lines: optional(decodeList(lineDecoder(depth + 1), depth >= DEEPEST ? 0 : STUDY_LIMITS.lines)),
    })(value);
}

export const decodeStudyFile: Decoder<StudyFile> = decodeObject<StudyFile>({
  format: required(decodeOneOf([STUDY_FORMAT])),
  title: optional(words(STUDY_LIMITS.title)),
  about: optional(words(STUDY_LIMITS.about)),
  chapters: required(
    decodeList(
      decodeObject<FileChapter>({
        ...common,
        title: optional(words(STUDY_LIMITS.title)),
        about: optional(words(STUDY_LIMITS.about)),
        game: required(decodeText(40)),
        position: required(decodeText(STUDY_LIMITS.position)),
        rule: optional(decodeText(20)),
        page: optional(decodeText(20)),
        show: optional(decodeText(40)),
        lines: optional(decodeList(lineDecoder(1), STUDY_LIMITS.lines)),
      }),
      STUDY_LIMITS.chapters,
    ),
  ),
});

/** `nameOf` gives the name of an author; undefined omits it. */
export function makeStudyFile(study: Study, nameOf: (by: string) => string | undefined): StudyFile {
  return {
    format: STUDY_FORMAT,
    ...named('title', study.title),
    ...named('about', study.about),
    chapters: study.chapters.map((chapter) => chapterFile(chapter, nameOf)),
  };
}

type NameOf = (by: string) => string | undefined;

function chapterFile(chapter: Chapter, nameOf: NameOf): FileChapter {
  const { game, position, lines } = chapter;
  const { name: _, ...start } = lineFile(lines, '', nameOf);
  return { ...named('title', chapter.title), ...named('about', chapter.about), game, position, ...start };
}

function lineFile(lines: ReadonlyMap<string, Line>, id: string, nameOf: NameOf): FileLine {
  const { events, supposed, name, comments, marks, children } = lines.get(id) as Line;
  return {
    ...(events.length > 0 && { events }),
    ...(supposed !== undefined && { suppose: supposed }),
    ...named('name', name),
    ...(comments.length > 0 && { comments: comments.map((each) => commentFile(each, nameOf)) }),
    ...(marks.length > 0 && {
      marks: marks.map(({ from, to }) => (to === undefined ? `ring ${from}` : `arrow ${from} ${to}`)),
    }),
    ...(children.length > 0 && { lines: children.map((child) => lineFile(lines, child, nameOf)) }),
  };
}

function commentFile({ by, words: { en, fr } }: Comment, nameOf: NameOf): FileComment {
  const name = nameOf(by);
  return { ...(name !== undefined && { by: name }), ...wordsFile({ en, fr }) };
}

/** Versions that nobody has merged yet stand one after the other: the file loses none. */
function wordsFile(given: Words): FileWords {
  const said = LOCALES.flatMap((locale) => {
    const text = given[locale].map((version) => version.text).join(BLANK);
    return text === '' ? [] : [[locale, text]];
  });
  return Object.fromEntries(said) as FileWords;
}

function named<K extends string>(key: K, given: Words): Partial<Record<K, FileWords>> {
  const file = wordsFile(given);
  return Object.keys(file).length === 0 ? {} : ({ [key]: file } as Record<K, FileWords>);
}

/** The file as operations of a new study, or of new chapters of one; `after` is how many chapters it has. */
export function operationsOf(file: StudyFile, pen: Pen): readonly Operation[] {
  const made: Operation[] = [];
  const write = (change: Change): string => {
    const op = pen.write(change);
    made.push(op);
    return op.id;
  };
  const say = (on: 'title' | 'about' | 'name', spot: Spot, given: FileWords | undefined): void => {
    for (const lang of LOCALES) {
      for (const text of fitting(given?.[lang], STUDY_LIMITS[on]))
        write({ kind: 'write', on, ...spot, lang, text, over: [] });
    }
  };
  const fill = (spot: Spot, line: FileLine): void => {
    say('name', spot, line.name);
    for (const comment of line.comments ?? []) commentChanges(spot, comment, write);
    for (const mark of line.marks ?? []) {
      const [, from = '', to] = mark.split(' ');
      write({ kind: 'mark', ...spot, from, ...(to !== undefined && { to }) });
    }
    for (const next of line.lines ?? []) grow(spot, next);
  };
  const grow = ({ chapter, line: parent }: Spot, line: FileLine): void => {
    const { events = [], suppose } = line;
    if (suppose === undefined) write({ kind: 'line', chapter, parent, events });
    else write({ kind: 'suppose', chapter, parent, position: suppose });
    fill({ chapter, line: lineId(parent, suppose === undefined ? events : ['suppose', suppose]) }, line);
  };
  say('title', { chapter: '', line: '' }, file.title);
  say('about', { chapter: '', line: '' }, file.about);
  for (const each of file.chapters) {
    const chapter = write({ kind: 'chapter', game: each.game, position: each.position });
    say('title', { chapter, line: '' }, each.title);
    say('about', { chapter, line: '' }, each.about);
    fill({ chapter, line: '' }, each);
  }
  return made;
}

interface Spot {
  readonly chapter: string;
  readonly line: string;
}

/**
 * Writes a comment in the first language that the file has, then its translations. The author’s name, if the
 * file gives it, becomes part of the words.
 */
function commentChanges(spot: Spot, comment: FileComment, write: (change: Change) => string): void {
  const parts = LOCALES.map((lang) => fitting(signed(comment[lang], comment.by), STUDY_LIMITS.comment));
  const most = Math.max(...parts.map(({ length }) => length));
  for (let part = 0; part < most; part++) {
    const said = LOCALES.flatMap((lang, at) => {
      const text = parts[at]?.[part];
      return text === undefined ? [] : [{ lang, text }];
    });
    const [first, ...others] = said;
    if (first === undefined) continue;
    const id = write({ kind: 'comment', ...spot, ...first });
    for (const other of others)
      write({ kind: 'write', on: 'comment', comment: id, ...spot, ...other, over: [] });
  }
}

function signed(text: string | undefined, by: string | undefined): string | undefined {
  if (text === undefined || text === '' || by === undefined) return text;
  const whole = `${by}: ${text}`;
  return whole.length <= STUDY_LIMITS.comment ? whole : `${by}:${BLANK}${text}`;
}

/** The text in as few pieces as fit, divided between paragraphs. */
function fitting(text: string | undefined, most: number): readonly string[] {
  if (text === undefined || text === '') return [];
  const pieces: string[] = [];
  for (const paragraph of text.split(BLANK)) {
    const last = pieces.at(-1);
    const longer = `${last}${BLANK}${paragraph}`;
    if (last !== undefined && longer.length <= most) pieces[pieces.length - 1] = longer;
    else pieces.push(paragraph);
  }
  return pieces.filter((piece) => piece !== '');
}

/** The entries of a study for reading only, from a file. */
export function entriesOf(file: StudyFile, pen: Pen): readonly Entry[] {
  return operationsOf(file, pen).map((op) => ({ by: '', op }));
}
