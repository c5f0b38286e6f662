// The words of studies, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { StudyWords } from './words.ts';

export const studyWords = localized<StudyWords>({ en, fr });
