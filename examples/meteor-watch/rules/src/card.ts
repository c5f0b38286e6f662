// What is printed on the box of Meteor Watch.
import type { GameCard } from '@planisphere/core';

export const meteorsCard: GameCard = {
  id: 'meteor-watch',
  title: { en: 'Meteor Watch', fr: 'Nuit des météores' },
  about: {
    en: 'Note meteors as they fall, each at least as bright as the last.',
    fr: 'Notez les météores qui tombent, chacun au moins aussi brillant que le dernier.',
  },
  players: { min: 2, max: 2 },
  minutes: 3,
  age: 6,
  cooperative: false,
  round: { en: 'Round', fr: 'Manche' },
  defaultTable: { options: {}, opponent: 'amateur' },
  dailyTable: { options: {}, opponent: 'astronomer' },
};
