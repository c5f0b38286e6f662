// Le bilan d’une partie en français.
import type { Unit } from '@planisphere/bots/review';
import {
  capital,
  countedInFrench,
  elide,
  frenchOwn,
  frenchTo,
  pluralInFrench,
  uncapital,
} from '@planisphere/core';
import type { ReviewWords } from './words.ts';

/** Les points d’une chance ne sont pas ceux du jeu. */
const pointsOf = (count: number, unit: Unit): string =>
  unit === 'chance'
    ? countedInFrench(count, 'point de pourcentage', 'points de pourcentage')
    : countedInFrench(count, 'point');

export const fr: ReviewWords = {
  title: 'Bilan',
  open: 'Voir le bilan',
  failures: {
    notOver: 'Cette partie n’est pas finie. Son bilan s’ouvrira à la fin.',
    noTable: 'Cette partie n’est pas sur cet appareil.',
    noServer: 'Le serveur n’a pas de partie finie sous ce code, ou il est injoignable.',
    unreadable: 'L’enregistrement de cette partie est illisible.',
    noReview: 'Les parties de ce jeu n’ont pas de bilan. On peut les revoir.',
    noDecision: 'Cette partie s’est arrêtée avant la première décision : il n’y a pas de bilan à faire.',
  },
  failed: 'Le bilan n’a pas pu être fait.',
  fromTo: 'Du début à la fin',
  howChance: (name) => `Comment ${frenchOwn(name, 'les chances de gagner')} ont évolué, et par qui.`,
  howPoints: (name) => `Comment ${frenchOwn(name, 'le score attendu')} a évolué, et pourquoi.`,
  start: 'Départ',
  startMore: 'avant la première carte',
  resultName: 'Résultat',
  soFar: 'Jusqu’ici',
  wonBy: (name) => (name === undefined ? 'Gagné' : `${name} a gagné`),
  lostBy: (name) => (name === undefined ? 'Perdu' : `${name} a perdu`),
  luckTold: (luck, name) => {
    if (Math.abs(luck) < 3) return 'Le ciel est resté neutre.';
    if (name === undefined) return luck > 0 ? 'Le ciel vous a souri.' : 'Le ciel vous a desservi.';
    return luck > 0 ? `Le ciel a souri à ${name}.` : `Le ciel a desservi ${name}.`;
  },
  ownTold: ({ name, own, unit, worst, when }) => {
    const choices = capital(frenchOwn(name, 'les choix'));
    if (own === 0) return `${choices} n’ont rien coûté.`;
    const of = frenchOwn(name, unit === 'chance' ? 'les chances de gagner' : 'le score attendu');
    const most = when === undefined || worst >= own ? '' : `, dont ${worst} (${uncapital(when)})`;
    const all = when !== undefined && worst >= own ? ` (${uncapital(when)})` : '';
    return `${choices} ont abaissé ${of} de ${pointsOf(own, unit)}${all}${most}.`;
  },
  othersTold: (other, amount, unit, name) => {
    if (amount === 0) return '';
    const did = `ont ${amount > 0 ? 'rapporté' : 'coûté'}`;
    return `Les choix ${elide('de', other)} ${frenchTo(name, did, pointsOf(Math.abs(amount), unit))}.`;
  },
  pastHundred: 'Plus de 100 en tout\u202f: ce qui était perdu est revenu, puis s’est perdu encore.',
  turning: (n) => `${['Aucun', 'Un', 'Deux', 'Trois'][n] ?? n} ${pluralInFrench(n, 'tournant')}`,
  turningSoFar: 'Tournants',
  noTurning: 'Aucun tour n’a changé grand-chose à lui seul.',
  skyAt: (when) => `${when}, le ciel`,
  moveAt: (when, name) => `${when}, ${frenchOwn(name, 'le coup')}`,
  revealedThen: 'Ce qui était caché est apparu.',
  scoreThen: (scores) =>
    `${scores.map(({ name, points }) => `${name ?? 'Vous'} ${points}`).join(', ')} à ce moment`,
  rule: 'À retenir',
  learntFrom: (when) => `Tiré de cette partie : ${when.map(uncapital).join(', ')}.`,
  countedIn: (unit, percent, name) => {
    const chances = frenchOwn(name, 'les chances');
    if (unit === 'chance') return `À partir d’ici, ce sont ${chances} de gagner qui comptent`;
    const is = `${capital(chances)} sont de ${percent}\u202f%`;
    if (unit === 'risk') return `${is}\u202f: à partir d’ici, c’est le risque de perdre qui compte`;
    const nearly = percent > 0 && percent < 100 ? 'presque ' : '';
    return `${is}, c’est ${nearly}décidé\u202f: à partir d’ici, ce sont les ${unit === 'voyages' ? 'voyages' : 'points'} qui comptent`;
  },
  nextTurning: 'Tournant suivant',
  share: 'Partager',
  record: 'Enregistrer la partie',
  linkText: (game) => `Le bilan d’une partie de ${game} sur Planisphere\u202f:`,
  progress: (percent) => `Examen de chaque tour : ${percent} %`,
  stop: 'Arrêter',
  stopped: 'Arrêté : tous les tours n’ont pas été examinés.',
  goOn: 'Reprendre',
  sky: 'Le ciel',
  own: 'Vous',
  ownMore: 'vos choix',
  others: 'ses choix',
  turns: 'Tours',
  grades: { great: 'Superbe', good: 'Bien', slip: 'Faux pas', blunder: 'Bévue' },
  amounts: {
    points: (n) => pluralInFrench(n, 'point'),
    margin: (n) => pluralInFrench(n, 'point'),
    risk: () => '% de risque de perdre',
    voyages: (n) => pluralInFrench(n, 'voyage'),
  },
  risk: 'risque',
  counts: {
    great: (n) => countedInFrench(n, 'superbe'),
    good: (n) => countedInFrench(n, 'bon'),
    slip: (n) => `${n} faux pas`,
    blunder: (n) => countedInFrench(n, 'bévue'),
  },
  best: 'Meilleur',
  nothingLost: 'idéal',
  played: 'Joué',
  other: 'Mieux',
  nextBest: 'Deuxième meilleur',
  turn: (n) => `Tour ${n}`,
  before: 'Décision précédente',
  after: 'Décision suivante',
  coach: 'Noctua, l’entraîneuse',
  points: (n) => `environ ${countedInFrench(n, 'point')}`,
  parts: 'Points : votre coup et le meilleur',
  partsAhead: 'Points : ce coup et le deuxième meilleur',
  rest: 'Le reste',
  total: 'En tout',
  tryAgain: 'Réessayer d’ici',
  shareMoment: 'Partager ce moment',
  replay: 'Revoir',
  toTable: 'Score final',
  row: (round, grade, change) => `${round} : ${grade}, ${change}`,
  won: 'gagné',
  notWon: 'perdu',
  result: (own, others, won) =>
    `${[own, others.join(' et ')].filter((score) => score !== '').join(' à ')}, ${won ? 'vous avez gagné' : 'vous avez perdu'}`,
};
