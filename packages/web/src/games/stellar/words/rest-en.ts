// What is read beside the table of Stellar, in English.
import { stars } from './counts-en.ts';
import type { RestWords } from './rest.ts';

export const en: RestWords = {
  end: {
    tie: 'A shared victory',
    because: (own, against, parts) =>
      `${own} to ${against}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`,
    sectionsWon: (n) => (n === 1 ? 'one section' : n === 2 ? 'two sections' : 'all three sections'),
    allTypes: 'all five types',
    longest: (name, points) => `${points} from ${name.toLowerCase()}`,
    winner: 'Winner',
    starsRuns: 'Stars × longest run',
    starsAndRuns: 'Stars and runs',
    total: 'Total',
    noCards: 'no cards',
    of: (n, all) => `${n} of ${all}`,
    satelliteKey: 'Satellite, placed where it pays most',
    zeroSixKey: 'A 6/0, as 6 or 0',
    leftOver: (left) => (left.length === 0 ? '' : `Left over: ${left.join(', ')}`),
    shareText: (own, against) => `Stellar on Planisphere: ${own} to ${against}.`,
  },
  handover: {
    done: (name) => `${name} has finished`,
    pass: (name) => `Pass to ${name}`,
    hidden: 'Both hands are hidden. Only the row and the two boards are public.',
    away: 'While you were away',
    show: (name) => `I am ${name}: show my hand`,
    begin: 'A new night begins',
  },
  about: {
    where: 'What it would do now',
    faceUp: 'Face up',
    faceDown: 'Face down',
    nowhere: 'It cannot be placed now.',
    stars,
    follows: 'What follows',
    copies: (n) =>
      n === 1 ? 'One card like this in the deck of sixty' : 'Two cards like this in the deck of sixty',
  },
  rules: {
    title: 'Rules',
    search: 'Search: satellite, face down, run',
    now: 'Right now',
    none: 'No rule contains that word.',
    brief: {
      title: 'The game in brief',
      lead: 'Each of you fills a telescope and a notebook. Stars in the telescope are multiplied by runs in the notebook; the higher score after eleven rounds wins.',
      steps: [
        { name: 'Take', text: 'one card of the row into your hand.' },
        { name: 'Play', text: 'one card from your hand, to your telescope or to your notebook.' },
        {
          name: 'Follow:',
          text: 'the card of the row at that number goes to your other area. No card there? The deck’s top card does.',
        },
        { name: 'Refill', text: 'the row from the deck. Then it is the other player’s turn.' },
      ],
      pays: [
        'Each type scores its stars in the telescope × its longest run of numbers in the notebook. The higher sum of each section of the telescope scores 10. Having all five types face up also scores 10.',
        'After eleven rounds one of your last two cards joins the notebook, and the higher score wins.',
      ],
    },
    groups: {
      CARD: 'Cards',
      SETUP: 'Setting up',
      ROUND: 'Rounds',
      TURN: 'Your turn',
      TEL: 'Telescope',
      NOTE: 'Notebook',
      ZERO: 'The 6/0 cards',
      SAT: 'Satellites',
      DECK: 'Deck',
      END: 'The end',
      SCORE: 'Scoring',
      KNOW: 'What is known',
    },
  },
  setup: {
    memory: 'Memory aid',
    noMemory: 'no memory aid',
    memoryText: 'Shows which cards of a hand everybody saw.',
    summary: {
      friend: 'Stellar with a friend. Eleven rounds, about 30 minutes.',
      bot: 'Stellar against a bot. Eleven rounds, about 30 minutes.',
      pass: 'Stellar for two on this screen. Eleven rounds, about 30 minutes.',
      alone: '',
    },
  },
};
