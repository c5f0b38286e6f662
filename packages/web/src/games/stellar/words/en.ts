// The Stellar board in English.

import { type Card, STARS_OF } from '@planisphere/stellar';
import { familyOf, isReal, numberText } from '../reading.ts';
import type { Words } from './words.ts';

const family = {
  planet: 'Planet',
  moon: 'Moon',
  asteroid: 'Asteroid',
  cloud: 'Cloud',
  hole: 'Black hole',
  satellite: 'Satellite',
} as const;
const card = (kind: Card): string =>
  isReal(kind) ? `${family[familyOf(kind)]} ${numberText(kind)}` : 'Hidden card';
const stars = (n: number): string => (n === 0 ? 'no stars' : n === 1 ? '1 star' : `${n} stars`);
const other = (area: 'tel' | 'note' | undefined): string =>
  area === 'tel' ? 'your telescope' : area === 'note' ? 'your notebook' : 'the other area';

const listed = (names: readonly string[]): string =>
  `${new Intl.ListFormat('en-GB').format(names)} ${names.length === 1 ? 'is' : 'are'}`;

export const en: Words = {
  family,
  families: {
    planet: 'Planets',
    moon: 'Moons',
    asteroid: 'Asteroids',
    cloud: 'Clouds',
    hole: 'Black holes',
    satellite: 'Satellites',
  },
  card,
  cardLabel: (kind) => `${card(kind)}, ${stars(STARS_OF[kind] ?? 0)}`,
  faceDownCard: 'Face-down card, counts 3',
  faceDownOwn: (name) => `Face down, counts 3: ${name}`,
  hiddenCard: 'Hidden card',
  started: 'started',
  bot: (level) => `Bot · ${level}`,
  board: (name) => (name === undefined ? 'Your board' : `${name}’s board`),
  handOf: (name) => (name === undefined ? 'Your hand' : `${name}’s hand`),
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  hand: 'Hand',
  notebook: 'Notebook',
  notebookStack: (name, numbers) => `${name} in the notebook: ${numbers}`,
  empty: 'empty',
  diversity: 'Diversity',
  diversityOf: (n) => `Diversity: ${n} of 5 types`,
  telescope: 'Telescope',
  telescopeOf: (name) => (name === undefined ? 'Your telescope' : `${name}’s telescope`),
  sections: { top: 'Top', middle: 'Middle', bottom: 'Bottom' },
  sectionLeads: 'leads this section: 10 points',
  estimate: 'estimate',
  ifItEnded: 'If it ended now',
  lastMove: 'Last move',
  toTelescope: (slot) => `to slot ${slot}`,
  toNotebook: 'to the notebook',
  slot: (n) => `Slot ${n}`,
  slotFree: (n) => `Slot ${n}, free`,
  slotLegal: (n, gain) => (gain === undefined ? `Slot ${n}, legal` : `Slot ${n}, legal, ${gain}`),
  stackLegal: (name, gain) =>
    gain === undefined ? `${name} notebook, legal` : `${name} notebook, legal, ${gain}`,
  gain: (n) => (n < 0 ? `minus ${-n} points` : n === 1 ? 'plus 1 point' : `plus ${n} points`),
  row: 'Row',
  rowCard: (coordinate, name) => `Place ${coordinate}: ${name}`,
  rowEmpty: (coordinate) => `Place ${coordinate}: empty`,
  taken: 'Taken',
  follows: 'Follows',
  deck: 'Deck',
  discard: 'Discard',
  roundWord: 'Round',
  roundOf: (round, of) => `${round} of ${of}`,
  steps: ['Take', 'Play', 'Follow', 'Refill'],
  stepsLabel: 'Steps of the turn',
  known: 'Taken from the row: both know it',
  knownToOther: (name) => `Taken from the row: ${name} saw it`,
  say: {
    start: {
      title: 'Choose your first card',
      more: 'It opens your telescope; the other opens your notebook.',
    },
    startChosen: (chosen, left) => ({
      title: `Begin with ${chosen}?`,
      more: `${left} would open your notebook. Confirm, or choose the other.`,
    }),
    offer: (name) => ({ title: 'Replace the whole row?', more: `${name} took a satellite, so you may.` }),
    take: { title: 'Take a card from the row', more: 'It joins your hand; then you play one of three.' },
    play: { title: 'Choose a card from your hand', more: 'Its number says which card follows.' },
    playChosen: (name) => ({ title: `Place your ${name}`, more: 'Press a glowing slot, or your notebook.' }),
    faceDown: (name) => ({
      title: `Place your ${name} face down`,
      more: 'Press any free slot. It counts 3: no type, no stars.',
    }),
    down: (name) => `${name} face down`,
    armed: (name, place) => ({
      title: `${name} ${place}?`,
      more: 'Confirm, or choose another place.',
    }),
    placeTelescope: (name) => ({
      title: `Now place ${name}`,
      more: 'It follows: press a glowing slot of your telescope.',
    }),
    placeNotebook: (name) => ({
      title: `Now place ${name}`,
      more: 'It follows into your notebook, and your turn ends.',
    }),
    drawn: (name) => `You drew ${name}`,
    keep: { title: 'Choose your last card', more: 'One of your two cards joins the notebook.' },
    keepChosen: (name) => ({
      title: `${name} to the notebook?`,
      more: 'Confirm, or choose the other card.',
    }),
    thinking: (name) => ({
      title: `${name} is thinking`,
      more: 'What it takes from the row is no secret.',
    }),
    waiting: (name) => ({
      title: name === undefined ? 'You play' : `${name} plays`,
      more: 'Press anywhere to hurry.',
    }),
    moved: (name, what) => `${name}: ${what}.`,
    notBeside: 'Only a slot that shares an edge with its own type will do, or face down.',
    notHere: 'The card that follows goes to your other area, the notebook.',
    begins: (name, why) =>
      `${name === undefined ? 'You begin' : `${name} begins`}: ${why === 'lot' ? 'it was drawn by lot' : 'this table was set so'}.`,
    elsewhere: (name) => ({ title: `${name} is choosing`, more: 'You will see it here at once.' }),
    dealing: { title: 'New cards come', more: 'Press anywhere to hurry.' },
    over: { title: 'The night is over', more: '' },
    chooses: {
      start: (names) => `${listed(names)} choosing a first card`,
      keep: (names) => `${listed(names)} choosing a card to keep`,
      offer: (names) => `${listed(names)} deciding about the row`,
      take: (names) => `${listed(names)} choosing a card from the row`,
      play: (names) => `${listed(names)} choosing a card to play`,
      place: (names) => `${listed(names)} placing a card`,
    },
    inSlot: (slot) => `in slot ${slot}`,
    inNotebook: 'in the notebook',
    followsRow: (number, coordinate, name, area) =>
      `You play a ${number}, so card ${coordinate}, ${name}, goes to ${other(area)}.`,
    followsGap: (number, area) => `Place ${number} is empty: the deck’s top card goes to ${other(area)}.`,
    followsZero: (area) => `After a 6/0, the deck’s top card goes to ${other(area)}.`,
  },
  act: {
    notebook: 'Notebook',
    faceDown: 'Face down',
    faceUp: 'Face up',
    confirm: 'Confirm',
    replace: 'Replace the row',
    leave: 'Keep the row',
    letGo: 'Back',
    look: 'Look',
  },
  tools: {
    undo: 'Undo',
    hint: 'Hint',
    rules: 'Rules',
    log: 'Log',
    menu: 'Menu',
    sound: 'Sound',
    label: 'Table tools',
    scores: 'Scores',
  },
  end: {
    title: 'Final score',
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
    leftOver: (left) => `Left over: ${left}`,
    shareText: (own, against) => `Stellar on Planisphere: ${own} to ${against}.`,
  },
  handover: {
    done: (name) => `${name} has finished`,
    pass: (name) => `Pass to ${name}`,
    hidden: 'Both hands are hidden. Only the row and the two boards are public.',
    away: 'While you were away',
    show: (name) => `I am ${name}: show my hand`,
    begin: 'A new night begins',
    takeBack: (name) => `${name} takes it back`,
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
    none: 'No rule says that word.',
    brief: {
      title: 'The game in brief',
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
    memoryText: 'Shows which cards of a hand everybody saw.',
    summary: {
      friend: 'Stellar with a friend. Eleven rounds, about 30 minutes.',
      bot: 'Stellar against a bot. Eleven rounds, about 30 minutes.',
      pass: 'Stellar for two on this screen. Eleven rounds, about 30 minutes.',
      alone: '',
    },
  },
};
