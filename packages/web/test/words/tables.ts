// Real values for the sentences around every table: set-up, people, hints, the end and the review.
import type { Locale } from '@planisphere/core';
import type { Samples } from '@planisphere/testkit/book';
import type { AdviceWords } from '../../src/table/advice/words/words.ts';
import type { FrameWords } from '../../src/table/frame/words/words.ts';
import type { OnlineWords } from '../../src/table/online/words/words.ts';
import type { PeopleWords } from '../../src/table/people/words/words.ts';
import type { RatingWords } from '../../src/table/rating/rating-words/words.ts';
import type { ReviewWords } from '../../src/table/review/words/words.ts';
import type { SetupWords } from '../../src/table/setup/words/words.ts';
import type { TextWords } from '../../src/table/text/words/words.ts';

const THINGS = {
  en: {
    round: 'round 4',
    other: 'round 6',
    line: 'Take Moon 4',
    agreed: 'an hour ago',
    time: 'a minute',
    both: 'Noé and Vera',
    good: 'good move',
    forms: ['take 4', 'play M4 note'],
    choice: 'Row',
    change: '−12 %',
    level: 'Master',
  },
  fr: {
    round: 'manche 4',
    other: 'manche 6',
    line: 'Prenez la Lune 4',
    agreed: 'il y a une heure',
    time: 'une minute',
    both: 'Noé et Vera',
    good: 'bon coup',
    forms: ['take 4', 'play M4 note'],
    choice: 'Rangée',
    change: '−12 %',
    level: 'Maître',
  },
} as const satisfies Record<Locale, unknown>;
const thingsIn = (locale: Locale): (typeof THINGS)[Locale] => THINGS[locale];

const NAME = [['Ada']] as const;
const GAME = [['Stellar']] as const;
const PEOPLE = [[undefined], ['Ada']] as const;
const COUNTS = [[0], [1], [3]] as const;

export function adviceSamples(locale: Locale): Samples<AdviceWords> {
  return {
    nextBest: [[thingsIn(locale).line]],
    toWin: [[81]],
    points: [
      [1, { certain: true }],
      [16, { certain: true }],
      [1, { certain: false }],
      [16, { certain: false }],
    ],
  };
}

export function frameSamples(): Samples<FrameWords> {
  return {
    handover: { done: NAME, pass: NAME, show: NAME },
    ending: {
      win: [[[undefined]], [['Ada']], [[undefined, 'Ada']], [['Ada', 'Noé']]],
      by: { resigned: PEOPLE, 'out-of-time': PEOPLE },
      points: [
        [
          [
            { name: undefined, points: 82 },
            { name: 'Ada', points: 1 },
          ],
        ],
      ],
    },
  };
}

export function onlineSamples(locale: Locale): Samples<OnlineWords> {
  const t = thingsIn(locale);
  return {
    waitingAt: GAME,
    tableTitle: [['Stellar', 'XKD-4PR']],
    shareText: GAME,
    bot: [[t.level]],
    dismiss: NAME,
    watching: [
      [['Noé'], 0],
      [['Noé', 'Vera'], 0],
      [['Noé', 'Vera'], 3],
    ],
    pace: { clock: [[60]], days: [[1], [3]] },
    spectators: [[true], [false]],
    mute: NAME,
    unmute: NAME,
    silence: NAME,
    unsilence: NAME,
    asks: { undo: NAME, abandon: NAME, rematch: NAME, hints: NAME, chat: NAME },
    replace: NAME,
    notice: NAME,
    timeLeft: [['Ada', '0:42']],
  };
}

export function peopleSamples(locale: Locale): Samples<PeopleWords> {
  const t = thingsIn(locale);
  return {
    lookingFor: GAME,
    waited: [[t.time]],
    pill: [['0:42']],
    here: NAME,
    play: NAME,
    fly: NAME,
    left: COUNTS,
    waitsFor: NAME,
    away: NAME,
    range: [[1440, 1640]],
    widerIn: COUNTS,
    begins: NAME,
    seats: [
      [1, 2],
      [2, 4],
    ],
    joinAt: [['Stellar', t.both]],
    invitedBy: [['Ada', 'Stellar']],
    busiest: locale === 'fr' ? [['19 h', '23 h']] : [['19:00', '23:00']],
    hour: [[0], [19]],
    noticesOf: COUNTS,
    startsIn: [[0], [1], [12]],
    lastHere: [
      [1, t.agreed],
      [4, t.agreed],
    ],
    minutesAgo: [[1], [12]],
    hoursAgo: [[1], [5]],
  };
}

export function ratingSamples(_: Locale): Samples<RatingWords> {
  return {
    spoken: [[1540, 62]],
    yours: [['Stellar', 'Relaxed']],
    expected: [[40]],
    par: [[0], [0.5], [1]],
    meaning: [[1540, 62]],
  };
}

export function reviewSamples(locale: Locale): Samples<ReviewWords> {
  const t = thingsIn(locale);
  const units = ['chance', 'points'] as const;
  const names = [undefined, 'Ada'] as const;
  return {
    howChance: [[undefined], ['Ada']],
    howPoints: [[undefined], ['Ada']],
    wonBy: [[undefined], ['Ada']],
    lostBy: [[undefined], ['Ada']],
    luckTold: names.flatMap((name) => [-12, -1, 0, 1, 12].map((luck) => [luck, name] as const)),
    ownTold: names.flatMap((name) =>
      units.flatMap((unit) => [
        [{ name, own: 0, unit, worst: 0, when: undefined }] as const,
        [{ name, own: 1, unit, worst: 1, when: t.round }] as const,
        [{ name, own: 24, unit, worst: 12, when: t.round }] as const,
        [{ name, own: 24, unit, worst: 12, when: undefined }] as const,
      ]),
    ),
    othersTold: names.flatMap((name) =>
      units.flatMap((unit) => [-12, -1, 0, 1, 12].map((amount) => ['Bea', amount, unit, name] as const)),
    ),
    turning: COUNTS,
    skyAt: [[t.round]],
    moveAt: [
      [t.round, undefined],
      [t.round, 'Ada'],
    ],
    scoreThen: [
      [
        [
          { name: undefined, points: 40 },
          { name: 'Ada', points: 38 },
        ],
      ],
      [[{ name: undefined, points: 40 }]],
    ],
    learntFrom: [[[t.round]], [[t.round, t.other]]],
    countedIn: (['chance', 'points', 'margin', 'risk', 'voyages'] as const).flatMap((unit) => [
      [unit, 9, undefined],
      [unit, 100, 'Ada'],
    ]),
    amounts: { points: COUNTS, margin: COUNTS, risk: COUNTS, voyages: COUNTS },
    linkText: GAME,
    progress: [[40]],
    counts: { great: COUNTS, good: COUNTS, slip: COUNTS, blunder: COUNTS },
    turn: [[7]],
    points: [[0], [1], [16]],
    row: [[t.round, t.good, t.change]],
    result: [
      [82, [79], true],
      [79, [82], false],
    ],
  };
}

export function setupSamples(): Samples<SetupWords> {
  return {
    withOthers: [[1], [2], [3]],
    seat: [[2]],
    nameOf: [[2]],
    likeMeText: [['Novice–Amateur', 12]],
    friend: [[1], [2]],
  };
}

export function textSamples(locale: Locale): Samples<TextWords> {
  const t = thingsIn(locale);
  return {
    notUnderstood: [[[]], [t.forms]],
    group: [[t.choice, '1, 2, 3']],
    cell: [[t.choice, '3']],
    noSuchThing: [['Pluto']],
    noSuchRule: [['TURN-99']],
  };
}
