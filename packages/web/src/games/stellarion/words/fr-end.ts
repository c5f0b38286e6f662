// La fin d’une partie de Stellarion en français.
import { countedInFrench } from '@planisphere/core';
import type { RestWords } from './rest.ts';

export const end: RestWords['end'] = {
  title: 'La fin',
  won: 'Tous les voyages sont partis',
  lost: 'L’observatoire se tait',
  because: {
    won: 'Le dernier voyage est parti.',
    proved: 'Le dernier voyage est parti, toutes les théories sont démontrées.',
    stuck: 'Ni lancement ni coordination n’étaient possibles : la partie est perdue.',
    sun: 'Le Soleil Glauque est arrivé : la partie est perdue.',
    repeated: 'La même position est revenue pour la troisième fois : la partie est perdue.',
  },
  sum: (flown, all, turns) =>
    `${countedInFrench(flown, 'voyage')} sur ${all} en ${countedInFrench(turns, 'tour')}`,
};
