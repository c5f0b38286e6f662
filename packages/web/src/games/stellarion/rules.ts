// The page of the rules.
import { stellarionText } from '@planisphere/stellarion/text';
import type { GameRules } from '../../table/screens.ts';
import { rulesExpansions } from './expansions.tsx';
import { boardWords } from './words/index.ts';
import { summaryWords } from './words/summary.ts';

export const rules: GameRules = {
  rules: stellarionText.rules,
  words: () => boardWords().rules,
  expansions: rulesExpansions,
  summary: summaryWords,
};
