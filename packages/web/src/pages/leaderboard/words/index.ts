// The words of the leaderboards, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LeaderboardWords } from './words.ts';

export const leaderboardWords = localized<LeaderboardWords>({ en, fr });
