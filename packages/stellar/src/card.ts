// What is printed on the box of Stellar.
import type { GameCard } from '@planisphere/core';

export const stellarCard: GameCard = {
  id: 'stellar',
  title: { en: 'Stellar', fr: 'Stellar' },
  about: {
    en: 'Aim your telescope, fill your notebook, outshine your rival.',
    fr: 'Réglez votre télescope, remplissez votre carnet, brillez plus fort.',
  },
  players: { min: 2, max: 2 },
  minutes: 30,
  age: 8,
  cooperative: false,
  round: { en: 'Round', fr: 'Manche' },
  defaultTable: { options: {}, opponent: 'amateur' },
  dailyTable: { options: { first: 'A', memory: true }, opponent: 'astronomer' },
};
