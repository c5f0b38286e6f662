// Ce qu’on lit à côté de la table de Stellar, en français.
import { stars } from './counts-fr.ts';
import type { RestWords } from './rest.ts';

export const fr: RestWords = {
  end: {
    tie: 'Victoire partagée',
    because: (own, against, parts) =>
      `${own} à ${against}${parts.length > 0 ? ` : ${parts.join(', ')}` : ''}.`,
    sectionsWon: (n) => (n === 1 ? 'une section' : n === 2 ? 'deux sections' : 'les trois sections'),
    allTypes: 'les cinq types',
    longest: (name, points) => `${points} avec les ${name.toLowerCase()}`,
    winner: 'Gagne',
    starsRuns: 'Étoiles × plus longue série',
    starsAndRuns: 'Étoiles et séries',
    total: 'Total',
    noCards: 'aucune',
    of: (n, all) => `${n} sur ${all}`,
    satelliteKey: 'Satellite, là où il rapporte le plus',
    zeroSixKey: 'Un 6/0, compté 6 ou 0',
    leftOver: (left) => (left.length === 0 ? '' : `Reste en main : ${left.join(', ')}`),
    shareText: (own, against) => `Stellar sur Planisphere : ${own} à ${against}.`,
  },
  handover: {
    done: (name) => `${name} a fini`,
    pass: (name) => `Passez à ${name}`,
    hidden: 'Les deux mains sont cachées. Seuls la rangée et les plateaux sont visibles.',
    away: 'Pendant votre absence',
    show: (name) => `Je suis ${name} : montrer ma main`,
    begin: 'Une nouvelle nuit commence',
  },
  about: {
    where: 'Ce qu’elle ferait maintenant',
    faceUp: 'Face visible',
    faceDown: 'Face cachée',
    nowhere: 'Elle ne peut pas être placée maintenant.',
    stars,
    follows: 'Ce qui suit',
    copies: (n) =>
      n === 1
        ? 'Une seule carte comme celle-ci parmi les soixante'
        : 'Deux cartes comme celle-ci parmi les soixante',
  },
  rules: {
    title: 'Règles',
    search: 'Chercher : satellite, face cachée, série',
    now: 'En ce moment',
    none: 'Aucune règle ne contient ce mot.',
    brief: {
      title: 'Le jeu en bref',
      lead: 'Chacun remplit un télescope et un carnet. Les étoiles du télescope sont multipliées par les séries du carnet ; au bout de onze manches, le meilleur score gagne.',
      steps: [
        { name: 'Prendre', text: 'une carte de la rangée dans votre main.' },
        { name: 'Jouer', text: 'une carte de votre main, au télescope ou au carnet.' },
        {
          name: 'Suivre :',
          text: 'la carte de la rangée à ce numéro va dans votre autre zone. Pas de carte ? Celle du dessus de la pioche y va.',
        },
        { name: 'Compléter', text: 'la rangée depuis la pioche. Puis c’est à l’autre de jouer.' },
      ],
      pays: [
        'Chaque type rapporte ses étoiles au télescope × sa plus longue série de numéros au carnet. La plus grande somme de chaque section du télescope rapporte 10 points. Avoir les cinq types face visible rapporte aussi 10 points.',
        'Après onze manches, une de vos deux dernières cartes rejoint le carnet, et le meilleur score gagne.',
      ],
    },
    groups: {
      CARD: 'Les cartes',
      SETUP: 'Mise en place',
      ROUND: 'Les manches',
      TURN: 'Votre tour',
      TEL: 'Le télescope',
      NOTE: 'Le carnet',
      ZERO: 'Les cartes 6/0',
      SAT: 'Les satellites',
      DECK: 'La pioche',
      END: 'La fin',
      SCORE: 'Le score',
      KNOW: 'Ce que l’on sait',
    },
  },
  setup: {
    memory: 'Aide-mémoire',
    noMemory: 'sans aide-mémoire',
    memoryText: 'Montre les cartes d’une main que tous ont vues.',
    summary: {
      friend: 'Stellar avec un ami. Onze manches, environ 30 minutes.',
      bot: 'Stellar contre un robot. Onze manches, environ 30 minutes.',
      pass: 'Stellar à deux sur cet écran. Onze manches, environ 30 minutes.',
      alone: '',
    },
  },
};
