// The words of the tournaments, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TournamentWords } from './words.ts';

export const tournamentWords = localized<TournamentWords>({ en, fr });
