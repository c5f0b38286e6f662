// The page of the rules.
import { ROOMS } from '@planisphere/games/rooms';
import { localized } from '../../base/words/localized.ts';
import { plainRulesWords } from '../../table/rules/plain.ts';
import type { GameRules } from '../../table/screens.ts';

const { rules: text } = await ROOMS['meteor-watch'].text();
const groups = localized({
  en: { FALL: 'The sky', TURN: 'A turn', NOTE: 'Noting', END: 'The end' },
  fr: { FALL: 'Le ciel', TURN: 'Un tour', NOTE: 'Noter', END: 'La fin' },
});

export const rules: GameRules = { rules: text, words: () => plainRulesWords(groups()) };
