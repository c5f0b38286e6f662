// The page of the rules.
import { ROOMS } from '@planisphere/games/rooms';
import { plainRulesWords } from '../../table/rules/plain.ts';
import type { GameRules } from '../../table/screens.ts';
import { groupWords } from './words.ts';

const { rules: text } = await ROOMS['meteor-watch'].text();

export const rules: GameRules = { rules: text, words: () => plainRulesWords(groupWords()) };
