// The words of a new table, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SetupWords } from './words.ts';

export const setupWords = localized<SetupWords>({ en, fr });
