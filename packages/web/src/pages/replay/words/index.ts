// The words of the replay, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ReplayWords } from './words.ts';

export const replayWords = localized<ReplayWords>({ en, fr });
