// La page d’analyse en français.
import { elide } from '@planisphere/core';
import type { ReviewWords } from './words.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

export const fr: ReviewWords = {
  title: 'Analyse',
  open: 'Analyser la partie',
  failures: {
    notOver: 'Cette partie n’est pas finie. Son analyse s’ouvrira à la fin.',
    noTable: 'Il n’y a pas de telle partie sur cet appareil.',
    noServer: 'Le serveur n’a pas de partie finie sous ce code, ou il est injoignable.',
    unreadable: 'L’enregistrement de cette partie est illisible.',
    cutShort: 'Cette partie a été arrêtée avant la fin. On peut la revoir, mais pas l’analyser.',
  },
  failed: 'L’analyse a échoué.',
  chance: 'Chances de gagner',
  expected: 'Score attendu',
  key: 'points : le hasard · hachures : un choix · pointillés : sans le hasard',
  progress: (percent) => `Examen de chaque tour : ${percent} %`,
  stop: 'Arrêter',
  stopped: 'Arrêtée : tous les tours n’ont pas été examinés.',
  goOn: 'Reprendre',
  moved: 'Ce qui a compté',
  sky: 'Le ciel',
  own: 'Vous',
  ownMore: 'vos choix',
  others: 'ses choix',
  average: (value) => `Sans le hasard : ${value} pour vous.`,
  turns: 'Tours',
  grades: { great: 'Superbe', good: 'Bien', slip: 'Faux pas', blunder: 'Bévue' },
  amounts: { points: 'points', margin: 'points', voyages: 'voyages' },
  counts: {
    great: (n) => plural(n, 'superbe', 'superbes'),
    good: (n) => plural(n, 'bon', 'bons'),
    slip: (n) => `${n} faux pas`,
    blunder: (n) => plural(n, 'bévue', 'bévues'),
  },
  best: 'Meilleur',
  nothingLost: 'idéal',
  played: 'Joué',
  other: 'Mieux',
  nextBest: 'Le suivant',
  round: (n) => `Manche ${n}`,
  turn: (n) => `Tour ${n}`,
  turnOf: (round, name) =>
    name === undefined ? `Manche ${round}, votre tour` : `Manche ${round}, tour ${elide('de', name)}`,
  before: 'Décision précédente',
  after: 'Décision suivante',
  coach: 'Noctua, l’entraîneuse',
  points: (n) => `environ ${plural(n, 'point', 'points')}`,
  parts: 'Points à la fin, joué contre mieux',
  partsAhead: 'Points à la fin, joué contre le suivant',
  rest: 'Le reste',
  total: 'Ensemble',
  nextSlip: 'Faux pas suivant',
  tryAgain: 'Réessayer d’ici',
  shareMoment: 'Partager ce moment',
  replay: 'Revoir',
  toTable: 'Score final',
  graph: (start, end, moments) =>
    `De ${start} à ${end} en ${plural(moments, 'décision', 'décisions')} ; la liste ci-dessous les donne toutes.`,
  row: (round, grade, change) => `Manche ${round} : ${grade}, ${change}`,
  won: 'gagné',
  notWon: 'pas gagné',
  result: (own, others, won) =>
    `${[own, others.join(' et ')].filter((score) => score !== '').join(' à ')}, ${won ? 'vous avez gagné' : 'pas de victoire'}`,
};
