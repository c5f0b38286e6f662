// Real values for the sentences of the pages and of what surrounds every board.
import type { Locale } from '@planisphere/core';
import type { Samples } from '@planisphere/testkit/book';
import type { Messages } from '../../src/base/words/messages.ts';
import type { AnalysisWords } from '../../src/pages/analysis/words/words.ts';
import type { EmbedWords } from '../../src/pages/embed/words/words.ts';
import type { LeaderboardWords } from '../../src/pages/leaderboard/words/words.ts';
import type { LearnWords } from '../../src/pages/learn/words/words.ts';
import type { LevelWords } from '../../src/pages/levels/words/words.ts';
import type { LogbookWords } from '../../src/pages/logbook/words/words.ts';
import type { OperatorWords } from '../../src/pages/operator/words/words.ts';
import type { PersonWords } from '../../src/pages/person/words/words.ts';
import type { PuzzleWords } from '../../src/pages/puzzles/words/words.ts';
import type { ReplayWords } from '../../src/pages/replay/words/words.ts';
import type { SettingsWords } from '../../src/pages/settings/words/words.ts';
import type { StudyWords } from '../../src/pages/study/words/words.ts';
import type { TournamentWords } from '../../src/pages/tournaments/words/words.ts';

const THINGS = {
  en: {
    rule: 'Take one card from the row.',
    hint: 'Look at your moons.',
    day: '3 May',
    month: 'May 2026',
    round: 'round 4',
    lesson: 'The notebook multiplies',
    learnt: 'stars in the telescope times the longest run in the notebook.',
    dealt: 'Moon 4 is dealt to place 3.',
    fault: 'A card is named that this game does not have.',
    undo: 'Undo',
    contest: 'Monday arena',
    terms: 'Brisk, 1 h',
    moment: 'Friday at 20:30',
    moon: 'half moon',
    level: 'Novice',
    pace: 'Relaxed',
    best: '81 %',
    next: '21 %',
    sky: '12',
    week: 'A week',
  },
  fr: {
    rule: 'Prenez une carte de la rangée.',
    hint: 'Regardez vos lunes.',
    day: '3 mai',
    month: 'mai 2026',
    round: 'manche 4',
    lesson: 'Le carnet multiplie',
    learnt: 'les étoiles du télescope fois la plus longue série du carnet.',
    dealt: 'La Lune 4 arrive en position 3.',
    fault: 'Cette carte n’existe pas dans ce jeu.',
    undo: 'Annuler',
    contest: 'Arène du lundi',
    terms: 'Vif, 1 h',
    moment: 'vendredi à 20:30',
    moon: 'demi-lune',
    level: 'Novice',
    pace: 'Tranquille',
    best: '81 %',
    next: '21 %',
    sky: '12',
    week: 'Une semaine',
  },
} as const satisfies Record<Locale, unknown>;
const thingsIn = (locale: Locale): (typeof THINGS)[Locale] => THINGS[locale];

const NAME = [['Ada']] as const;
const GAME = [['Stellar']] as const;
const COUNTS = [[0], [1], [5]] as const;

export function shellSamples(locale: Locale): Samples<Messages> {
  const t = thingsIn(locale);
  return {
    player: [[2]],
    table: {
      refused: [[t.rule]],
      rule: [['TURN-2']],
      hint: [[t.hint], [t.hint, 2]],
      botLate: NAME,
      botFailed: NAME,
    },
    home: {
      minutes: [[30]],
      players: [['2'], ['1–4']],
      age: [[10]],
      waitingNow: [[1], [3]],
      waitAbout: [[1], [4]],
      hereNow: [[1], [3]],
      learnIn: [[4]],
      learnDone: [
        [1, 6],
        [2, 6],
      ],
      lessonsDone: [
        [1, 6],
        [6, 6],
      ],
    },
  };
}

export function learnSamples(locale: Locale): Samples<LearnWords> {
  const t = thingsIn(locale);
  return {
    called: [[2, 6, t.lesson]],
    minutes: [[4]],
    lessons: [[6]],
    lessonOf: [[2, 6]],
    learnt: [[t.learnt]],
    upNext: [[t.lesson]],
  };
}

export function leaderboardSamples(locale: Locale): Samples<LeaderboardWords> {
  const t = thingsIn(locale);
  return {
    about: [
      ['Stellar', t.pace, 1, 1],
      ['Stellar', t.pace, 413, 2906],
    ],
    bot: [[t.level]],
    placeOf: [[84, 413]],
    playBot: NAME,
    people: [
      [1, 1400],
      [12, 1500],
    ],
  };
}

