// What a frame in another page says, in the language of the moment.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { EmbedWords } from './words.ts';

export const embedWords = localized<EmbedWords>({ en, fr });
