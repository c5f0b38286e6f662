// New tables, in English.
import { counted } from '@planisphere/core';
import type { SetupWords } from './words.ts';

export const en: SetupWords = {
  seats: 'Seats',
  second: 'With whom',
  companies: { friend: 'Friend by link', bot: 'Bot', pass: 'Same screen', alone: 'Alone' },
  companyTexts: {
    friend: 'Anyone with the link can sit',
    bot: 'Plays at once, also offline',
    pass: 'You pass this device to each other',
    alone: 'You play by yourself',
  },
  others: 'How many others',
  withOthers: (n) => (n === 1 ? 'One other' : n === 2 ? 'Two others' : 'Three others'),
  name: 'Name at the table',
  yourName: 'Player 1',
  otherName: 'Player 2',
  seat: (n) => `Who plays seat ${n}`,
  person: 'Person',
  likeMe: 'Like me',
  likeMeText: (level, games) =>
    `As strong as you were in ${counted(games, 'game')} against bots without help: ${level}.`,
  nameOf: (n) => `Player ${n}`,
  friend: (n) => (n === 1 ? 'Friend' : `Friend ${n}`),
  first: 'Who begins',
  random: 'Random',
  pace: 'Pace',
  paces: { none: 'No clock', clock: 'Relaxed', days: 'Days' },
  paceTexts: {
    none: 'Take your time.',
    clock: 'A minute for each move, and ten in reserve.',
    days: 'Three days for each move, with a reminder.',
  },
  outOfTime: 'Out of time',
  outOfTimes: { 'stand-in': 'Stand-in', loses: 'Lost' },
  outOfTimeTexts: {
    'stand-in': 'A bot plays on until the player is back.',
    loses: 'Whoever runs out of time loses.',
  },
  seenBy: 'Seen by',
  accesses: { link: 'Link only', open: 'Everyone', private: 'Private' },
  accessTexts: {
    link: 'Whoever has the link or the code.',
    open: 'Listed for everybody on this server.',
    private: 'Only with the whole link: the code alone is not enough.',
  },
  chat: 'Chat',
  chats: { free: 'Free', phrases: 'Phrases', off: 'Off' },
  chatTexts: {
    free: 'Say what you like.',
    phrases: 'Only ready-made phrases: good for children.',
    off: 'Nothing is said.',
  },
  spectators: 'Spectators',
  spectatorsText: 'They see only what is public.',
  hints: 'Hints',
  hintsText: 'Where to look, what to do, and why. The game then counts as assisted.',
  hintsByConsent: 'Only when everybody at the table agrees; off forbids them.',
  hintsByAll: 'Switch on when all at this screen agree.',
  open: 'Open the table',
};
