// Le tiroir des règles de Stellarion en français.
import type { RestWords } from './rest.ts';

export const rules: RestWords['rules'] = {
  title: 'Règles',
  search: 'Chercher : Avant-Poste, miroir, théorie',
  now: 'En ce moment',
  none: 'Aucune règle ne contient ce mot.',
  brief: {
    title: 'Le jeu en bref',
    lead: 'Huit paquets, et seule la première carte de chacun est à portée. Lancez deux voyages vers chacune des quatre galaxies et vous gagnez. Commencez un tour sans lancement ni coordination possible, et vous perdez.',
    steps: [
      {
        name: 'Lancer :',
        text: 'payez le vaisseau, la nébuleuse, les étoiles et la planète d’une même galaxie, et prenez un de ses voyages.',
      },
      {
        name: 'Ou coordonner :',
        text: 'payez deux cartes d’un même type. Les vaisseaux cherchent dans un paquet, les nébuleuses récupèrent des cartes, les étoiles sondent un paquet, les planètes postent des cartes à l’Avant-Poste.',
      },
      { name: 'Révéler', text: 'la carte suivante de chaque paquet qui a payé.' },
    ],
    pays: [
      'Deux cartes identiques donnent le pouvoir majeur de leur type, plus fort.',
      'Une étoile filante peut remplacer une carte d’un lancement.',
    ],
  },
  groups: {
    SETUP: 'Mise en place',
    TURN: 'Le tour',
    LAUNCH: 'Lancement',
    COORD: 'Coordination',
    SHIP: 'Les vaisseaux cherchent',
    NEBULA: 'Les nébuleuses récupèrent',
    STARS: 'Les étoiles sondent',
    PLANET: 'Les planètes postent',
    OUTPOST: 'L’Avant-Poste',
    END: 'La fin',
    KNOW: 'Ce que l’on sait',
    DUO: 'À deux',
    CROSS: 'Trous noirs et révélations',
    THEORY: 'Théories et découvertes',
    DISC: 'Découvertes',
    MIRROR: 'Miroirs et orbites',
    SUN: 'Le Soleil Glauque',
    METEOR: 'Météores',
  },
};
