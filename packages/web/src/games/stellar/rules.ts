// The page of the rules.
import { stellarText } from '@planisphere/stellar/text';
import type { GameRules } from '../../table/screens.ts';
import { restWords } from './words/rest.ts';
import { summaryWords } from './words/summary.ts';

export const rules: GameRules = {
  rules: stellarText.rules,
  words: () => restWords().rules,
  summary: summaryWords,
};
