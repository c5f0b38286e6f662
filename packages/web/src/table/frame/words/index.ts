// The words around a board in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { FrameWords } from './words.ts';

export const frameWords = localized<FrameWords>({ en, fr });
