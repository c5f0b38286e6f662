// A game of Star Explorer that is worth watching. A test replays it and compares these words with it.
import type { MasterGame } from '../../table/record/master-game.ts';
import record from './master.json' with { type: 'json' };

export const masterGame: MasterGame = {
  title: {
    en: 'Nothing left out',
    fr: 'Rien de côté',
  },
  result: {
    en: 'Hypatia, a master, alone: 152 points',
    fr: 'Hypatie, maître, en solo : 152 points',
  },
  why: {
    en: 'Six constellations, and not one star left out: all seven 3-point stars are there at the end.',
    fr: 'Six constellations, et pas une étoile de côté : les sept étoiles à 3 points sont là à la fin.',
  },
  minutes: 2,
  moments: [
    {
      at: 14,
      say: { en: 'Round II: Draco, ten stars, 27 points', fr: 'Tour II : Draco, dix étoiles, 27 points' },
    },
    {
      at: 21,
      say: { en: 'Round IV: Orion scores 30', fr: 'Tour IV : Orion rapporte 30' },
    },
    {
      at: 27,
      say: { en: 'Round VI: the last place for Cancer', fr: 'Tour VI : la dernière place pour Cancer' },
    },
  ],
  record: JSON.stringify(record),
};
