// The titles of the chapters of the rules.
import { localized } from '../../base/words/localized.ts';

export const groupWords = localized({
  en: { FALL: 'The sky', TURN: 'A turn', NOTE: 'Noting', END: 'The end' },
  fr: { FALL: 'Le ciel', TURN: 'Un tour', NOTE: 'Noter', END: 'La fin' },
});
