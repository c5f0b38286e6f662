// The page of the rules.
import { starExplorerText } from '@planisphere/star-explorer/text';
import type { GameRules } from '../../table/screens.ts';
import { boardWords } from './words/index.ts';
import { summaryWords } from './words/summary.ts';

export const rules: GameRules = {
  rules: starExplorerText.rules,
  words: () => boardWords().rules,
  summary: summaryWords,
};
