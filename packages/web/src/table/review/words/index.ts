// The words of the review, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ReviewWords } from './words.ts';

export const reviewWords = localized<ReviewWords>({ en, fr });
