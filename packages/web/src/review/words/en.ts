// The review page in English.
import type { ReviewWords } from './words.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en: ReviewWords = {
  title: 'Review',
  open: 'Review the game',
  unfinished: 'This game is still going on. Its review opens when it is over.',
  unknown: 'There is no review for this game yet.',
  failed: 'The review could not be made.',
  chance: 'Chance to win',
  expected: 'Expected score',
  key: 'dots: luck of the draw · hatching: a choice · dotted line: without luck',
  progress: (percent) => `Looking at every turn: ${percent} %`,
  stop: 'Stop',
  stopped: 'Stopped: not every turn was looked at.',
  goOn: 'Go on',
  moved: 'What moved it',
  sky: 'The sky',
  skyMore: {
    stellar: 'cards and secrets revealed',
    'star-explorer': 'tiles that came up',
    stellarion: 'cards turned up',
  },
  own: 'You',
  ownMore: 'your decisions',
  others: 'their decisions',
  average: (value) => `Without luck: ${value} for you.`,
  turns: 'Turns',
  grades: { great: 'Great', good: 'Good', slip: 'Slip', blunder: 'Blunder' },
  counts: {
    great: (n) => `${n} great`,
    good: (n) => `${n} good`,
    slip: (n) => plural(n, 'slip', 'slips'),
    blunder: (n) => plural(n, 'blunder', 'blunders'),
  },
  best: 'Best',
  nothingLost: 'best',
  played: 'Played',
  other: 'Better',
  nextBest: 'Next best',
  round: (n) => `Round ${n}`,
  turnOf: (round, name) =>
    name === undefined ? `Round ${round}, your turn` : `Round ${round}, ${name}’s turn`,
  before: 'Decision before',
  after: 'Decision after',
  coach: 'Noctua, the coach',
  points: (n) => `about ${plural(n, 'point', 'points')}`,
  parts: 'Points by the end, played against better',
  partsAhead: 'Points by the end, played against the next best',
  rest: 'All else',
  total: 'Together',
  nextSlip: 'Next slip',
  tryAgain: 'Try it from here',
  shareMoment: 'Share this moment',
  replay: 'Replay',
  toTable: 'Final score',
  graph: (start, end, moments) =>
    `From ${start} to ${end} in ${plural(moments, 'decision', 'decisions')}; the list below has them all.`,
  row: (round, grade, change) => `Round ${round}: ${grade}, ${change}`,
  result: (own, others, won) =>
    `${[own, others.join(' and ')].filter((score) => score !== '').join(' to ')}, ${won ? 'you won' : 'not won'}`,
};
