// The Stellar table in English.
import { ASKED, capital, english, type Who } from '@planisphere/core';
import { isSatellite, NUMBER_OF, SIX, TYPE_OF } from '../index.ts';
import type { Messages } from './messages.ts';

const TYPE_NAMES = ['Planet', 'Moon', 'Asteroid', 'Cloud', 'Black hole'] as const;
const their = (who: Who): string => (who === undefined || who === ASKED ? 'your' : 'their');

export const en: Messages = {
  title: 'Stellar',
  letters: 'PMACHS',
  legend:
    'P planet · M moon · A asteroid · C cloud · H black hole · S satellite · ★ stars · 6 is the 6/0 card',
  sections: { top: 'top', middle: 'middle', bottom: 'bottom' },
  row: 'Row',
  hand: 'Your hand',
  handOf: (name) => `${name}’s hand`,
  now: 'now',
  round: (round, of) => `Round ${round} of ${of}`,
  deck: (cards, discards) => `deck ${cards}, discards ${discards}`,
  you: 'you',
  card: (card) => {
    const number = NUMBER_OF[card] as number;
    if (isSatellite(card)) return `Satellite ${number}`;
    const type = TYPE_NAMES[TYPE_OF[card] as number] as string;
    return `${type} ${number === SIX ? '6/0' : number}`;
  },
  aCard: 'a card',
  prompt: {
    start: 'Choose the starter for the top of your telescope; the other one opens your notebook.',
    offer: 'A satellite was taken. You may replace the whole row before your turn.',
    take: 'Step 1: take a card from the row into your hand.',
    play: 'Step 2: play a card from your hand. Its number says which row card follows, into the other area.',
    placeTelescope: (card) => `Step 3: put ${card} into your telescope.`,
    placeNotebook: (card) => `Step 3: ${card} goes into your notebook.`,
    keep: 'The rounds are over: choose the last card for your notebook.',
    wait: (name) => `It is ${name}’s turn.`,
    over: 'The game is over.',
  },
  commands: {
    start: 'P3            the card for slot 1',
    offer: 'replace, leave',
    take: '1 … 5         take that card',
    play: [
      'P3 7          to slot 7, face up',
      'P3 7 down     to slot 7, face down',
      'P3 note       into the notebook',
    ],
    placeTelescope: ['7             to slot 7, face up', '7 down        to slot 7, face down'],
    placeNotebook: 'note          into the notebook',
    keep: 'P3            this card into the notebook',
    card: 'card P3       names and facts',
  },
  tell: {
    dealt: (who, card) => english(who, 'be dealt', card),
    first: (who) => english(who, 'begin'),
    row: (place, card) => `${capital(card)} is dealt to place ${place}.`,
    drew: (who, card) => english(who, 'draw', `${card} from the deck`),
    started: (who, card) => english(who, 'start', `${their(who)} telescope with ${card}`),
    hasStarted: (who) => english(who, 'have chosen', 'a first card'),
    replaced: (who) => english(who, 'replace', 'the row'),
    left: (who) => english(who, 'leave', 'the row as it is'),
    took: (who, card) => english(who, 'take', card),
    telescope: (who, card, slot) => english(who, 'put', `${card} into slot ${slot}`),
    faceDown: (who, card, slot) => english(who, 'put', `${card} face down into slot ${slot}`),
    notebook: (who, card) => english(who, 'put', `${card} in ${their(who)} notebook`),
    kept: (who, card) => english(who, 'keep', `${card} for ${their(who)} notebook`),
  },
  score: {
    types: ['Planets', 'Moons', 'Asteroids', 'Clouds', 'Black holes'],
    section: (section) => `${section[0]?.toUpperCase()}${section.slice(1)} section`,
    diversity: 'All five types',
    total: 'Total',
    wins: (who) => english(who, 'win'),
    shared: 'A draw: the victory is shared.',
    leftOver: (name = 'You', card) => `${name} had ${card} left.`,
    satellite: (number) => `satellite ${number}`,
    sixAs: (number) => `6/0 as ${number}`,
  },
};
