// The words of Stellarion's companion.
import { localized } from '../../../base/words/localized.ts';
import type { Step } from './setting-up.ts';

interface Words {
  readonly setUp: string;
  /** The steps without a number. */
  readonly steps: Readonly<Partial<Record<Step['id'], string>>>;
  readonly voyagesStep: (all: number, advanced: number) => string;
  readonly starsStep: (stars: number) => string;
  readonly sunStep: (last: number, meteors: string) => string;
  readonly left: string;
  readonly leftAbout: string;
  readonly flying: string;
  readonly toFly: (count: number) => string;
  readonly ready: string;
  readonly readyWithStar: string;
  readonly missing: (types: string) => string;
  readonly won: string;
  readonly lost: string;
  readonly cannotTell: string;
}

export const padWords = localized<Words>({
  en: {
    setUp: 'Set up the table',
    steps: {
      decks:
        'Four galaxy decks above, four type decks below, eight cards each. Shuffle every deck and turn its top card up at the end.',
      holes: 'Shuffle a black hole into every deck.',
      mirrors: 'Shuffle a mirror into every deck.',
      columns: 'Shuffle the voyages and lay them in two columns, only the first of each uncovered.',
      discovery: 'Draw one of the four discoveries: it works for the whole game.',
      theories: 'Shuffle the four theories and turn one up.',
      first: 'Turn up the top card of every deck and begin.',
    },
    voyagesStep: (all, advanced) =>
      advanced === 0
        ? `Lay out ${all} voyages: two of each galaxy.`
        : `Lay out ${all} voyages: two of each galaxy, and ${advanced} advanced ones drawn at random.`,
    starsStep: (stars) => `Shooting stars beside the table: ${stars}.`,
    sunStep: (last, meteors) =>
      `Put the sun on space 0 and a meteor on the spaces ${meteors}. When the sun reaches ${last}, you have lost.`,
    left: 'What is left',
    leftAbout: 'Cards that lie in no discard. A frame says that you need every one that is left.',
    flying: 'What can still fly',
    toFly: (count) => `${count} still to fly`,
    ready: 'Every card shows: launch.',
    readyWithStar: 'Possible with a shooting star.',
    missing: (types) => `Not in sight: ${types}.`,
    won: 'We have won',
    lost: 'We have lost',
    cannotTell: 'First put right what is impossible; then all of this is shown.',
  },
  fr: {
    setUp: 'Préparer la table',
    steps: {
      decks:
        'Quatre paquets de galaxies en haut, quatre paquets de types en bas, huit cartes chacun. Mélangez chaque paquet ; sa première carte sera retournée à la fin.',
      holes: 'Mélangez un trou noir à chaque paquet.',
      mirrors: 'Mélangez un miroir à chaque paquet.',
      columns: 'Mélangez les voyages et posez-les en deux colonnes, seul le premier de chacune à découvert.',
      discovery: 'Tirez une des quatre découvertes : elle agit pendant toute la partie.',
      theories: 'Mélangez les quatre théories et retournez-en une.',
      first: 'Retournez la première carte de chaque paquet et commencez.',
    },
    voyagesStep: (all, advanced) =>
      advanced === 0
        ? `Posez ${all} voyages : deux de chaque galaxie.`
        : `Posez ${all} voyages : deux de chaque galaxie, et ${advanced} voyages avancés tirés au hasard.`,
    starsStep: (stars) => `Étoiles filantes à côté de la table : ${stars}.`,
    sunStep: (last, meteors) =>
      `Posez le soleil sur la case 0 et un météore sur les cases ${meteors}. Si le soleil atteint ${last}, c’est perdu.`,
    left: 'Ce qui reste',
    leftAbout:
      'Les cartes qui ne sont dans aucune défausse. Un cadre indique qu’il vous faut toutes celles qui restent.',
    flying: 'Ce qui peut encore partir',
    toFly: (count) => `encore ${count} à faire`,
    ready: 'Toutes les cartes sont visibles : lancez.',
    readyWithStar: 'Possible avec une étoile filante.',
    missing: (types) => `Pas en vue : ${types}.`,
    won: 'Nous avons gagné',
    lost: 'Nous avons perdu',
    cannotTell: 'Corrigez d’abord ce qui est impossible ; tout ceci s’affichera ensuite.',
  },
});
