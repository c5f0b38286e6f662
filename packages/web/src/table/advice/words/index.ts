// The words of hints, in the language of the settings.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AdviceWords } from './words.ts';

export const adviceWords = localized<AdviceWords>({ en, fr });
