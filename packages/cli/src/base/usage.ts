// A mistake in how a command was called: told in one line, without a stack, exit code 2.
import type { Locale, Translated } from '@planisphere/core';

/** What comes from elsewhere in one language (a server, a decoder) is told as it is. */
export class UsageError extends Error {
  readonly #words: Translated | undefined;

  constructor(words: Translated | string) {
    super(typeof words === 'string' ? words : words.en);
    this.#words = typeof words === 'string' ? undefined : words;
  }

  told(locale: Locale): string {
    return this.#words?.[locale] ?? this.message;
  }
}

/** A command was given more than the one game that it takes. */
export function oneGameOnly(command: string, extra: string | undefined): UsageError {
  return new UsageError({
    en: `${command} takes one game, not also ${quoted(extra)}.`,
    fr: `${command} prend un seul jeu, pas aussi ${quoted(extra)}.`,
  });
}

export function quoted(text: string | undefined): string {
  return JSON.stringify(text ?? '');
}
