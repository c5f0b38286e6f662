// The words of the logbook, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LogbookWords } from './words.ts';

export const logbookWords = localized<LogbookWords>({ en, fr });
