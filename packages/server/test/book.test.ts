// This test says every sentence of the server, in both languages and with real values: its letters and notices, and the
// text of pictures. A sentence of the sources that it does not say fails.
import { LOCALES } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import { Book, type Samples } from '@planisphere/testkit/book';
import { expect, it } from 'vitest';
import { resultOf } from '../src/http/shown.ts';
import { type NoticeWords, noticeWords } from '../src/notices/words.ts';

const CODE = 'BCD-FGH';

const notices: Samples<NoticeWords> = {
  turn: GAMES.map(({ text }) => [text.title.en, CODE]),
  remind: GAMES.map(({ text }) => [text.title.en, CODE]),
  paired: GAMES.map(({ text }) => [text.title.en, CODE]),
  invited: GAMES.map(({ text }) => [text.title.en, 'Ada']),
  starting: [['Dome']],
  begun: [['Dome']],
  met: GAMES.map(({ text }) => [text.title.en, 'Ada']),
  confirm: [[CODE, 10]],
};

it('says every sentence of the server', () => {
  const book = new Book();
  book.say('notice', { en: noticeWords('en'), fr: noticeWords('fr') }, () => notices);
  const together = GAMES.find(({ game }) => game.cooperative)!.game;
  for (const winners of [[], [0]]) {
    const ended = {
      ...together,
      awaiting: () => ({ kind: 'over', result: { scores: [], winners } }) as never,
    };
    book.hear(LOCALES.map((locale) => resultOf(ended, undefined, locale)));
  }
  expect(book.misprints).toEqual([]);
  expect(book.silentIn(new URL('../src/', import.meta.url))).toEqual([]);
});
