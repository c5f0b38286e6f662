// The four levels that every game has, with the names and faces that players see.
import type { Translated } from '@planisphere/core';

export const LEVELS = ['novice', 'amateur', 'astronomer', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export interface LevelFace {
  readonly name: Translated;
  /** How it plays, in a few words. */
  readonly manner: Translated;
  /** The id of its emblem. */
  readonly emblem: string;
}

export const LEVEL_FACES: Readonly<Record<Level, LevelFace>> = {
  novice: {
    name: { en: 'Novice', fr: 'Novice' },
    manner: {
      en: 'overlooks a lot and takes what glitters',
      fr: 'laisse passer beaucoup et prend ce qui brille',
    },
    emblem: 'naked-eye',
  },
  amateur: {
    name: { en: 'Amateur', fr: 'Amateur' },
    manner: { en: 'plays well, but does not see everything', fr: 'joue bien, mais ne voit pas tout' },
    emblem: 'binoculars',
  },
  astronomer: {
    name: { en: 'Astronomer', fr: 'Astronome' },
    manner: { en: 'knows what everything is worth', fr: 'sait ce que vaut chaque chose' },
    emblem: 'telescope',
  },
  master: {
    name: { en: 'Master', fr: 'Maître' },
    manner: { en: 'looks ahead, and counts to the end', fr: 'voit loin et compte jusqu’au bout' },
    emblem: 'observatory',
  },
};
