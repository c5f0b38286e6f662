// Quick phrases: the only talk at a table for children.
import type { Translated } from '@planisphere/core';

export const PHRASES = {
  hello: { en: 'Hello!', fr: 'Bonjour !' },
  luck: { en: 'Good luck!', fr: 'Bonne chance !' },
  nice: { en: 'Nice move!', fr: 'Bien joué !' },
  wow: { en: 'Wow!', fr: 'Ouah !' },
  oops: { en: 'Oops!', fr: 'Oups !' },
  thinking: { en: 'I am thinking.', fr: 'Je réfléchis.' },
  back: { en: 'Back in a moment.', fr: 'Je reviens tout de suite.' },
  thanks: { en: 'Thank you!', fr: 'Merci !' },
  again: { en: 'Another game?', fr: 'Une autre partie ?' },
  bye: { en: 'Goodbye!', fr: 'Au revoir !' },
} as const satisfies Readonly<Record<string, Translated>>;

export type Phrase = keyof typeof PHRASES;
export const PHRASE_IDS = Object.keys(PHRASES) as readonly Phrase[];
