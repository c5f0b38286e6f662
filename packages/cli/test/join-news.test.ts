// What happens to people at a table is told in the terminal as in the web app, in the language of the player.
import type { Update } from '@planisphere/server/client';
import { expect, it } from 'vitest';
import { Room } from '../src/join/room.ts';

const seats = [
  { seat: 'A', guest: { id: 'a', name: 'Ada', emblem: 'star' } },
  { seat: 'B', guest: { id: 'b', name: 'Ben', emblem: 'sun' } },
] as const;

const first: Update = {
  type: 'update',
  code: 'XKD4PR',
  after: 0,
  seq: 0,
  you: 'A',
  table: {
    code: 'XKD4PR',
    settings: {
      game: 'stellar',
      options: {},
      seats: [{ kind: 'person' }, { kind: 'person' }],
      access: 'link',
      pace: { kind: 'none' },
      outOfTime: 'stand-in',
      spectators: true,
      chat: 'free',
      start: 'full',
    },
    version: 1,
    status: 'open',
    opener: 'a',
    seats,
    commitment: '',
    assisted: false,
  },
  steps: [],
};

it.each([
  ['en', ['A bot plays for Ben now.', 'Ben is back.', 'Ben: I am thinking.', 'Ben has run out of time.']],
  [
    'fr',
    [
      'Un robot joue maintenant à la place de Ben.',
      'Ben est de retour.',
      'Ben: Je réfléchis.',
      'Ben n’a plus de temps.',
    ],
  ],
] as const)('tells the news of the table in %s', (locale, told) => {
  const room = new Room(first, { locale, paint: (text) => text }, '');
  const news = { at: 0, seat: 'B', name: 'Ben' } as const;
  room.take({
    ...first,
    seq: 4,
    steps: [
      { ...news, seq: 1, news: 'standin' },
      { ...news, seq: 2, news: 'back' },
      { ...news, seq: 3, from: 'b', phrase: 'thinking' },
      { ...news, seq: 4, news: 'timeout' },
    ],
  });
  expect(room.news).toEqual(told);
});
