// The words of the analysis page, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AnalysisWords } from './words.ts';

export const analysisWords = localized<AnalysisWords>({ en, fr });
