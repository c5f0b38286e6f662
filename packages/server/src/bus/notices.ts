// Notices between nodes as text: `NODE WORD CODES`, for logs followed by the new entries, so that the other nodes need not
// read them. A node of an older version reads the codes and ignores the rest.
import type { Entry, Growth, ReceivedEntries } from '../table/entry.ts';
import type { Word } from './bus.ts';

/** A notification of PostgreSQL holds less than 8000 bytes. */
const MOST_BYTES = 7900;

const WORDS: readonly Word[] = ['crowd', 'study', 'guest'];

/** Notices that wait to be sent, in order. */
export class Notices {
  readonly #codes: Readonly<Record<Word, Set<string>>> = {
    crowd: new Set(),
    study: new Set(),
    guest: new Set(),
  };
  #growths: Growth[] = [];

  add(word: Word, code: string): void {
    this.#codes[word].add(code);
  }

  addGrowth(growth: Growth): void {
    this.#growths.push(growth);
  }

  get isEmpty(): boolean {
    return this.#growths.length === 0 && WORDS.every((word) => this.#codes[word].size === 0);
  }

  /** Removes all notices and returns them as texts within the size limit. */
  take(node: string): readonly string[] {
    const growths = this.#growths.map(({ code, after, bodies }): Item => {
      const written = `{"code":"${code}","after":${after},"entries":[${bodies.join(',')}]}`;
      return Buffer.byteLength(written) < MOST_BYTES / 2 ? { code, written } : { code };
    });
    this.#growths = [];
    const texts = textsOf(`${node} log`, growths);
    for (const word of WORDS) {
      const items = [...this.#codes[word]].map((code): Item => ({ code }));
      texts.push(...textsOf(`${node} ${word}`, items));
      this.#codes[word].clear();
    }
    return texts;
  }
}

interface Item {
  readonly code: string;
  readonly written?: string;
}

function textsOf(head: string, items: readonly Item[]): string[] {
  const texts: string[] = [];
  let group: Item[] = [];
  let bytes = head.length;
  for (const item of items) {
    const more = item.code.length + 4 + Buffer.byteLength(item.written ?? '');
    if (group.length > 0 && bytes + more > MOST_BYTES) {
      texts.push(textOf(head, group));
      group = [];
      bytes = head.length;
    }
    group.push(item);
    bytes += more;
  }
  if (group.length > 0) texts.push(textOf(head, group));
  return texts;
}

function textOf(head: string, items: readonly Item[]): string {
  const codes = [...new Set(items.map(({ code }) => code))].join(',');
  const written = items.flatMap((item) => item.written ?? []);
  return written.length === 0 ? `${head} ${codes}` : `${head} ${codes} [${written.join(',')}]`;
}

export interface Notice {
  readonly word: string;
  readonly codes: readonly string[];
  /** New entries by code; a code without any has to be read from the store. */
  readonly growths: ReadonlyMap<string, readonly ReceivedEntries[]>;
}

/** Undefined for a notice of this node itself. */
export function parseNotice(text: string, own: string): Notice | undefined {
  if (text.startsWith(`${own} `)) return undefined;
  const [, word = '', codes = '', ...rest] = text.split(' ');
  const growths = new Map<string, ReceivedEntries[]>();
  for (const { code, after, entries } of parseGrowths(rest.join(' '))) {
    const list = growths.get(code) ?? [];
    list.push({ after, entries });
    growths.set(code, list);
  }
  return { word, codes: codes.split(','), growths };
}

function parseGrowths(text: string): readonly { code: string; after: number; entries: readonly Entry[] }[] {
  if (text === '') return [];
  try {
    return JSON.parse(text) as { code: string; after: number; entries: readonly Entry[] }[];
  } catch {
    return []; // written by another version: the codes are enough
  }
}
