// The names of keys in the current language.
import { localized } from '../../words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { KeyWords } from './words.ts';

export const keyWords = localized<KeyWords>({ en, fr });
