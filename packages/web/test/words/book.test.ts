// This test says every sentence of the web app once, in both languages and with real values. book.txt keeps those with
// values for readers (after a change: delete it, run this, read it); a sentence of the sources that nothing says fails.
import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@planisphere/core';
import { Book } from '@planisphere/testkit/book';
import { expect, it, vi } from 'vitest';
import { en as shellEn } from '../../src/base/words/en.ts';
import { fr as shellFr } from '../../src/base/words/fr.ts';
import { en as starExplorerEn } from '../../src/games/star-explorer/words/en.ts';
import { fr as starExplorerFr } from '../../src/games/star-explorer/words/fr.ts';
import { en as starExplorerRestEn } from '../../src/games/star-explorer/words/rest-en.ts';
import { fr as starExplorerRestFr } from '../../src/games/star-explorer/words/rest-fr.ts';
import { en as stellarEn } from '../../src/games/stellar/words/en.ts';
import { fr as stellarFr } from '../../src/games/stellar/words/fr.ts';
import { en as stellarRestEn } from '../../src/games/stellar/words/rest-en.ts';
import { fr as stellarRestFr } from '../../src/games/stellar/words/rest-fr.ts';
import { en as stellarionEn } from '../../src/games/stellarion/words/en.ts';
import { fr as stellarionFr } from '../../src/games/stellarion/words/fr.ts';
import { en as stellarionRestEn, fr as stellarionRestFr } from '../../src/games/stellarion/words/rest.ts';
import { en as analysisEn } from '../../src/pages/analysis/words/en.ts';
import { fr as analysisFr } from '../../src/pages/analysis/words/fr.ts';
import { en as embedEn } from '../../src/pages/embed/words/en.ts';
import { fr as embedFr } from '../../src/pages/embed/words/fr.ts';
import { en as leaderboardEn } from '../../src/pages/leaderboard/words/en.ts';
import { fr as leaderboardFr } from '../../src/pages/leaderboard/words/fr.ts';
import { en as learnEn } from '../../src/pages/learn/words/en.ts';
import { fr as learnFr } from '../../src/pages/learn/words/fr.ts';
import { en as levelsEn } from '../../src/pages/levels/words/en.ts';
import { fr as levelsFr } from '../../src/pages/levels/words/fr.ts';
import { en as logbookEn } from '../../src/pages/logbook/words/en.ts';
import { fr as logbookFr } from '../../src/pages/logbook/words/fr.ts';
import { en as operatorEn } from '../../src/pages/operator/words/en.ts';
import { fr as operatorFr } from '../../src/pages/operator/words/fr.ts';
import { en as personEn } from '../../src/pages/person/words/en.ts';
import { fr as personFr } from '../../src/pages/person/words/fr.ts';
import { en as puzzleEn } from '../../src/pages/puzzles/words/en.ts';
import { fr as puzzleFr } from '../../src/pages/puzzles/words/fr.ts';
import { en as replayEn } from '../../src/pages/replay/words/en.ts';
import { fr as replayFr } from '../../src/pages/replay/words/fr.ts';
import { en as settingsEn } from '../../src/pages/settings/words/en.ts';
import { fr as settingsFr } from '../../src/pages/settings/words/fr.ts';
import { en as studyEn } from '../../src/pages/study/words/en.ts';
import { fr as studyFr } from '../../src/pages/study/words/fr.ts';
import { en as tournamentEn } from '../../src/pages/tournaments/words/en.ts';
import { fr as tournamentFr } from '../../src/pages/tournaments/words/fr.ts';
import { en as adviceEn } from '../../src/table/advice/words/en.ts';
import { fr as adviceFr } from '../../src/table/advice/words/fr.ts';
import { en as frameEn } from '../../src/table/frame/words/en.ts';
import { fr as frameFr } from '../../src/table/frame/words/fr.ts';
import { en as onlineEn } from '../../src/table/online/words/en.ts';
import { fr as onlineFr } from '../../src/table/online/words/fr.ts';
import { en as peopleEn } from '../../src/table/people/words/en.ts';
import { fr as peopleFr } from '../../src/table/people/words/fr.ts';
import { en as ratingEn } from '../../src/table/rating/rating-words/en.ts';
import { fr as ratingFr } from '../../src/table/rating/rating-words/fr.ts';
import { en as reviewEn } from '../../src/table/review/words/en.ts';
import { fr as reviewFr } from '../../src/table/review/words/fr.ts';
import { en as setupEn } from '../../src/table/setup/words/en.ts';
import { fr as setupFr } from '../../src/table/setup/words/fr.ts';
import { en as textEn } from '../../src/table/text/words/en.ts';
import { fr as textFr } from '../../src/table/text/words/fr.ts';
import { starExplorerSamples, stellarSamples } from './boards.ts';
import {
  analysisSamples,
  embedSamples,
  leaderboardSamples,
  learnSamples,
  levelSamples,
  logbookSamples,
  operatorSamples,
  personSamples,
  puzzleSamples,
  replaySamples,
  settingsSamples,
  shellSamples,
  studySamples,
  tournamentSamples,
} from './pages.ts';
import { starExplorerRestSamples, stellarionRestSamples, stellarRestSamples } from './rest.ts';
import { stellarionSamples } from './stellarion.ts';
import {
  adviceSamples,
  frameSamples,
  onlineSamples,
  peopleSamples,
  ratingSamples,
  reviewSamples,
  setupSamples,
  textSamples,
} from './tables.ts';

