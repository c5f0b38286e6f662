// Real values for the sentences of the boards of Stellar and Star Explorer.
import type { Locale } from '@planisphere/core';
import { cardOf, TYPES } from '@planisphere/stellar';
import type { Samples } from '@planisphere/testkit/book';
import type { Words as StarExplorerWords } from '../../src/games/star-explorer/words/words.ts';
import type { Words as StellarWords } from '../../src/games/stellar/words/words.ts';

const CARDS = [...TYPES.map((_, type) => cardOf(type, 4)), cardOf(0, 6)];

export const THINGS = {
  en: {
    moon: 'Moon 4',
    satellite: 'Satellite 2',
    asteroid: 'Asteroid 3',
    hole: 'Black hole 5',
    cloud: 'Cloud 1',
    moons: 'Moons',
    gain: 'plus 3 points',
    slot: 'in slot 4',
    drew: 'You drew Moon 4',
    kind: 'blue',
    other: 'white',
    everybody: 'Noé and Vera',
    both: 'red or blue',
    drawing: 'Drawing',
    rank: 'Observer',
    level: 'Master',
  },
  fr: {
    moon: 'Lune 4',
    satellite: 'Satellite 2',
    asteroid: 'Astéroïde 3',
    hole: 'Trou noir 5',
    cloud: 'Nuage 1',
    moons: 'Lunes',
    gain: 'plus 3 points',
    slot: 'à l’emplacement 4',
    drew: 'Vous piochez la Lune 4',
    kind: 'bleue',
    other: 'blanche',
    everybody: 'Noé et Vera',
    both: 'rouge ou bleue',
    drawing: 'Dessine',
    rank: 'Observateur',
    level: 'Maître',
  },
} as const satisfies Record<Locale, unknown>;

const PEOPLE = [[undefined], ['Ada']] as const;
export const NAME = [['Ada']] as const;
const CHOOSERS = [[['Ada']], [['Ada', 'Noé']]] as const;
const AREAS = ['tel', 'note', undefined] as const;

export function stellarSamples(locale: Locale): Samples<StellarWords> {
  const t = THINGS[locale];
  const cards = [[t.moon], [t.asteroid], [t.hole], [t.cloud], [t.satellite]] as const;
  return {
    card: CARDS.map((card) => [card]),
    cardLabel: CARDS.map((card) => [card]),
    faceDownOwn: [[t.moon]],
    bot: [[t.level]],
    board: PEOPLE,
    handOf: PEOPLE,
    cards: [[0], [1], [2]],
    notebookStack: [[t.moons, '2, 3, 4']],
    diversityOf: [[1], [3]],
    telescopeOf: PEOPLE,
    ledgerColumns: { how: NAME, points: NAME },
    toTelescope: [[4]],
    slot: [[4]],
    slotFree: [[4]],
    slotLegal: [
      [4, undefined],
      [4, t.gain],
    ],
    stackLegal: [
      [t.moons, undefined],
      [t.moons, t.gain],
    ],
    gain: [[-2], [-1], [0], [1], [3]],
    rowCard: [[3, t.moon]],
    rowEmpty: [[3]],
    roundOf: [[4, 11]],
    knownToOther: NAME,
    say: {
      startChosen: [
        [t.moon, t.satellite],
        [t.asteroid, t.hole],
      ],
      offer: NAME,
      playChosen: cards,
      faceDown: cards,
      down: [[t.moon]],
      armed: [[t.moon, t.slot]],
      placeTelescope: cards,
      placeNotebook: cards,
      drawn: cards,
      keepChosen: [[t.moon]],
      thinking: NAME,
      waiting: PEOPLE,
      moved: [['Ada', t.moon]],
      elsewhere: NAME,
      begins: [
        [undefined, 'lot'],
        ['Ada', 'table'],
      ],
      chooses: {
        start: CHOOSERS,
        keep: CHOOSERS,
        offer: CHOOSERS,
        take: CHOOSERS,
        play: CHOOSERS,
        place: CHOOSERS,
      },
      inSlot: [[4]],
      followsRow: AREAS.map((area) => ['4', 4, t.moon, area]),
      followsGap: AREAS.map((area) => ['4', area]),
      followsZero: AREAS.map((area) => [area]),
    },
  };
}

export function starExplorerSamples(locale: Locale): Samples<StarExplorerWords> {
  const t = THINGS[locale];
  return {
    disc: [
      [undefined, 'III'],
      ['Ada', 'III'],
    ],
    say: {
      size: [['III']],
      draw: [['Cepheus']],
      ready: [['Ada'], [t.everybody]],
      waiting: [['Ada'], [t.everybody]],
      thinking: NAME,
      scoring: [
        ['III', 1],
        ['III', 16],
      ],
      chooses: { side: CHOOSERS, seven: CHOOSERS, size: CHOOSERS, draw: CHOOSERS },
    },
    ghost: {
      fits: [[5], [10]],
      part: [
        [1, 4],
        [6, 1],
        [6, 2],
      ],
      nothing: [[3]],
      crossing: [[1], [2]],
      lies: [
        ['Cepheus', 3, 2, 0],
        ['Cepheus', 3, 2, 1],
        ['Cepheus', 3, 2, 3],
      ],
      brings: [
        [1, 1],
        [4, -2],
        [16, 22],
      ],
      costs: [[1], [3]],
    },
    act: {
      confirm: [
        ['Cepheus', 1],
        ['Cepheus', 16],
        ['Cepheus', -3],
        ['Cepheus', 0],
      ],
      confirmNothing: [[-3], [0]],
      leaveOut: [
        [1, 3],
        [2, 6],
      ],
      call: [[7]],
      takeSide: [[t.kind]],
      useSeven: [[t.kind]],
    },
    ledger: { lastRound: [['III']], called: [[7]] },
    tile: {
      label: [['Cepheus', 5, t.kind]],
      thisRound: [[t.kind]],
      pays: [
        [
          { kind: t.kind, points: 2 },
          { kind: t.other, points: 1 },
        ],
      ],
      back: [[7, t.kind]],
    },
    sizes: { used: [[7]], current: [[7]], option: [[7, t.both]], others: [['Ada 7, Noé 8']] },
    rivals: {
      look: [
        ['Ada', 1, t.drawing],
        ['Ada', 16, t.drawing],
      ],
      sky: NAME,
    },
    explore: { star: [['e7', t.kind, { ring: 2, hour: 3, angle: 0 }]], usedBy: [['Cepheus']] },
  };
}
