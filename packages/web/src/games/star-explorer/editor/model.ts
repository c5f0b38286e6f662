// Setting up a position of Star Explorer: backs and starting tiles, the sizes called, the tile of each round and what was drawn of it.
import {
  KINDS,
  LINES,
  makeDrawing,
  makeLine,
  PILE,
  parseDrawing,
  parseTile,
  ROUNDS,
  STARTS,
  TILES,
} from '@planisphere/star-explorer';
import {
  type Choice,
  type EditorModel,
  heldAt,
  type Piece,
  type Place,
  type Sketch,
  withChoice,
} from '../../../table/editor/model.ts';

const SEATS: readonly string[] = ['A', 'B', 'C', 'D'];
const NOT_YET = '_';
const HIDDEN = '?';
const NOTHING = 'none';
export const LETTERS: readonly string[] = KINDS.map((kind) => kind[0]?.toUpperCase() ?? '');
const letterOf = (kind: string): string => kind[0]?.toUpperCase() ?? '';
const STARTING_TILES: readonly string[] = STARTS.map(([one, two]) => letterOf(one) + letterOf(two));
const SIZES = ['5', '6', '7', '8', '9', '10'];
const ROUND_NUMBERS: readonly number[] = Array.from({ length: ROUNDS }, (_, index) => index + 1);
const DRAWN: readonly string[] = [...LINES.map((_, line) => makeLine(line)), NOTHING, HIDDEN];
const PIECES: readonly Piece[] = [
  ...TILES.map(({ id }) => ({ id, copies: 1 })),
  ...[...LETTERS, ...DRAWN].map((id) => ({ id, copies: undefined })),
];
/** No tile has more. */
const MOST_LINES = 20;

const playersOf = ({ chosen }: Sketch): number => Number(chosen.players ?? '1');
export const seatsOf = (sketch: Sketch): readonly string[] => SEATS.slice(0, playersOf(sketch));

export const model: EditorModel = {
  empty: { held: {}, chosen: { players: '1' } },
  read,
  write,
  places: (sketch) =>
    seatsOf(sketch).flatMap((seat): readonly Place[] => [
      ...PILE.map((_, index) => ({ id: `${seat}.back.${index + 1}`, most: 1 })),
      ...ROUND_NUMBERS.map((round) => ({ id: `${seat}.tile.${round}`, most: 1 })),
      ...ROUND_NUMBERS.map((round) => ({ id: `${seat}.draw.${round}`, most: MOST_LINES })),
    ]),
  pieces: () => PIECES,
  alias: (piece) => {
    const [from, to] = piece.split('-');
    return to === undefined ? undefined : `${to}-${from}`;
  },
  choices,
  fits: (_, piece, place) => {
    if (place.includes('.back.')) return LETTERS.includes(piece);
    if (place.includes('.tile.')) return parseTile(piece) !== undefined;
    return DRAWN.includes(piece);
  },
  ordered: (place, held) => {
    if (!place.includes('.draw.')) return held;
    // "Nothing" or "hidden" is a whole drawing; a line is drawn once.
    const last = held.at(-1);
    if (last === NOTHING || last === HIDDEN) return [last];
    return [...new Set(held)].filter((each) => each !== NOTHING && each !== HIDDEN);
  },
  chose: (sketch, id, value) => {
    const next = withChoice(sketch, id, value);
    const isGone = id === 'players' && SEATS.indexOf(sketch.chosen.first ?? '') >= Number(value);
    return isGone || (value === '1' && id === 'players') ? withChoice(next, 'first', NOT_YET) : next;
  },
};

function choices(sketch: Sketch): readonly Choice[] {
  const { chosen } = sketch;
  const of = (id: string): string => chosen[id] ?? NOT_YET;
  const called = ROUND_NUMBERS.filter((round) => round === 1 || of(`size.${round - 1}`) !== NOT_YET);
  const sides = [NOT_YET, ...LETTERS, HIDDEN];
  return [
    { id: 'players', value: chosen.players ?? '1', values: ['1', '2', '3', '4'] },
    ...(playersOf(sketch) > 1
      ? [{ id: 'first', value: of('first'), values: [NOT_YET, ...seatsOf(sketch)] }]
      : []),
    ...called.map((round) => ({
      id: `size.${round}`,
      value: of(`size.${round}`),
      values: [NOT_YET, ...SIZES],
    })),
    ...seatsOf(sketch).flatMap((seat) => [
      { id: `${seat}.start`, value: of(`${seat}.start`), values: [NOT_YET, ...STARTING_TILES] },
      { id: `${seat}.side`, value: of(`${seat}.side`), values: sides },
      { id: `${seat}.seven`, value: of(`${seat}.seven`), values: sides },
    ]),
  ];
}