export function levelSamples(locale: Locale): Samples<LevelWords> {
  const t = thingsIn(locale);
  return {
    against: [[t.level]],
    wins: [[83]],
    between: [[77, 89, 120]],
    points: [[149.3]],
    usually: [[139, 160, 1000]],
    rate: [[60, 52, 68, 150]],
    told: [[t.level, t.pace, t.round]],
    noticed: [[85, t.lesson]],
    goesBy: [[t.lesson]],
  };
}

export function operatorSamples(locale: Locale): Samples<OperatorWords> {
  const t = thingsIn(locale);
  const did = [['lea', 'Ada']] as const;
  return {
    as: [['lea']],
    here: COUNTS,
    games: COUNTS,
    waiting: COUNTS,
    toRead: COUNTS,
    nodes: COUNTS,
    today: COUNTS,
    open: COUNTS,
    people: [[1], [2]],
    compared: [
      [t.pace, 1, 1],
      [t.pace, 12, 140],
    ],
    between: [[t.next, t.best]],
    usual: [[t.next, t.best, 12]],
    tooFew: [[0], [1], [4]],
    bots: [[`${t.level} ${t.next}`]],
    since: [
      [t.month, 1],
      [t.month, 2],
    ],
    rating: [
      ['1540 ±62', 'Stellar', t.pace, 1],
      ['1540 ±62', 'Stellar', t.pace, 31],
    ],
    reported: [['Ada', t.day]],
    table: [['K7M-2PQ']],
    said: NAME,
    quoted: [['Hello.']],
    sure: { mute: NAME, ban: NAME },
    follows: { mute: NAME, ban: NAME },
    reads: NAME,
    impose: { mute: [[t.week]], ban: [[t.week]] },
    until: { mute: [[t.day]], ban: [[t.day]] },
    lift: NAME,
    deeds: { nothing: did, mute: did, ban: did, unmute: did, unban: did },
  };
}

export function personSamples(locale: Locale): Samples<PersonWords> {
  const t = thingsIn(locale);
  return {
    since: [[t.month]],
    lastHere: COUNTS,
    inviteOf: NAME,
    sky: [['Stellar', 82, 2, 9]],
    listGames: [
      [t.pace, 1],
      [t.pace, 142],
    ],
    graph: [
      [1, 1540, 62],
      [38, 1540, 62],
    ],
    bots: [['Tycho 1670']],
    outcome: [[0], [0.5], [1]],
    par: [[0], [0.5], [1]],
    score: [
      [0, 1, 2],
      [5, 1, 6],
    ],
    between: [['Ada']],
  };
}

export function logbookSamples(locale: Locale): Samples<LogbookWords> {
  const t = thingsIn(locale);
  return {
    kept: [[t.month]],
    paperGame: [['Stellar', 'Ada 82, Zoé 79']],
    forgetPaper: GAME,
    gamesOf: COUNTS,
    best: [[133]],
    mean: [['97']],
    group: [
      ['novice', t.level],
      ['friends', undefined],
      ['between', undefined],
      ['1', undefined],
      ['2', undefined],
      ['3', undefined],
      ['4', undefined],
    ],
    lastGames: [[1], [12]],
    longest: [[4]],
    now: [[2]],
    nights: [
      [1, 28],
      [9, 28],
    ],
    nightPlayed: [[t.day, 82]],
    nightMissed: [[t.day]],
    reviewed: COUNTS,
    spot: [
      ['Stellar', { luck: '+8', skill: '−12', others: undefined }],
      ['Stellar', { luck: '+8', skill: '−12', others: '−4' }],
    ],
    amount: [
      ['chance', 8],
      ['points', -3],
      ['points', 0],
    ],
    puzzlesOf: [
      [1, 1, 100],
      [9, 12, 50],
    ],
    assisted: [[1], [3]],
  };
}

export function puzzleSamples(locale: Locale): Samples<PuzzleWords> {
  const t = thingsIn(locale);
  return {
    daily: [[t.day]],
    numbered: [[3]],
    beginWith: [[1], [5]],
    value: [
      ['percent', 81],
      ['points', 1],
      ['points', 16],
    ],
    short: [
      ['percent', 81],
      ['points', 16],
    ],
    about: [
      [t.best, t.next, 'percent'],
      ['16 points', '9 points', 'points'],
    ],
    missed: [
      [t.next, t.best, 'percent'],
      ['9 points', '16 points', 'points'],
    ],
    left: [[1], [2]],
    look: [[t.hint]],
    solvedAt: [[1], [2], [3], [4]],
    plain: [
      [t.best, t.next, 'percent'],
      ['16 points', '9 points', 'points'],
    ],
    rating: [[3]],
    attempt: [[1], [2], [3], [4]],
    streak: COUNTS,
    dayWith: [[t.day, t.moon]],
    progress: [
      [1, 20],
      [9, 20],
    ],
    state: [
      [3, undefined],
      [3, true],
      [3, false],
    ],
  };
}

