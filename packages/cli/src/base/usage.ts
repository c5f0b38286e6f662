// A mistake in the use of a command: told in one line, without a stack, exit code 2.
import type { Locale, Translated } from '@planisphere/core';

/** Text from elsewhere in one language (a server, a decoder) is told unchanged. */
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

export function unknownCommand(name: string): UsageError {
  return new UsageError({
    en: `There is no command ${quoted(name)}; see planisphere help.`,
    fr: `Il n’y a pas de commande ${quoted(name)} ; voyez planisphere help.`,
  });
}

/** What is wrong with the flags of a command, and its usage. */
export function wrongFlags(fault: Translated, usage: string): UsageError {
  return new UsageError({
    en: `${fault.en}\nUsage: planisphere ${usage}`,
    fr: `${fault.fr}\nUsage : planisphere ${usage}`,
  });
}

/** An error of the program itself, for its maintainers. */
export function ownFault(error: unknown): Translated {
  return {
    en: `planisphere has met a fault of its own and stops: ${String(error)}. PLANISPHERE_DEBUG=1 shows where.`,
    fr: `planisphere s’arrête sur une erreur interne : ${String(error)}. PLANISPHERE_DEBUG=1 montre où.`,
  };
}
