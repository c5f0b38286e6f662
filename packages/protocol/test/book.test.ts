// This test says every sentence of the protocol, in both languages: refusals of the server, incidents at a table, and
// quick messages. A sentence of the sources that it does not say fails.
import { LOCALES } from '@planisphere/core';
import { Book } from '@planisphere/testkit/book';
import { expect, it } from 'vitest';
import { newsText, PHRASES, REFUSAL_WORDS, SANCTION_KINDS, SEAT_NEWS, sanctionText } from '../src/index.ts';

it('says every sentence of the protocol', () => {
  const book = new Book();
  book.read(REFUSAL_WORDS);
  book.read(PHRASES);
  const until = { en: 'Monday 23 November', fr: 'lundi 23 novembre' };
  for (const locale of LOCALES)
    for (const kind of SANCTION_KINDS)
      for (const why of ['', 'Be kind.']) book.hear([sanctionText({ kind, why }, until[locale], locale)]);
  for (const locale of LOCALES)
    for (const news of SEAT_NEWS)
      for (const name of ['Ada', 'Tycho']) book.hear([newsText(news, name, locale)]);
  expect(book.misprints).toEqual([]);
  expect(book.silentIn(new URL('../src/', import.meta.url))).toEqual([]);
});
