// Why the server refuses something, for the terminal: the words of the protocol, except where those speak of a page.
import type { Locale } from '@planisphere/core';
import { REFUSAL_WORDS, type RefusalCode } from '@planisphere/server/client';

const IN_TERMINAL: Readonly<Record<Locale, Readonly<Partial<Record<RefusalCode, string>>>>> = {
  en: {
    'no-guest': 'The server does not know you: join again.',
    reload: 'The server speaks another version: update this program.',
    'unknown-message': 'The server does not know how to do this: update this program.',
  },
  fr: {
    'no-guest': 'Le serveur ne vous connaît pas : rejoignez la table de nouveau.',
    reload: 'Le serveur utilise une autre version : mettez ce programme à jour.',
    'unknown-message': 'Le serveur ne sait pas faire cela : mettez ce programme à jour.',
  },
};

/** A fault in what was sent has a code of its own, and the server's sentence about it. */
export function refusalText(
  refused: { readonly code: string; readonly message: string },
  locale: Locale,
): string {
  const words: Readonly<Record<string, string>> = { ...REFUSAL_WORDS[locale], ...IN_TERMINAL[locale] };
  return words[refused.code] ?? refused.message;
}
