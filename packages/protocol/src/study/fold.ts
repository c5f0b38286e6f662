// A study as readers see it, folded from the operations of its editors. A pure function of their set: order and repetition
// change nothing.
import type { Locale } from '@planisphere/core';
import { STUDY_LIMITS } from './limits.ts';
import {
  countedOf,
  type DropOperation,
  type Entry,
  lineOf,
  type Operation,
  type WriteOperation,
  type Written,
} from './operation.ts';

/**
 * One version of a text. When two people wrote at the same time there are several, until somebody who has
 * read them writes one.
 */
export interface Version {
  readonly id: string;
  readonly by: string;
  readonly at: number;
  readonly text: string;
}

/** The latest version first. */
export type Words = Readonly<Record<Locale, readonly Version[]>>;

export interface Comment {
  readonly id: string;
  readonly by: string;
  readonly at: number;
  /** The language it was written in. */
  readonly lang: Locale;
  readonly words: Words;
}

export interface Mark {
  readonly id: string;
  readonly by: string;
  readonly from: string;
  readonly to: string | undefined;
}

export interface Line {
  readonly id: string;
  readonly parent: string;
  readonly events: readonly string[];
  /** For a supposition: the position from there on. */
  readonly supposed: string | undefined;
  readonly name: Words;
  readonly comments: readonly Comment[];
  readonly marks: readonly Mark[];
  /** In the order in which they were first tried. */
  readonly children: readonly string[];
}

export interface Chapter {
  readonly id: string;
  readonly game: string;
  readonly position: string;
  readonly title: Words;
  readonly about: Words;
  /** The beginning is the line ''. */
  readonly lines: ReadonlyMap<string, Line>;
}

export interface Study {
  readonly title: Words;
  readonly about: Words;
  readonly chapters: readonly Chapter[];
  /** The last operation of every device: whoever reads this study has seen everything up to them. */
  readonly seen: readonly string[];
  /** Everybody whose operations are part of it. */
  readonly authors: readonly string[];
}

export function foldStudy(entries: Iterable<Entry>): Study {
  const known = new Map<string, Entry>();
  for (const entry of entries) known.set(entry.op.id, entry);
  const all = [...known.values()].sort(byTime);
  const folding = new Folding(all);
  return {
    title: folding.words('title', '', ''),
    about: folding.words('about', '', ''),
    chapters: folding.chapters(),
    seen: lastOfEach(all),
    authors: [...new Set(all.map(({ by }) => by))],
  };
}

function byTime({ op: a }: Entry, { op: b }: Entry): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}

function lastOfEach(all: readonly Entry[]): readonly string[] {
  const last = new Map<string, number>();
  for (const { op } of all) {
    const { replica, count } = countedOf(op.id);
    last.set(replica, Math.max(last.get(replica) ?? 0, count));
  }
  return [...last].map(([replica, count]) => `${replica}.${count}`).sort();
}

type Drop = DropOperation & { readonly counts: ReadonlyMap<string, number> };
type Writing = Entry & { readonly op: WriteOperation };

const chapterOf = (op: Operation): string => (op.kind === 'chapter' ? op.id : op.chapter);
/** The line that an operation begins or refers to. */
const placeOf = (op: Operation): string => lineOf(op) ?? ('line' in op ? op.line : '');
const keyOf = (chapter: string, line: string): string => `${chapter} ${line}`;

class Folding {
  readonly #all: readonly Entry[];
  /** By chapter: the parent of every line. */
  readonly #parents = new Map<string, Map<string, string>>();
  /** By chapter. */
  readonly #drops = new Map<string, Drop[]>();
  readonly #live: ReadonlySet<Entry>;
  /** By chapter and line: comments and marks. */
  readonly #placed = new Map<string, Entry[]>();
  readonly #writings = new Map<string, Writing[]>();
  readonly #over = new Set<string>();

