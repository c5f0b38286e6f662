// The book of an app's words: every sentence of every set, in each language, with the values that a test gives to it. A
// sentence of the sources that no test says fails.
import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@planisphere/core';
import { noteRendered } from './rendered.ts';
import { heard, sentencesIn, silentAmong } from './sentences.ts';
import type { SilentFile } from './silent.ts';

/** The members that take values, directly or deeper inside. */
type Taking<Words> = {
  [Key in keyof Words]-?: NonNullable<Words[Key]> extends (...given: never) => unknown
    ? Key
    : NonNullable<Words[Key]> extends string | readonly unknown[]
      ? never
      : [Taking<NonNullable<Words[Key]>>] extends [never]
        ? never
        : Key;
}[keyof Words];

/** The values for each sentence, once for each time that it is to be said. */
export type Samples<Words> = {
  readonly [Key in Taking<Words>]: Words[Key] extends (...given: infer Given) => unknown
    ? readonly Readonly<Given>[]
    : Samples<Words[Key]>;
};

type Pair = Readonly<Record<Locale, unknown>>;
type Said = Readonly<Record<Locale, readonly string[]>>;

export class Book {
  readonly #said = new Set<string>();
  readonly #lines: string[] = [];

  /** Says all of a set; `samples` gives the values. */
  say<Words extends object>(
    name: string,
    words: Readonly<Record<Locale, Words>>,
    samples: (locale: Locale) => Samples<NoInfer<Words>>,
  ): void {
    this.#sayAll(name, words, { en: samples('en'), fr: samples('fr') });
  }

  /** Reads whatever this value holds in both languages, however deep. */
  read(value: unknown, seen: Set<unknown> = new Set()): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if ('en' in value && 'fr' in value) this.hear([...textsIn(value.en), ...textsIn(value.fr)]);
    else for (const each of Object.values(value)) this.read(each, seen);
  }

  /** Everything said so far, in all languages. */
  get said(): ReadonlySet<string> {
    return this.#said;
  }

  /** Every sentence with values, in all languages, for a reader. */
  get text(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** Says a set whose type only its own file knows: values are found by the name of the sentence. */
  sayOwn(
    name: string,
    words: Pair,
    samples: Readonly<Record<string, readonly (readonly unknown[])[]>>,
  ): void {
    this.#sayAll(name, words, { en: samples, fr: samples });
  }

  /** Adds what the test said elsewhere. */
  hear(texts: Iterable<string>): void {
    for (const text of texts) this.#said.add(text);
  }

  /** Sentences with wrong spaces: French has a narrow no-break space before some punctuation, English has none. */
  get misprints(): readonly string[] {
    return [...this.#said].filter((text) => /[\p{L}\p{N}»)] (?:[:;!]|\?$)/u.test(text));
  }

  /** The sentences of these sources that were not said. */
  silentIn(sources: URL, isLookedAt: (file: string) => boolean = () => true): readonly SilentFile[] {
    noteRendered(this.#said);
    const rendered = heard([...this.#said].join('\n'));
    return readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && isLookedAt(file))
      .map((file) => {
        const sentences = sentencesIn(file, readFileSync(new URL(file, sources), 'utf8'));
        return { file, pieces: silentAmong(sentences, rendered) };
      })
      .filter(({ pieces }) => pieces.length > 0);
  }

  #sayAll(name: string, words: Pair, samples: Pair): void {
    if (typeof words.en === 'function') {
      const said = { en: called(words.en, samples.en, name), fr: called(words.fr, samples.fr, name) };
      this.#write(name, said);
    } else if (typeof words.en === 'object' && words.en !== null && !Array.isArray(words.en)) {
      for (const key of Object.keys(words.en))
        this.#sayAll(`${name}.${key}`, within(words, key), within(samples, key));
    } else this.hear([...textsIn(words.en), ...textsIn(words.fr)]);
  }

  #write(name: string, said: Said): void {
    const lines = LOCALES.flatMap((locale) => [...new Set(said[locale])].map((text) => `  ${text}`));
    this.#lines.push(name, ...lines);
    this.hear([...said.en, ...said.fr]);
  }
}

function within(pair: Pair, key: string): Pair {
  const of = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)[key]
      : undefined;
  return { en: of(pair.en), fr: of(pair.fr) };
}

/** One text for each time that the sentence is said. */
function called(say: unknown, samples: unknown, name: string): readonly string[] {
  if (typeof say !== 'function' || !Array.isArray(samples)) throw new Error(`No values are given to ${name}`);
  return samples.map((given: readonly unknown[]) => {
    const texts = textsIn(say(...given));
    const text = texts.join(' / ');
    if (/undefined|NaN|\[object/.test(text)) throw new Error(`${name} says ${JSON.stringify(text)}`);
    return text;
  });
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
