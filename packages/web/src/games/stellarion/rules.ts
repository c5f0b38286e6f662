// The page of the rules.
import { stellarionText } from '@planisphere/stellarion/text';
import type { GameRules } from '../../table/screens.ts';
import { boardWords } from './words/index.ts';

export const rules: GameRules = { rules: stellarionText.rules, words: () => boardWords().rules };
