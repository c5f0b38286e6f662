// The board's words in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

export const boardWords = localized<Words>({ en, fr });
