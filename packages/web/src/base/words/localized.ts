// Words that follow the language of the settings. A set of words must name every language: a missing one is a compile
// error.
import type { Locale } from '@planisphere/core';
import { settings } from '../settings/settings.ts';

/** Browser tests listen to every set of words that is read, to find the same sentence in each language. */
type Listener = <Words>(words: Readonly<Record<Locale, Words>>, locale: Locale) => Words;
const { listenToWords } = globalThis as { readonly listenToWords?: Listener };

export function localized<Words>(words: Readonly<Record<Locale, Words>>): () => Words {
  return () => {
    const { locale } = settings.value;
    return listenToWords?.(words, locale) ?? words[locale];
  };
}
