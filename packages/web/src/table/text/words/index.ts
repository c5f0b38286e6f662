// The words of the table as text in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TextWords } from './words.ts';

export const textWords = localized<TextWords>({ en, fr });
