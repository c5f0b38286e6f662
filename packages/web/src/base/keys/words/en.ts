import type { KeyWords } from './words.ts';

export const en: KeyWords = {
  title: 'Keys',
  names: {
    move: 'Move between places',
    play: 'Play',
    letGo: 'Let go',
    undo: 'Undo',
    hint: 'Hint',
    rules: 'Rules',
    log: 'Log',
    text: 'Text mode',
    keys: 'List of keys',
  },
  enter: 'Enter',
  letGo: 'Esc',
  letters: 'Letters and digits',
  lettersText: 'For voice control, or fingers that brush the keyboard.',
  letterKeys: { plain: 'Alone', alt: 'With Alt', off: 'Off' },
  off: 'Letters, digits and ? are switched off. Arrows, Enter and Escape work.',
  change: 'Change keys in the settings',
};
