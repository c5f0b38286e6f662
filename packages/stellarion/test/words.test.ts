// No sentence of the game is written for nobody: each is said somewhere in whole games, in both languages.
import { type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import { wordsSuite } from '@planisphere/testkit';
import { stellarionText } from '../src/text/index.ts';
import { after, at } from './at.ts';

/** Two nebulae that bring each other back until the same position has come three times. */
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
  // From the second time, a turn that leads elsewhere: the way back would be the third.
  const elsewhere = after(
    positions[4] as Position,
    'A coordinate alpha nebula',
    'A recover alpha Sa Na',
    'chance alpha Na',
  );
  positions.push(elsewhere);
  return positions;
}

const THINGS = ['Sa', 'Nb', 'Tg', 'Pd', 'BH', 'MI', 'alpha', 'ship'];

wordsSuite<Stellarion>({
  game: stellarion,
  text: stellarionText,
  sources: new URL('../src/text/', import.meta.url),
  replays: new URL('../replays/', import.meta.url),
  more: (frame) => [
    ...THINGS.flatMap((thing) => stellarionText.about(thing, frame.locale) ?? []),
    ...stellarionText.table(at({ table: 'solo+theories', theories: '-:-:P' }), frame),
    ...stellarionText.table(at({ table: 'duo', voyages: 'aa', piles: 'bbg/gdd' }), frame),
    ...stellarionText.result(at({ table: 'solo+sun', stage: 'over:sun' }), frame),
    ...repeating().flatMap((position) => [
      ...stellarionText.table(position, frame),
      ...(position.ending === undefined ? [] : stellarionText.result(position, frame)),
    ]),
  ],
});
