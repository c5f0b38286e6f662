// A game of Stellar that is worth watching. A test replays it and compares these words with it.
import type { MasterGame } from '../../table/record/master-game.ts';
import record from './master.json' with { type: 'json' };

export const masterGame: MasterGame = {
  title: {
    en: 'Sections against stars',
    fr: 'Sections contre étoiles',
  },
  result: {
    en: 'Hypatia 82, Vera 79, both masters',
    fr: 'Hypatie 82, Vera 79, deux maîtres',
  },
  why: {
    en: 'Hypatia wins all three sections, Vera far more stars. The lead in the top section changes hands three times.',
    fr: 'Hypatie gagne les trois sections, Vera bien plus d’étoiles. La tête de la section du haut change trois fois de main.',
  },
  minutes: 4,
  moments: [
    {
      at: 49,
      say: { en: 'Round 4: Hypatia takes the top section', fr: 'Manche 4 : Hypatie prend le haut' },
    },
    {
      at: 85,
      say: { en: 'Round 7: Vera takes it back', fr: 'Manche 7 : Vera le reprend' },
    },
    {
      at: 129,
      say: { en: 'The last card: a run of five moons', fr: 'La dernière carte : une série de cinq lunes' },
    },
  ],
  record: JSON.stringify(record),
};
