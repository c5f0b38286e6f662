// The words of the page about the levels, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LevelWords } from './words.ts';

export const levelWords = localized<LevelWords>({ en, fr });
