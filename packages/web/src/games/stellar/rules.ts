// The page of the rules.
import { stellarText } from '@planisphere/stellar/text';
import type { GameRules } from '../../table/screens.ts';
import { boardWords } from './words/index.ts';

export const rules: GameRules = { rules: stellarText.rules, words: () => boardWords().rules };
