// The words of the puzzles, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PuzzleWords } from './words.ts';

export const puzzleWords = localized<PuzzleWords>({ en, fr });
