// The page of the rules.
import { starExplorerText } from '@planisphere/star-explorer/text';
import type { GameRules } from '../../table/screens.ts';
import { restWords } from './words/rest.ts';
import { summaryWords } from './words/summary.ts';

export const rules: GameRules = {
  rules: starExplorerText.rules,
  words: () => restWords().rules,
  summary: summaryWords,
};
