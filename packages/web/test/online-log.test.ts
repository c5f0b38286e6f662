// What a server tells of a table, entry by entry: events, chat, news, and what is taken back.
import { type Game, ok, parseSeat } from '@planisphere/core';
import { expect, it } from 'vitest';
import { OnlineLog, seatIn } from '../src/table/online/online-log.ts';

/** A game whose events are a seat and a word. */
const game: object = {
  notation: {
    parse: ok,
    parseEvent: (text: string) => ok({ by: parseSeat(text.charAt(0)), action: text.slice(2) }),
  },
};
const event = (text: string, seq: number) => ({ seq, at: 0, event: text, view: `after ${text}` });
const words = (log: OnlineLog): readonly unknown[] => log.steps.map(({ view }) => view);

it('parses events, and keeps words and news beside them', () => {
  const log = new OnlineLog(game as Game);
  const said = { seq: 2, at: 0, from: 'ada', name: 'Ada', text: 'Good luck!' };
  const away = { seq: 3, at: 0, news: 'back', seat: 'A', name: 'Ada' } as const;
  const { fresh, rewound } = log.take([event('A one', 1), said, away, event('B two', 4)]);
  expect(fresh.map(({ event: { by } }) => by)).toEqual([0, 1]);
  expect(rewound).toBe(false);
  expect(words(log)).toEqual(['after A one', 'after B two']);
  expect(log.said.value).toEqual([said]);
  expect(log.incidents.value).toEqual([away]);
  log.clear();
  expect([log.steps, log.said.value, log.incidents.value]).toEqual([[], [], []]);
});

it('forgets what was taken back, also within one update', () => {
  const log = new OnlineLog(game as Game);
  log.take([event('A one', 1), event('B two', 2)]);
  const { fresh, rewound } = log.take([
    event('A three', 3),
    { seq: 4, at: 0, rewind: 1, view: 'after A one' },
    event('B four', 5),
  ]);
  expect(rewound).toBe(true);
  expect(fresh.map(({ view }) => view)).toEqual(['after B four']);
  expect(words(log)).toEqual(['after A one', 'after B four']);
});

it('knows the seat of a letter, and none for those who watch', () => {
  expect(['A', 'D', 'table'].map(seatIn)).toEqual([[0], [3], []]);
});
