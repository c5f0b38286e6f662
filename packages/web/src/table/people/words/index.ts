// The words of the search for an opponent, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PeopleWords } from './words.ts';

export const peopleWords = localized<PeopleWords>({ en, fr });
