// The puzzles in English.
import { counted, uncapital } from '@planisphere/core';
import type { PuzzleWords } from './words.ts';

export const en: PuzzleWords = {
  title: 'Puzzles',
  lead: 'Positions from games between bots in which one action is clearly the best. A new one every day, the same for everybody.',
  daily: (date) => `Daily puzzle, ${date}`,
  beginWith: (n) =>
    `Begin with puzzle ${n}, ${n === 1 ? 'the easiest' : 'the easiest for one, without expansions'}`,
  today: 'Today’s puzzle',
  numbered: (n) => `Puzzle ${n}`,
  made: 'A puzzle made of a game',
  value: (unit, n) => (unit === 'percent' ? `${n} %` : counted(n, 'point')),
  short: (unit, n) => (unit === 'percent' ? `${n} %` : String(n)),
  about: (best, next, unit) =>
    unit === 'percent'
      ? `Three tries. The best move wins ${best} of games, the next best only ${next}.`
      : `One tile, one sky, three tries. With the bonuses of the end, the best drawing is worth ${best}, the next best only ${next}.`,
  aboutMade: 'Three tries to find the move that Noctua prefers.',
  tries: 'Your tries',
  ordinals: ['First try', 'Second try', 'Third try'],
  now: 'on the table now',
  ifNeeded: 'if you need it',
  notUsed: 'not needed',
  missed: (value, best, unit) =>
    unit === 'percent'
      ? `That wins ${value} of games. Another move wins ${best}.`
      : `That is worth ${value}. Another drawing is worth ${best}.`,
  missedFar: 'That is far from the best: Noctua does not even consider it.',
  missedMade: 'Noctua prefers another move.',
  left: (n) => (n === 1 ? 'One try left.' : `${n} tries left.`),
  look: (where) => `A hint: ${uncapital(where)}`,
  noHint: 'Noctua has no hint for this one: trust your eyes.',
  thinking: 'Noctua is thinking …',
  giveUp: 'Show the solution',
  solution: 'Solution',
  solvedAt: (tries) =>
    ['Solved at the first try', 'Solved at the second try', 'Solved at the third try'][tries - 1] ?? 'Solved',
  solved: 'The best there is',
  shown: 'This was the best',
  why: 'Why',
  plain: (best, next, unit) =>
    unit === 'percent'
      ? `It wins ${best} of games; the next best wins ${next}.`
      : `With the bonuses of the end it brings ${best}; the next best brings ${next}.`,
  playedWith: 'Played with',
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
  streak: (n) => (n === 0 ? 'Start a streak today' : counted(n, 'day in a row', 'days in a row')),
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
