// Why the server refuses something, for the terminal: the protocol's words, except those that mention a page.
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

/** A fault in the sent data has its own code. */
const UNREADABLE: Readonly<Record<Locale, (code: string) => string>> = {
  en: (code) => `The server could not read what was sent (${code}).`,
  fr: (code) => `Le serveur n’a pas pu lire ce qui lui a été envoyé (${code}).`,
};

export function refusalText({ code }: { readonly code: string }, locale: Locale): string {
  const words: Readonly<Record<string, string>> = { ...REFUSAL_WORDS[locale], ...IN_TERMINAL[locale] };
  return words[code] ?? UNREADABLE[locale](code);
}
