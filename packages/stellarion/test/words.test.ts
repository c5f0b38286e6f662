// Every sentence of the game can appear: whole games show each of them, in both languages.
import { type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import { wordsSuite } from '@planisphere/testkit';
import { stellarionCard } from '../src/card.ts';
import { stellarionText } from '../src/text/index.ts';
import { after, at } from './at.ts';

/** Two nebulae that bring each other back until the same position has occurred three times. */
function repeating(): readonly Position[] {
  const empty = { beta: '-', gamma: '-', delta: '-', ship: '-', stars: '-', planet: '-' } as const;
  const start = at({
    decks: { ...empty, alpha: '^Na', nebula: '^NaNa' },
    discards: { alpha: 'SaSaNaTaTaPaPa', nebula: 'NbNbNgNgNdNd' },
  });
  const turns = [
    'A coordinate alpha nebula',
    'A recover alpha Na Na',
    'A coordinate alpha nebula',
    'A recover nebula Na Na',
  ];
  const positions = [start];
  for (const event of [...turns, ...turns]) {
    const last = positions.at(-1) as Position;
    if (last.ending === undefined) positions.push(after(last, event));
  }
  // After the second time, a turn that leads elsewhere: going back would be the third.
  const elsewhere = after(
    positions[4] as Position,
    'A coordinate alpha nebula',
    'A recover alpha Sa Na',
    'chance alpha Na',
  );
  positions.push(elsewhere);
  return positions;
}

const MISSING = { code: 'card-missing', weight: 'impossible', message: '', at: 'decks' } as const;
const THINGS = ['Sa', 'Nb', 'Tg', 'Pd', 'BH', 'MI', 'alpha', 'ship'];

wordsSuite<Stellarion>({
  game: stellarion,
  text: stellarionText,
  card: stellarionCard,
  sources: new URL('../src/', import.meta.url),
  replays: new URL('../replays/', import.meta.url),
  more: (frame) => [
    ...THINGS.flatMap((thing) => stellarionText.about(thing, frame.locale) ?? []),
    ...stellarionText.table(at({ table: 'solo+theories', theories: '-:-:P' }), frame),
    ...stellarionText.table(at({ table: 'duo', voyages: 'aa', piles: 'bbg/gdd' }), frame),
    stellarionText.finding?.({ ...MISSING, of: ['Sa', 'alpha', '0', '2'] }, frame) ?? '',
    ...stellarionText.result(at({ table: 'solo+sun', stage: 'over:sun' }), frame),
    ...repeating().flatMap((position) => [
      ...stellarionText.table(position, frame),
      ...(position.ending === undefined ? [] : stellarionText.result(position, frame)),
    ]),
  ],
  findings: {
    'unknown-actor': { at: 'C' },
    'unknown-verb': { at: 'jump', of: ['launch, waive'] },
    'bad-words': { at: 'scan', of: ['scan alpha'] },
    'repeated-expansion': { at: 'expansions', of: ['sun'] },
    'track-without-sun': { at: 'track', of: ['hard'] },
    'too-long': { at: '' },
    'wrong-length': { at: '', of: ['11'] },
    'card-too-many': { at: 'decks', of: ['Sa', 'alpha', '3', '2'] },
    'card-missing': { at: 'decks', of: ['Sa', 'alpha', '1', '2'] },
    'voyages-count': { at: 'voyages', of: ['9', '8'] },
    'voyages-galaxy': { at: 'voyages', of: ['alpha'] },
    'voyages-unlaid': { at: 'voyages' },
    'pile-of-three': { at: 'piles', of: ['A'] },
    'theory-missing': { at: 'theories' },
    'too-many-meteors': { at: 'sun', of: ['5'] },
    'won-too-early': { at: 'stage' },
    'won-already': { at: 'stage' },
    'deck-covered': { at: 'decks', of: ['alpha'] },
    'nothing-possible': { at: 'stage' },
    'impossible-stage': { at: 'stage' },
    'unknown-stage': { at: 'stage' },
    'unknown-ending': { at: 'stage' },
    'bad-stage': { at: 'stage' },
    'bad-table': { at: 'table' },
    'bad-turn': { at: 'turn' },
    'bad-decks': { at: 'decks' },
    'bad-discards': { at: 'discards' },
    'bad-outpost': { at: 'outpost' },
    'bad-voyages': { at: 'voyages' },
    'bad-piles': { at: 'piles' },
    'bad-stars': { at: 'stars' },
    'bad-theories': { at: 'theories' },
    'bad-sun': { at: 'sun' },
    'bad-past': { at: 'past' },
    'not-canonical': { at: 'decks', of: ['^Sa(NaPa)Ta'] },
    'stars-count': { at: 'stars', of: ['7', '6'] },
    'meteors-spent': { at: 'sun' },
    'past-with-sun': { at: 'past' },
  },
});
