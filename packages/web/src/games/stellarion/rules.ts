// The page of the rules.
import { stellarionText } from '@planisphere/stellarion/text';
import type { GameRules } from '../../table/screens.ts';
import { rulesExpansions } from './expansions.tsx';
import { restWords } from './words/rest.ts';
import { summaryWords } from './words/summary.ts';

export const rules: GameRules = {
  rules: stellarionText.rules,
  words: () => restWords().rules,
  expansions: rulesExpansions,
  summary: summaryWords,
};
