// Every sentence of the game can appear: whole games show each of them, in both languages.
import type { Decision, Frame } from '@planisphere/core';
import {
  type Action,
  HIDDEN,
  type Position,
  type StarExplorer,
  starExplorer,
} from '@planisphere/star-explorer';
import { wordsSuite } from '@planisphere/testkit';
import { starExplorerCard } from '../src/card.ts';
import { createGhost, ghostTable, rankName, starExplorerText } from '../src/text/index.ts';
import { at, CROSSED, event, SECOND, THIRD } from './positions.ts';

const LEO = '_ 9 | WYBRRBY RB R _ leo:_';
/** Both have drawn nothing at all. */
const SHARED =
  'A 5.6.7.8.9.10 | WYBRRBY RB R B cep:none hor:none ori:none crt:none leo:none her:none | BBWYWWR WY W W crv:none mus:none crb:none gem:none cyg:none sco:none';
/** One drawing for each cause of a refusal. */
const REFUSED = [
  [THIRD, 'A draw III h8-h9-h10'],
  [THIRD, 'A draw III k8-j9-i9-h8-g7-f7'],
  [SECOND, 'A draw II a7-b7'],
  [THIRD, 'A draw III f6-g7'],
  [SECOND, 'A draw II g10-h10'],
  [THIRD, 'A draw III h7-i6'],
  [THIRD, 'A draw III i9-j8,i8-j9'],
  [SECOND, 'A draw II h10-i10,h8-i8'],
  [CROSSED, 'A draw II i7-h7-h8-i9-j8,j7-i7'],
] as const;

wordsSuite<StarExplorer>({
  game: starExplorer,
  text: starExplorerText,
  card: starExplorerCard,
  sources: new URL('../src/', import.meta.url),
  replays: new URL('../replays/', import.meta.url),
  more: (frame) => [
    ...REFUSED.flatMap(([position, drawing]) => refusals(position, drawing, frame)),
    ...[THIRD, LEO].flatMap((position) => [...shownEverywhere(at(position), frame)]),
    ...starExplorerText.result(at(SHARED), frame),
    ...[1, 2, 3, 4, 5].map((rank) => rankName(rank, frame.locale)),
  ],
  findings: {
    'unknown-actor': { at: 'E' },
    'unknown-action': { at: 'jump' },
    'unknown-chance': { at: 'rain' },
    'words-of-seat': { at: 'side', of: ['2'] },
    'words-of-chance': { at: 'tile A', of: ['3'] },
    'bad-seat': { at: 'E' },
    'bad-kind': { at: 'green' },
    'unknown-round': { at: 'VII' },
    'too-long': { at: '' },
    'wrong-players': { at: '' },
    'wrong-words': { at: '' },
    'unknown-seat': { at: 'X' },
    'unknown-size': { at: '12' },
    'unknown-kind': { at: 'G' },
    'unknown-start': { at: 'GG' },
    'unknown-tile': { at: 'xyz' },
    'unknown-star': { at: 'z9' },
    'lone-star': { at: 'h8' },
    'no-line': { at: 'h8-a1' },
    'line-twice': { at: 'h8-h9' },
    'wrong-pile': { at: 'A: WYB', of: ['A'] },
    gap: { at: 'A: leo', of: ['A'] },
    'wrong-first': { at: 'D' },
    'too-many-rounds': { at: '5.6.7.8.9.10.7' },
    'SIZE-1': { at: '8.8', of: ['8', '1'] },
    'start-twice': { at: 'RB', of: ['RB'] },
    'tile-twice': { at: 'leo', of: ['leo'] },
    'too-many': { at: '', of: ['9', 'red', '4', '3'] },
    'out-of-step': { at: 'A: ', of: ['A'] },
    hidden: { at: 'A: ?', of: ['A'] },
    'SET-3': { at: 'A: Y', of: ['A', 'yellow'] },
    'SIZE-2': { at: 'A: R', of: ['A'] },
    'seven-unknown': { at: 'A: _', of: ['A'] },
    'wrong-tile': { at: 'A: leo', of: ['A', 'II', 'leo'] },
    'token-elsewhere': { at: 'B', of: ['A', 'B', 'III'] },
    'DRAW-4': { at: 'A: leo', of: ['A', 'II', 'leo'] },
  },
});

/** Why this drawing is refused, and why it is refused with every line drawn twice. */
function refusals(position: string, drawing: string, { locale }: Frame): readonly string[] {
  const { by, action } = event(drawing) as Decision<Action>;
  if (action.do !== 'draw' || action.drawing === HIDDEN) throw new Error(drawing);
  const twice = { ...action, drawing: [...action.drawing, ...action.drawing] };
  return [action, twice].map(
    (tried) => starExplorerText.whyNot?.(at(position), { seat: by, action: tried }, locale) ?? '',
  );
}

/** Holds a ghost over every place, turned and not, and once with all but one and all but two of its stars left out. */
function* shownEverywhere(view: Position, frame: Frame): Generator<string> {
  const ghost = createGhost(view, 0);
  if (ghost === undefined) throw new Error('nothing is to be drawn');
  for (let x = -5; x <= 5; x++)
    for (let y = -5; y <= 5; y++)
      for (const turns of [0, 1]) yield* ghostTable(view, { ...ghost, x, y, turns }, frame);
  for (const out of [0b11110, 0b111110, 0b01110, 0b000001]) yield* ghostTable(view, { ...ghost, out }, frame);
  // A screen that does not scroll has its own, shorter keys.
  yield* ghostTable(view, ghost, { ...frame, height: 24 });
}
