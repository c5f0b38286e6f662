// Words that follow the language of the settings. A set of words names every language, so that a language that misses one
// does not compile, instead of being shown in another language.
import type { Locale } from '@planisphere/core';
import { settings } from '../settings/settings.ts';

/** The browser tests listen to what is asked for, to hear the same sentence in every language. */
type Listener = <Words>(words: Readonly<Record<Locale, Words>>, locale: Locale) => Words;
const { listenToWords } = globalThis as { readonly listenToWords?: Listener };

export function localized<Words>(words: Readonly<Record<Locale, Words>>): () => Words {
  return () => {
    const { locale } = settings.value;
    return listenToWords?.(words, locale) ?? words[locale];
  };
}
