// The puzzles in English.
import type { PuzzleWords } from './words.ts';

export const en: PuzzleWords = {
  title: 'Puzzles',
  lead: 'Positions from games between bots in which one action is clearly the best. A new one every day, the same for everybody.',
  daily: (date) => `Daily puzzle, ${date}`,
  today: 'Today’s puzzle',
  numbered: (n) => `Puzzle ${n}`,
  made: 'A puzzle made of a game',
  value: (unit, n) => (unit === 'percent' ? `${n} %` : n === 1 ? '1 point' : `${n} points`),
  short: (unit, n) => (unit === 'percent' ? `${n} %` : String(n)),
  about: (best, next, unit) =>
    unit === 'percent'
      ? `Three tries. The best wins in ${best} of games, the next only in ${next}.`
      : `One tile, one sky, three tries. The best is worth ${best}, another idea only ${next}.`,
  aboutMade: 'Three tries to find what the engine likes best.',
  tries: 'Your tries',
  ordinals: ['First try', 'Second try', 'Third try'],
  now: 'on the table now',
  ifNeeded: 'if you need it',
  notUsed: 'not needed',
  missed: (value, best, unit) =>
    unit === 'percent'
      ? `That wins in ${value} of games. There is something that wins in ${best}.`
      : `That is worth ${value}. There is a drawing worth ${best}.`,
  missedFar: 'That is far behind: the engine would not think of it.',
  missedMade: 'There is something that the engine likes better.',
  left: (n) => (n === 1 ? 'One try left.' : `${n} tries left.`),
  look: (where) => `A hint: ${where}`,
  noHint: 'The coach has no hint for this one: trust your eyes.',
  thinking: 'The coach is thinking …',
  giveUp: 'Show the solution',
  solvedAt: (tries) =>
    ['Solved at the first try', 'Solved at the second try', 'Solved at the third try'][tries - 1] ?? 'Solved',
  solved: 'The best there is',
  shown: 'This was the best',
  why: 'Why',
  plain: (best, next) => `It brings ${best}; the next best has ${next}.`,
  card: 'Your card',
  noSpoilers: 'no spoilers on it',
  share: 'Share the card',
  copy: 'Copy as text',
  copied: 'Copied',
  next: 'Next puzzle',
  all: 'All puzzles',
  close: 'Look at the board',
  rating: (n) => `Difficulty ${n} of 5`,
  unsolved: 'not found',
  attempt: (tries) => ['first try', 'second try', 'third try'][tries - 1] ?? 'solved',
  streak: (n) => (n === 0 ? 'Start a streak today' : n === 1 ? '1 day in a row' : `${n} days in a row`),
  week: 'This week',
  moon: ['new moon', 'crescent', 'half moon', 'almost full', 'full moon'],
  dayWith: (day, moon) => `${day}: ${moon}`,
  progress: (solved, of) => `${solved} of ${of} solved`,
  play: 'Solve it',
  again: 'Look again',
  state: (n, solved) =>
    `Puzzle ${n}, ${solved === undefined ? 'not tried yet' : solved ? 'solved' : 'not found'}`,
  make: 'Make a puzzle of it',
};