/** Sets of words that a file does not export are collected where they are made. */
const made = vi.hoisted((): Readonly<Record<Locale, unknown>>[] => []);
vi.mock('../../src/base/words/localized.ts', () => ({
  localized: (words: Readonly<Record<Locale, unknown>>) => {
    made.push(words);
    return () => words.en;
  },
}));

vi.mock('../../src/base/settings/settings.ts', () => ({ settings: { value: { locale: 'en' } } }));

interface Screen {
  puzzleTask(best: unknown): unknown;
}

const SOURCES = new URL('../../src/', import.meta.url);
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);
/** Values for sets that are not exported, by the name of the sentence. */
const OWN = {
  searchedOf: [
    [1, 1],
    [3, 12],
  ],
  serverMissing: [['The server does not answer.']],
  wonBy: [['Ada']],
  level: [['Ada'], ['Hypatia']],
  size: [[7]],
  kind: [['red'], ['white'], ['yellow'], ['blue']],
  facts: [['2', 30]],
  step: [[1, 4]],
  of: [['Planets']],
  place: [[4]],
  slots: [[[4, 5]]],
  nightDate: [
    [0, 3, 4],
    [3, 1, 7],
  ],
  bestTonight: [[82]],
  masterGot: [[82]],
  compared: [[0], [1], [5], [-1], [-5]],
  nightsPlayed: [[0], [1], [5]],
  roundOf: [['III', 'VI']],
  finished: [[133], [82, 79]],
  ended: [[true], [false]],
  remove: [['Ada']],
  removed: [
    ['Ada', true],
    ['Ada', false],
  ],
  ofGames: [[3, 5]],
  watch: [['Stellar', '3 May']],
  linkText: [['Stellar']],
  rule: [['TURN-2', 'p. 5']],
  withExpansion: [['Mirrors and Orbits']],
  found: [
    [1, 'Stellar'],
    [3, 'Stellar'],
  ],
  launchTo: [[0], [1], [2], [3]],
  left: [[1], [2]],
  over: [[1]],
  put: [['Planet 3', 'slot 4']],
  putHere: [['slot 4']],
  typeAbout: [['p5 row 5', '- row 5']],
  empty: [['slot 4']],
  lies: [['Planet 3', 'slot 4']],
  inHand: [['Planet 3']],
  takeAwayFrom: [['Planet 3', 'slot 4']],
  counted: [['Positions', '2']],
  more: [['Shooting stars']],
  less: [['Shooting stars']],
  flown: [
    [0, 9],
    [1, 9],
    [4, 9],
  ],
  starsTimesRun: [
    [4, [2, 3, 4]],
    [1, []],
  ],
  satelliteServes: [[5, 'Cloud 5', 7]],
  elsewhere: [['Moon +3']],
  entering: [['Ada', 'III']],
  bonuses: [['Ada']],
  each: [[1], [2]],
  fewer: [['Central stars']],
  oneMore: [['Central stars']],
  sum: [[4, 3, 2]],
  voyagesStep: [
    [8, 0],
    [13, 5],
  ],
  starsStep: [[3]],
  sunStep: [[24, '5, 10, 15, 20']],
  toFly: [[1], [2]],
  missing: [['ship, planet']],
  nameOf: [[1]],
  reportOf: [['Ada']],
  sent: [['Ada']],
  player: [[1]],
};

