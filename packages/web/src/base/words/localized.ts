// Words that follow the language of the settings. A set of words names every language, so that a language that misses one
// does not compile, instead of being shown in another language.
import type { Locale } from '@planisphere/core';
import { settings } from '../settings/settings.ts';

export function localized<Words>(words: Readonly<Record<Locale, Words>>): () => Words {
  return () => words[settings.value.locale];
}