  constructor(all: readonly Entry[]) {
    this.#all = all;
    for (const { op } of all) {
      const line = lineOf(op);
      if (line !== undefined) this.#noteParent(chapterOf(op), line, parentOf(op));
      if (op.kind === 'drop') pushTo(this.#drops, op.chapter, { ...op, counts: countsOf(op.seen) });
      if (op.kind === 'write') for (const id of op.over) this.#over.add(id);
    }
    this.#live = new Set(all.filter(({ op }) => op.kind !== 'drop' && !this.#isDropped(op)));
    for (const entry of all) {
      const { op } = entry;
      if (op.kind === 'comment' || op.kind === 'mark')
        pushTo(this.#placed, keyOf(op.chapter, op.line), entry);
    }
    for (const entry of this.#live) {
      if (entry.op.kind !== 'write') continue;
      const { on, chapter, line, comment = '', lang } = entry.op;
      pushTo(this.#writings, `${on} ${keyOf(chapter, line)} ${comment} ${lang}`, entry as Writing);
    }
  }

  #noteParent(chapter: string, line: string, parent: string): void {
    const known = this.#parents.get(chapter);
    if (known === undefined) this.#parents.set(chapter, new Map([[line, parent]]));
    else known.set(line, parent);
  }

  /** A drop removes what its maker had seen: the thing itself, or something around it. */
  #isDropped(op: Operation): boolean {
    const drops = this.#drops.get(chapterOf(op));
    if (drops === undefined) return false;
    const { replica, count } = countedOf(op.id);
    const own = op.kind === 'write' ? op.comment : op.id;
    return drops.some(
      ({ target, line, counts }) =>
        (counts.get(replica) ?? 0) >= count &&
        (target === undefined ? this.#isWithin(op, line) : target === own),
    );
  }

  /** Whether the operation is about this line, or about one that continues it. */
  #isWithin(op: Operation, above: string): boolean {
    const parents = this.#parents.get(chapterOf(op));
    let line = placeOf(op);
    for (let steps = 0; line !== above; steps++) {
      const parent = parents?.get(line);
      if (parent === undefined || steps > STUDY_LIMITS.lines) return above === '';
      line = parent;
    }
    return true;
  }

  words(on: Written, chapter: string, line: string, comment: Entry | undefined = undefined): Words {
    const first = comment?.op.kind === 'comment' ? comment.op : undefined;
    const versionsIn = (lang: Locale): readonly Version[] => {
      const written = this.#writings.get(`${on} ${keyOf(chapter, line)} ${first?.id ?? ''} ${lang}`) ?? [];
      const versions = written.map(({ by, op: { id, at, text } }) => ({ id, by, at, text }));
      if (comment !== undefined && first?.lang === lang && this.#live.has(comment))
        versions.unshift({ id: first.id, by: comment.by, at: first.at, text: first.text });
      const standing = versions.filter(({ id }) => !this.#over.has(id)).reverse();
      const said = standing.filter(({ text }) => text !== '');
      return said.length > 0 ? said : standing.slice(0, 1);
    };
    return { en: versionsIn('en'), fr: versionsIn('fr') };
  }

  chapters(): readonly Chapter[] {
    const live = new Set([...this.#live].map(({ op }) => chapterOf(op)));
    const ranks = new Map<string, number>();
    for (const { op } of this.#live) if (op.kind === 'rank') ranks.set(op.chapter, op.rank);
    return this.#all
      .flatMap(({ op }) => (op.kind === 'chapter' && live.has(op.id) ? [op] : []))
      .map((op, index) => ({ op, rank: ranks.get(op.id) ?? index }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ op: { id, game, position } }) => ({
        ...{ id, game, position },
        title: this.words('title', id, ''),
        about: this.words('about', id, ''),
        lines: this.#lines(id),
      }));
  }

  #lines(chapter: string): ReadonlyMap<string, Line> {
    const shown = new Set(['']);
    for (const { op } of this.#live) {
      if (chapterOf(op) !== chapter) continue;
      // A dropped line stays while something new stands on it.
      for (let line = placeOf(op); !shown.has(line); line = this.#parents.get(chapter)?.get(line) ?? '')
        shown.add(line);
    }
    const lines = new Map<string, Line>([['', this.#line(chapter, { id: '', parent: '' })]]);
    // A line may arrive before its parent, so this repeats as long as it adds lines.
    const waiting = this.#all.filter(({ op }) => chapterOf(op) === chapter && lineOf(op) !== undefined);
    for (let added = true; added; ) {
      added = false;
      for (const { op } of waiting) {
        const id = lineOf(op) ?? '';
        const above = lines.get(parentOf(op));
        if (lines.has(id) || !shown.has(id) || above === undefined) continue;
        if (lines.size > STUDY_LIMITS.lines) return lines;
        lines.set(id, this.#line(chapter, { id, parent: above.id, op }));
        lines.set(above.id, { ...above, children: [...above.children, id] });
        added = true;
      }
    }
    return lines;
  }

  #line(chapter: string, { id, parent, op }: LineParts): Line {
    const placed = this.#placed.get(keyOf(chapter, id)) ?? [];
    return {
      ...{ id, parent, children: [] },
      events: op?.kind === 'line' ? op.events : [],
      supposed: op?.kind === 'suppose' ? op.position : undefined,
      name: this.words('name', chapter, id),
      comments: placed.flatMap((entry) => this.#comment(entry)),
      marks: placed.flatMap((entry) => {
        const { by, op: mark } = entry;
        if (mark.kind !== 'mark' || !this.#live.has(entry)) return [];
        return [{ id: mark.id, by, from: mark.from, to: mark.to }];
      }),
    };
  }

  /** Includes a dropped comment that somebody wrote over meanwhile. */
  #comment(entry: Entry): readonly Comment[] {
    const { by, op } = entry;
    if (op.kind !== 'comment') return [];
    const words = this.words('comment', op.chapter, op.line, entry);
    if ([...words.en, ...words.fr].every(({ text }) => text === '')) return [];
    return [{ id: op.id, by, at: op.at, lang: op.lang, words }];
  }
}

function pushTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

interface LineParts {
  readonly id: string;
  readonly parent: string;
  readonly op?: Operation;
}

function parentOf(op: Operation): string {
  return op.kind === 'line' || op.kind === 'suppose' ? op.parent : '';
}

function countsOf(seen: readonly string[]): ReadonlyMap<string, number> {
  return new Map(seen.map(countedOf).map(({ replica, count }) => [replica, count]));
}

/** The text to read: in this language, or else in the other. */
export function readWords(words: Words, locale: Locale): string {
  return (words[locale][0] ?? words.en[0] ?? words.fr[0])?.text ?? '';
}
