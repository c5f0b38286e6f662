// The guide's words in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LearnWords } from './words.ts';

export const learnWords = localized<LearnWords>({ en, fr });
