// The Stellar board in English.
import { counted, englishClause, englishWhose } from '@planisphere/core';
import { type Card, STARS_OF } from '@planisphere/stellar';
import { familyOf, isReal, numberText } from '../reading.ts';
import { stars } from './counts-en.ts';
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
const other = (area: 'tel' | 'note' | undefined): string =>
  area === 'tel' ? 'your telescope' : area === 'note' ? 'your notebook' : 'the other area';

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
  board: (name) => `${englishWhose(name, 'Your')} board`,
  handOf: (name) => `${englishWhose(name, 'Your')} hand`,
  cards: (n) => counted(n, 'card'),
  hand: 'Hand',
  notebook: 'Notebook',
  notebookStack: (name, numbers) => `${name} in the notebook: ${numbers}`,
  empty: 'empty',
  diversity: 'Diversity',
  diversityOf: (n) => `Diversity: ${n} of 5 types`,
  telescope: 'Telescope',
  telescopeOf: (name) => `${englishWhose(name, 'Your')} telescope`,
  sections: { top: 'Top', middle: 'Middle', bottom: 'Bottom' },
  sectionLeads: 'leads this section: 10 points',
  estimate: 'estimate',
  ifItEnded: 'If it ended now',
  ledgerColumns: {
    how: (name) => `${name}: count`,
    points: (name) => `${name}: points`,
    what: 'For',
  },
  finalScore: 'Final score',
  lastMove: 'Last move',
  toTelescope: (slot) => `to slot ${slot}`,
  toNotebook: 'to the notebook',
  slot: (n) => `Slot ${n}`,
  slotFree: (n) => `Slot ${n}, free`,
  slotLegal: (n, gain) => (gain === undefined ? `Slot ${n}, legal` : `Slot ${n}, legal, ${gain}`),
  stackLegal: (name, gain) =>
    gain === undefined ? `${name} notebook, legal` : `${name} notebook, legal, ${gain}`,
  gain: (n) => `${n < 0 ? 'minus' : 'plus'} ${counted(Math.abs(n), 'point')}`,
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
      title: englishClause([name], 'play'),
      more: 'Press anywhere to hurry.',
    }),
    moved: (name, what) => `${name}: ${what}.`,
    notBeside: 'Only a slot that shares an edge with its own type will do, or face down.',
    notHere: 'The card that follows goes to your other area, the notebook.',
    begins: (name, why) =>
      `${englishClause([name], 'begin')}${why === 'lot' ? ': it was drawn by lot' : ''}.`,
    elsewhere: (name) => ({ title: `${name} is choosing`, more: 'You will see it here at once.' }),
    dealing: { title: 'New cards come', more: 'Press anywhere to hurry.' },
    over: { title: 'The night is over', more: '' },
    chooses: {
      start: (names) => englishClause(names, 'be', 'choosing a first card'),
      keep: (names) => englishClause(names, 'be', 'choosing a card to keep'),
      offer: (names) => englishClause(names, 'be', 'deciding about the row'),
      take: (names) => englishClause(names, 'be', 'choosing a card from the row'),
      play: (names) => englishClause(names, 'be', 'choosing a card to play'),
      place: (names) => englishClause(names, 'be', 'placing a card'),
    },
    inSlot: (slot) => `in slot ${slot}`,
    inNotebook: 'in the notebook',
    followsRow: (number, coordinate, name, area) =>
      `You play a ${number}, so the card at place ${coordinate}, ${name}, goes to ${other(area)}.`,
    followsGap: (number, area) => `Place ${number} is empty: the deck’s top card goes to ${other(area)}.`,
    followsZero: (area) => `After a 6/0, the deck’s top card goes to ${other(area)}.`,
  },
  act: {
    notebook: 'Put in notebook',
    faceDown: 'Turn face down',
    faceUp: 'Turn face up',
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
};