export function replaySamples(locale: Locale): Samples<ReplayWords> {
  const t = thingsIn(locale);
  return {
    watch: [[t.lesson]],
    watchFor: [[4]],
    place: [['options.first']],
    entry: [[41]],
    against: [[t.rule]],
    game: GAME,
    paceOf: [['2']],
    standing: [[41, 120, t.dealt]],
    eventOf: [[41, 120]],
    fairly: {
      dealText: [
        [60, 61],
        [61, 61],
      ],
      dealUnknown: [[61]],
      each: [[61]],
      due: [[t.dealt]],
      checked: [[12]],
    },
    whatIf: {
      nameFor: [[t.round]],
      fromHere: [[0], [41]],
      leftAt: [[0], [41]],
      remove: [[t.lesson]],
      instead: [['82–79', '79–82']],
      turning: [
        [t.round, 1],
        [t.round, 12],
        [t.round, -12],
      ],
    },
  };
}

export function settingsSamples(locale: Locale): Samples<SettingsWords> {
  const t = thingsIn(locale);
  return {
    keyFor: [[t.undo, 'U']],
    pressKey: [[t.undo]],
    keyIs: [[t.undo, 'U']],
    keyTaken: [['U', t.undo]],
    eraseFailed: [[t.fault]],
    mail: { to: [['ada@example.com']], sent: [['ada@example.com']] },
    devices: { welcome: NAME, seen: [[t.day]], made: [[t.day]], quietZone: [['Europe/Paris']] },
  };
}

export function analysisSamples(locale: Locale): Samples<AnalysisWords> {
  const t = thingsIn(locale);
  return {
    of: GAME,
    effort: [
      [1, 1],
      [4, 12_000],
    ],
    percent: [['81']],
    points: [
      ['16', 16],
      ['0,6', 0.6],
    ],
    error: [['2']],
    margin: [
      ['+3', 3],
      ['+1', 1],
    ],
    play: [[t.rule]],
    linkText: GAME,
    seat: [['A']],
  };
}

export function studySamples(locale: Locale): Samples<StudyWords> {
  const t = thingsIn(locale);
  const places = { en: ['slot 4', 'place 2'], fr: ['emplacement 4', 'position 2'] } as const;
  const [from, to] = places[locale];
  return {
    wrongFile: [[t.fault]],
    chapter: [[3, 6]],
    untitledChapter: [[3]],
    otherVersion: [['Ada', t.lesson]],
    removeComment: [[t.hint]],
    written: [['Ada', t.day]],
    pickTo: [[from]],
    ringAt: [[from]],
    arrowAt: [[from, to]],
    removeMark: [[`${from} → ${to}`]],
    looksAt: [['Ada', t.lesson]],
    follow: NAME,
    following: NAME,
    leads: NAME,
    linkText: [[t.lesson]],
  };
}

export function embedSamples(locale: Locale): Samples<EmbedWords> {
  const t = thingsIn(locale);
  return { position: GAME, badPosition: [[t.fault]], daily: [['Stellar', t.day]] };
}

export function tournamentSamples(locale: Locale): Samples<TournamentWords> {
  const t = thingsIn(locale);
  const kinds = ['arena', 'swiss', 'cup'] as const;
  const deal = [['IV']] as const;
  return {
    goInTo: [[t.contest]],
    joinTo: [[t.contest]],
    dayCup: [[t.day]],
    people: COUNTS,
    left: [['24 min']],
    minutes: [[24]],
    hours: [
      [6, 0],
      [6, 42],
    ],
    days: [
      [1, 0],
      [1, 3],
    ],
    rounds: COUNTS,
    roundOf: [[2, 5]],
    deals: COUNTS,
    details: kinds.map((kind) => [kind, 'Stellar', t.terms] as const),
    deal,
    against: [['Ada', 'Noé']],
    span: [[1, 9, 64]],
    notBegun: [[t.moment]],
    isOver: [
      [1, 29],
      [2, 29],
      [3, 29],
      [4, 29],
      [11, 29],
    ],
    playDeal: deal,
    goOnDeal: deal,
    winnerAmong: [[5, 32]],
  };
}
