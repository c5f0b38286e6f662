// The words of the puzzles in the language of the settings.
import { settings } from '../../../base/settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PuzzleWords } from './words.ts';

const WORDS: Readonly<Record<'en' | 'fr', PuzzleWords>> = { en, fr };

export function p(): PuzzleWords {
  return WORDS[settings.value.locale];
}
