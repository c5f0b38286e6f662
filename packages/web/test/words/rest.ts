// Real values for the sentences of what opens later: the end, the rules, the set-up and the like.
import type { Locale } from '@planisphere/core';
import type { Samples } from '@planisphere/testkit/book';
import type { RestWords as StarExplorerWords } from '../../src/games/star-explorer/words/rest.ts';
import type { RestWords as StellarWords } from '../../src/games/stellar/words/rest.ts';
import type { RestWords as StellarionWords } from '../../src/games/stellarion/words/rest.ts';
import { NAME, THINGS } from './boards.ts';

export function stellarRestSamples(locale: Locale): Samples<StellarWords> {
  const t = THINGS[locale];
  return {
    end: {
      because: [
        [82, 79, []],
        [82, 79, [t.moons]],
      ],
      sectionsWon: [[1], [2], [3]],
      longest: [[t.moons, 15]],
      of: [[3, 5]],
      leftOver: [[[]], [[t.moon]], [[t.moon, t.moon]]],
      shareText: [[82, 79]],
    },
    handover: { done: NAME, pass: NAME, show: NAME },
    about: { stars: [[0], [1], [3]], copies: [[1], [2]] },
  };
}

export function starExplorerRestSamples(locale: Locale): Samples<StarExplorerWords> {
  const t = THINGS[locale];
  return {
    end: {
      share: [[t.everybody]],
      solo: [[133]],
      rank: [[2, t.rank]],
      ahead: [
        [133, 1, 'Ada'],
        [133, 12, 'Ada'],
      ],
      tieBreak: [[133]],
      tied: [[133]],
      behind: [
        [120, 1, 'Ada'],
        [120, 13, 'Ada'],
      ],
      pictureTitle: [[133]],
      shareText: [[133]],
    },
    handover: { done: NAME, pass: NAME, show: NAME },
    text: { drawIt: [[16], [-3]] },
  };
}

export function stellarionRestSamples(): Samples<StellarionWords> {
  return {
    end: {
      sum: [
        [1, 8, 1],
        [8, 8, 24],
      ],
    },
    setup: {
      toFly: [[8]],
      harder: [['Hypatia', '81 %', '21 %']],
      learnFirst: [[3]],
      more: [[1], [2]],
      starsOf: [[0], [1], [2]],
      levelsWin: [['Novice 4 %, Hypatia 81 %']],
      botWins: [['Hypatia']],
      summary: [
        [8, 1, 1],
        [9, 0, 2],
        [9, 3, 2],
      ],
    },
    stats: {
      together: [['Hypatia']],
      starsOf: [[0], [1], [3]],
      weighed: [[1], [3]],
      weighedOne: [
        ['+8 %', '−12 %', undefined],
        ['+8 %', '−12 %', '−3 %'],
      ],
    },
  };
}
