// The words of the page of operators, in the current language and in that of the person concerned.
import { type Locale, localeOf } from '@planisphere/core';
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { OperatorWords } from './words.ts';

export const operatorWords = localized<OperatorWords>({ en, fr });

const WORDS: Readonly<Record<Locale, OperatorWords>> = { en, fr };

export function wordsFor(locale: string): OperatorWords {
  return WORDS[localeOf(locale)];
}
