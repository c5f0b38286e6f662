// The guide's words in the language of the settings.
import { settings } from '../../../base/settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LearnWords } from './words.ts';

const WORDS: Readonly<Record<'en' | 'fr', LearnWords>> = { en, fr };

export function l(): LearnWords {
  return WORDS[settings.value.locale];
}