const sets = [
  shellEn,
  stellarEn,
  starExplorerEn,
  stellarionEn,
  stellarRestEn,
  starExplorerRestEn,
  stellarionRestEn,
  analysisEn,
  studyEn,
  embedEn,
  learnEn,
  leaderboardEn,
  levelsEn,
  logbookEn,
  operatorEn,
  personEn,
  puzzleEn,
  replayEn,
  settingsEn,
  tournamentEn,
  adviceEn,
  frameEn,
  onlineEn,
  peopleEn,
  ratingEn,
  reviewEn,
  setupEn,
  textEn,
];

function saySets(book: Book): void {
  book.say('shell', { en: shellEn, fr: shellFr }, shellSamples);
  book.say('stellar', { en: stellarEn, fr: stellarFr }, stellarSamples);
  book.say('star explorer', { en: starExplorerEn, fr: starExplorerFr }, starExplorerSamples);
  book.say('stellarion', { en: stellarionEn, fr: stellarionFr }, stellarionSamples);
  book.say('stellar, rest', { en: stellarRestEn, fr: stellarRestFr }, stellarRestSamples);
  book.say(
    'star explorer, rest',
    { en: starExplorerRestEn, fr: starExplorerRestFr },
    starExplorerRestSamples,
  );
  book.say('stellarion, rest', { en: stellarionRestEn, fr: stellarionRestFr }, stellarionRestSamples);
  book.say('analysis', { en: analysisEn, fr: analysisFr }, analysisSamples);
  book.say('study', { en: studyEn, fr: studyFr }, studySamples);
  book.say('embed', { en: embedEn, fr: embedFr }, embedSamples);
  book.say('learn', { en: learnEn, fr: learnFr }, learnSamples);
  book.say('leaderboard', { en: leaderboardEn, fr: leaderboardFr }, leaderboardSamples);
  book.say('levels', { en: levelsEn, fr: levelsFr }, levelSamples);
  book.say('logbook', { en: logbookEn, fr: logbookFr }, logbookSamples);
  book.say('operator', { en: operatorEn, fr: operatorFr }, operatorSamples);
  book.say('person', { en: personEn, fr: personFr }, personSamples);
  book.say('puzzles', { en: puzzleEn, fr: puzzleFr }, puzzleSamples);
  book.say('replay', { en: replayEn, fr: replayFr }, replaySamples);
  book.say('settings', { en: settingsEn, fr: settingsFr }, settingsSamples);
  book.say('tournaments', { en: tournamentEn, fr: tournamentFr }, tournamentSamples);
  book.say('hint', { en: adviceEn, fr: adviceFr }, adviceSamples);
  book.say('frame', { en: frameEn, fr: frameFr }, frameSamples);
  book.say('online', { en: onlineEn, fr: onlineFr }, onlineSamples);
  book.say('people', { en: peopleEn, fr: peopleFr }, peopleSamples);
  book.say('rating', { en: ratingEn, fr: ratingFr }, ratingSamples);
  book.say('review', { en: reviewEn, fr: reviewFr }, reviewSamples);
  book.say('setup', { en: setupEn, fr: setupFr }, setupSamples);
  book.say('text mode', { en: textEn, fr: textFr }, textSamples);
}

it('says every sentence of the app', async () => {
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('navigator', { language: 'en', maxTouchPoints: 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const book = new Book();
  saySets(book);
  for (const name of files.filter((file) =>
    /\ben(: |, fr)/.test(readFileSync(new URL(file, SOURCES), 'utf8')),
  )) {
    const module = await vi.importActual<{ readonly screen?: Screen }>(new URL(name, SOURCES).href);
    book.read(module);
    for (const action of ['size', 'draw']) book.read(module.screen?.puzzleTask({ do: action }));
  }
  const known = new Set<unknown>(sets);
  for (const words of made) if (!known.has(words.en)) book.sayOwn('own', words, OWN);
  await expect(book.text).toMatchFileSnapshot('./book.txt');
  expect(book.misprints).toEqual([]);
  // lessons.test.ts says the answers to wrong tries in lessons.
  expect(book.silentIn(SOURCES, (file) => !/\/learn\/[\w-]+\.ts$/.test(file))).toEqual([]);
});