/** The list up to its first gap. */
function untilGap(list: readonly (string | undefined)[]): readonly string[] {
  const gap = list.findIndex((each) => each === undefined || each === NOT_YET);
  return list.slice(0, gap < 0 ? list.length : gap) as readonly string[];
}

function write(sketch: Sketch): string {
  const { chosen } = sketch;
  const sizes = untilGap(ROUND_NUMBERS.map((round) => chosen[`size.${round}`]));
  const first = playersOf(sketch) > 1 ? (chosen.first ?? NOT_YET) : NOT_YET;
  const board = (seat: string): string => {
    const backs = untilGap(PILE.map((_, index) => heldAt(sketch, `${seat}.back.${index + 1}`)[0]));
    const tiles = untilGap(ROUND_NUMBERS.map((round) => heldAt(sketch, `${seat}.tile.${round}`)[0]));
    return [
      backs.join('') || NOT_YET,
      ...['start', 'side', 'seven'].map((choice) => chosen[`${seat}.${choice}`] ?? NOT_YET),
      ...tiles.map((tile, index) => `${tile}:${drawingOf(heldAt(sketch, `${seat}.draw.${index + 1}`))}`),
    ].join(' ');
  };
  return [`${first} ${sizes.join('.') || NOT_YET}`, ...seatsOf(sketch).map(board)].join(' | ');
}

/** The canonical notation of a drawing. */
function drawingOf(held: readonly string[]): string {
  const [only] = held;
  if (only === undefined) return NOT_YET;
  if (only === NOTHING || only === HIDDEN) return only;
  const drawing = parseDrawing(held.join(','));
  return drawing.ok ? makeDrawing(drawing.value) : NOT_YET;
}

function read(line: string): Sketch | undefined {
  const [head = '', ...boards] = line.trim().split(' | ');
  const [first = '', sizes = '', ...more] = head.split(' ');
  if (boards.length < 1 || boards.length > SEATS.length || more.length > 0 || sizes === '') return undefined;
  const held: Record<string, readonly string[]> = {};
  const chosen: Record<string, string> = { players: String(boards.length) };
  if (SEATS.slice(0, boards.length).includes(first) && boards.length > 1) chosen.first = first;
  for (const [index, size] of sizes.split('.').entries())
    if (SIZES.includes(size) && index < ROUNDS) chosen[`size.${index + 1}`] = size;
  for (const [index, words] of boards.entries()) {
    const seat = SEATS[index] ?? 'A';
    const [backs = '', start = '', side = '', seven = '', ...rounds] = words.split(' ');
    for (const [at, letter] of [...backs].entries())
      if (LETTERS.includes(letter) && at < PILE.length) held[`${seat}.back.${at + 1}`] = [letter];
    if (STARTING_TILES.includes(start)) chosen[`${seat}.start`] = start;
    if ([...LETTERS, HIDDEN].includes(side)) chosen[`${seat}.side`] = side;
    if ([...LETTERS, HIDDEN].includes(seven)) chosen[`${seat}.seven`] = seven;
    for (const [at, word] of rounds.slice(0, ROUNDS).entries()) {
      const [tile = '', drawn = NOT_YET] = word.split(':');
      if (parseTile(tile) === undefined) break;
      held[`${seat}.tile.${at + 1}`] = [tile];
      const pieces = piecesOf(drawn);
      if (pieces.length > 0) held[`${seat}.draw.${at + 1}`] = pieces;
    }
  }
  return { held, chosen };
}

function piecesOf(drawn: string): readonly string[] {
  if (drawn === NOTHING || drawn === HIDDEN) return [drawn];
  if (drawn === NOT_YET) return [];
  const drawing = parseDrawing(drawn);
  return drawing.ok ? drawing.value.map(makeLine) : [];
}
