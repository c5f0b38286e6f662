// The page of the rules.
import { stellarText } from '@planisphere/stellar/text';
import type { GameRules } from '../../table/screens.ts';
import { boardWords } from './words/index.ts';
import { summaryWords } from './words/summary.ts';

export const rules: GameRules = {
  rules: stellarText.rules,
  words: () => boardWords().rules,
  summary: summaryWords,
};
