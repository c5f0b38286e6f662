// The review page in English.
import type { Unit } from '@planisphere/bots/review';
import { counted, englishWhose, plural, uncapital } from '@planisphere/core';
import type { ReviewWords } from './words.ts';

/** Points of a chance are not those of the game. */
const pointsOf = (count: number, unit: Unit): string =>
  counted(count, unit === 'chance' ? 'percentage point' : 'point');

export const en: ReviewWords = {
  title: 'Review',
  open: 'Review the game',
  failures: {
    notOver: 'This game is still going on. Its review opens when it is over.',
    noTable: 'This game is not on this device.',
    noServer: 'The server has no finished game with this code, or cannot be reached.',
    unreadable: 'The record of this game cannot be read.',
    noReview: 'Games of this kind have no review. They can be watched again.',
    noDecision: 'This game ended before anybody decided anything: there is nothing to review.',
  },
  failed: 'The review could not be made.',
  fromTo: 'From start to finish',
  howChance: (name) => `How ${englishWhose(name)} chance to win moved, and who moved it.`,
  howPoints: (name) => `How ${englishWhose(name)} expected score moved, and what moved it.`,
  start: 'Start',
  startMore: 'before anything is dealt',
  resultName: 'Result',
  soFar: 'So far',
  wonBy: (name) => `${name ?? 'You'} won`,
  lostBy: (name) => `${name ?? 'You'} lost`,
  luckTold: (luck, name) => {
    if (Math.abs(luck) < 3) return 'The sky was even-handed.';
    return `The sky was ${luck > 0 ? 'kind' : 'unkind'}${name === undefined ? '' : ` to ${name}`}.`;
  },
  ownTold: ({ name, own, unit, worst, when }) => {
    const whose = `${englishWhose(name, 'Your')} own decisions`;
    if (own === 0) return `${whose} gave nothing away.`;
    const of = `${englishWhose(name)} ${unit === 'chance' ? 'chance to win' : 'expected score'}`;
    const most = when === undefined || worst >= own ? '' : `, ${worst} of them in ${uncapital(when)}`;
    const all = when !== undefined && worst >= own ? ` in ${uncapital(when)}` : '';
    return `${whose} lowered ${of} by ${pointsOf(own, unit)}${all}${most}.`;
  },
  othersTold: (other, amount, unit, name) => {
    if (amount === 0) return '';
    const of = `${englishWhose(name)} ${unit === 'chance' ? 'chance' : 'score'}`;
    return `${other}’s decisions ${amount > 0 ? 'raised' : 'lowered'} ${of} by ${pointsOf(Math.abs(amount), unit)}.`;
  },
  pastHundred: 'More than 100 in all: what was given away came back, and was given away again.',
  turning: (n) => `${['No', 'One', 'Two', 'Three'][n] ?? n} ${plural(n, 'turning point')}`,
  turningSoFar: 'Turning points',
  noTurning: 'No single turn moved the game much.',
  skyAt: (when) => `${when}, the sky`,
  moveAt: (when, name) => `${when}, ${englishWhose(name)} move`,
  revealedThen: 'What was hidden came to light.',
  scoreThen: (scores) =>
    `${scores.map(({ name, points }) => `${name ?? 'You'} ${points}`).join(', ')} at this moment`,
  rule: 'Rule of thumb',
  learntFrom: (when) => `Learnt from this game: ${when.map(uncapital).join(', ')}.`,
  countedIn: (unit, percent, name) => {
    if (unit === 'chance') return `From here ${englishWhose(name)} chance to win counts`;
    const chance = `${englishWhose(name, 'Your')} chance is ${percent} %`;
    if (unit === 'risk') return `${chance}: from here the risk of losing counts`;
    const nearly = percent > 0 && percent < 100 ? 'nearly ' : '';
    return `${chance}, ${nearly}decided: from here ${unit === 'voyages' ? 'voyages' : 'points'} count`;
  },
  nextTurning: 'Next turning point',
  share: 'Share',
  record: 'Save the record',
  linkText: (game) => `A review of ${game} on Planisphere:`,
  progress: (percent) => `Looking at every turn: ${percent} %`,
  stop: 'Stop',
  stopped: 'Stopped: not every turn was looked at.',
  goOn: 'Go on',
  sky: 'The sky',
  own: 'You',
  ownMore: 'your decisions',
  others: 'their decisions',
  turns: 'Turns',
  grades: { great: 'Great', good: 'Good', slip: 'Slip', blunder: 'Blunder' },
  amounts: {
    points: (n) => plural(n, 'point'),
    margin: (n) => plural(n, 'point'),
    risk: () => '% risk of losing',
    voyages: (n) => plural(n, 'voyage'),
  },
  risk: 'risk',
  counts: {
    great: (n) => `${n} great`,
    good: (n) => `${n} good`,
    slip: (n) => counted(n, 'slip'),
    blunder: (n) => counted(n, 'blunder'),
  },
  best: 'Best',
  nothingLost: 'best',
  played: 'Played',
  other: 'Better',
  nextBest: 'Next best',
  turn: (n) => `Turn ${n}`,
  before: 'Decision before',
  after: 'Decision after',
  coach: 'Noctua, the coach',
  points: (n) => `about ${counted(n, 'point')}`,
  parts: 'Points: your move compared with the best',
  partsAhead: 'Points: this move compared with the next best',
  rest: 'All else',
  total: 'Together',
  tryAgain: 'Try it from here',
  shareMoment: 'Share this moment',
  replay: 'Replay',
  toTable: 'Final score',
  row: (round, grade, change) => `${round}: ${grade}, ${change}`,
  won: 'won',
  notWon: 'lost',
  result: (own, others, won) =>
    `${[own, others.join(' and ')].filter((score) => score !== '').join(' to ')}, ${won ? 'you won' : 'you lost'}`,
};
