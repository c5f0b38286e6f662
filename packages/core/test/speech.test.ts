// Verbs agree with their subjects, in both languages.
import { expect, test } from 'vitest';
import {
  ASKED,
  counted,
  countedInFrench,
  english,
  englishClause,
  englishWhose,
  type Frame,
  french,
  frenchClause,
  frenchContracted,
  frenchNot,
  frenchOwn,
  frenchPerson,
  frenchPronoun,
  frenchTo,
  whoIs,
  within,
} from '../src/index.ts';

test.each([
  ['be dealt', 'Moon 4', 'Ada is dealt Moon 4.', 'You are dealt Moon 4.', 'Be dealt Moon 4.'],
  ['take', 'Moon 4', 'Ada takes Moon 4.', 'You take Moon 4.', 'Take Moon 4.'],
  ['have chosen', 'a card', 'Ada has chosen a card.', 'You have chosen a card.', 'Have chosen a card.'],
  ['launch', 'a voyage', 'Ada launches a voyage.', 'You launch a voyage.', 'Launch a voyage.'],
  ['carry', 'it', 'Ada carries it.', 'You carry it.', 'Carry it.'],
  ['play', 'it', 'Ada plays it.', 'You play it.', 'Play it.'],
  ['begin', '', 'Ada begins.', 'You begin.', 'Begin.'],
])('English: %s', (verb, rest, named, reader, asked) => {
  expect(english('Ada', verb, rest)).toBe(named);
  expect(english(undefined, verb, rest)).toBe(reader);
  expect(english(ASKED, verb, rest)).toBe(asked);
});

test.each([
  ['prendre', 'la Lune 4', 'Ada prend la Lune 4.', 'Vous prenez la Lune 4.', 'Prenez la Lune 4.'],
  ['placer', 'la Lune 4', 'Ada place la Lune 4.', 'Vous placez la Lune 4.', 'Placez la Lune 4.'],
  ['recevoir', 'une tuile', 'Ada reçoit une tuile.', 'Vous recevez une tuile.', 'Recevez une tuile.'],
  ['révéler', 'Orion', 'Ada révèle Orion.', 'Vous révélez Orion.', 'Révélez Orion.'],
  ['commencer', '', 'Ada commence.', 'Vous commencez.', 'Commencez.'],
] as const)('French: %s', (verb, rest, named, reader, asked) => {
  expect(french('Ada', verb, rest)).toBe(named);
  expect(french(undefined, verb, rest)).toBe(reader);
  expect(french(ASKED, verb, rest)).toBe(asked);
});

test('a name stays as its owner writes it', () => {
  expect(english('random A', 'take', 'Moon 4')).toBe('random A takes Moon 4.');
});

test('French: not', () => {
  expect(frenchNot('Ada', 'dessiner', 'rien')).toBe('Ada ne dessine rien.');
  expect(frenchNot(undefined, 'utiliser', 'rien')).toBe('Vous n’utilisez rien.');
  expect(frenchNot(ASKED, 'utiliser', 'rien')).toBe('N’utilisez rien.');
});

test.each([
  [['Ada'], 'Ada wins', 'Ada gagne'],
  [[undefined], 'You win', 'Vous gagnez'],
  [[undefined, 'Ada'], 'You and Ada win', 'Vous et Ada gagnez'],
  [['Ada', 'Noé'], 'Ada and Noé win', 'Ada et Noé gagnent'],
  [['Ada', 'Ben', 'Noé'], 'Ada, Ben and Noé win', 'Ada, Ben et Noé gagnent'],
])('one or several: %s', (people, inEnglish, inFrench) => {
  expect(englishClause(people, 'win')).toBe(inEnglish);
  expect(frenchClause(people, 'gagner')).toBe(inFrench);
});

test('several of an irregular verb', () => {
  expect(frenchClause(['Ada', 'Noé'], 'prendre', 'une carte')).toBe('Ada et Noé prennent une carte');
  expect(frenchClause([undefined, 'Noé'], 'avoir', 'fini')).toBe('Vous et Noé avez fini');
});

test.each([
  ['la main', 'la main d’Ada', 'votre main'],
  ['le télescope', 'le télescope d’Ada', 'votre télescope'],
  ['l’avance', 'l’avance d’Ada', 'votre avance'],
  ['les chances de gagner', 'les chances de gagner d’Ada', 'vos chances de gagner'],
] as const)('whose: %s', (thing, ofAda, ofReader) => {
  expect(frenchOwn('Ada', thing)).toBe(ofAda);
  expect(frenchOwn(undefined, thing)).toBe(ofReader);
});

test('within a sentence only the reader is written small', () => {
  const seen = (person: string | undefined): string => within(englishClause([person], 'have seen', 'it'));
  expect([seen(undefined), seen('Ada')]).toEqual(['you have seen it', 'Ada has seen it']);
  expect(within(frenchClause([undefined], 'avoir', 'vu'))).toBe('vous avez vu');
});

test('whose in English', () => {
  expect([englishWhose('ada'), englishWhose(undefined)]).toEqual(['ada’s', 'your']);
  expect([englishWhose('ada', 'Your'), englishWhose(undefined, 'Your')]).toEqual(['ada’s', 'Your']);
});

test('who is who: the reader, the others, and a request', () => {
  const frame: Frame = { locale: 'en', viewer: 1, names: ['Ada', 'Zoé'], paint: (text) => text, width: 80 };
  expect(whoIs(0, frame)).toBe('Ada');
  expect(whoIs(1, frame)).toBeUndefined();
  expect(whoIs(1, { ...frame, asks: true })).toBe(ASKED);
});

test('none is plural in English and singular in French', () => {
  expect([0, 1, 2].map((count) => counted(count, 'voyage'))).toEqual(['0 voyages', '1 voyage', '2 voyages']);
  expect([0, 1, 2].map((count) => countedInFrench(count, 'théorie'))).toEqual([
    '0 théorie',
    '1 théorie',
    '2 théories',
  ]);
});

test('« vous » stands before a French verb, a name behind it', () => {
  expect([frenchTo('Ada', 'a donné'), frenchTo(undefined, 'a donné')]).toEqual([
    'a donné à Ada',
    'vous a donné',
  ]);
  expect([frenchTo('Ada', 'refuse', 'la carte'), frenchTo(undefined, 'refuse', 'la carte')]).toEqual([
    'refuse la carte à Ada',
    'vous refuse la carte',
  ]);
  expect([frenchPerson('Ada'), frenchPerson(undefined)]).toEqual(['Ada', 'vous']);
  expect([frenchPronoun('Ada'), frenchPronoun(undefined)]).toEqual(['lui', 'vous']);
});

test.each([
  ['le Nuage 4', 'du Nuage 4', 'au Nuage 4'],
  ['les lunes d’Ada', 'des lunes d’Ada', 'aux lunes d’Ada'],
  ['la Lune 4', 'de la Lune 4', 'à la Lune 4'],
  ['l’Astéroïde 3', 'de l’Astéroïde 3', 'à l’Astéroïde 3'],
  ['vos lunes', 'de vos lunes', 'à vos lunes'],
  ['Ada', 'd’Ada', 'à Ada'],
])('French prepositions and articles: %s', (thing, from, to) => {
  expect(frenchContracted('de', thing)).toBe(from);
  expect(frenchContracted('à', thing)).toBe(to);
});
