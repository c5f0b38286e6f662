// The words of the page about somebody, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PersonWords } from './words.ts';

export const personWords = localized<PersonWords>({ en, fr });
