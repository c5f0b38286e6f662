// Positions as one line: `B 10.7 | RWYBRWY RW R B sco:b5-c4-d5 ori:_ | …`. First player, sizes called, then a board per
// seat: backs, starting tile, side, first seven, and tile with drawing for each round.
import {
  type Decoded,
  decodedFrom,
  type Fault,
  type Finding,
  fail,
  type Inspection,
  impossible,
  makeSeat,
  ok,
  parseSeat,
  type Seat,
} from '@planisphere/core';
import type { Kind } from '../rules/components.ts';
import { type Board, HIDDEN, type Hidden, type Position } from '../rules/position.ts';
import { PILE, type Size, tileOf } from '../rules/tiles.ts';
import { soundness } from './sound.ts';
import { makeDrawing, parseDrawing } from './trails.ts';
import { kindOfLetter, letterOf, makeStart, parseSize, parseStart, parseTileWord } from './words.ts';

const EMPTY = '_';
const BETWEEN = ' | ';
/** A bound for input from strangers: no position is nearly this long. */
const LONGEST = 4000;

export function makePosition({ first, sizes, boards }: Position): string {
  const head = `${first === undefined ? EMPTY : makeSeat(first)} ${sizes.length === 0 ? EMPTY : sizes.join('.')}`;
  return [head, ...boards.map(makeBoard)].join(BETWEEN);
}

function makeBoard({ backs, start, side, seven, tiles, drawings }: Board): string {
  const rounds = tiles.map((tile, index) => `${tileOf(tile).id}:${makeAnswer(drawings[index])}`);
  const pile = backs.length === 0 ? EMPTY : backs.map(letterOf).join('');
  return [
    pile,
    start === undefined ? EMPTY : makeStart(start),
    makeChoice(side),
    makeChoice(seven),
    ...rounds,
  ].join(' ');
}

function makeChoice(choice: Kind | Hidden | undefined): string {
  if (choice === undefined) return EMPTY;
  return choice === HIDDEN ? HIDDEN : letterOf(choice);
}

function makeAnswer(drawing: Board['drawings'][number] | undefined): string {
  if (drawing === undefined) return EMPTY;
  return drawing === HIDDEN ? HIDDEN : makeDrawing(drawing);
}

export function parsePosition(text: string): Decoded<Position> {
  return decodedFrom(inspectPosition(text));
}

export function inspectPosition(text: string): Inspection<Position> {
  const findings: Finding[] = [];
  const doubt = ({ code, at, message }: Fault, name = ''): undefined => {
    findings.push(
      impossible({ code, at: name === '' ? at : `${name}: ${at}`, message, of: name === '' ? [] : [name] }),
    );
  };
  if (text.length > LONGEST) doubt(tooLong.fault);
  const [head = '', ...rest] = text.slice(0, LONGEST).split(BETWEEN);
  if (rest.length < 1 || rest.length > 4)
    doubt({ code: 'wrong-players', at: '', message: 'One to four boards follow the head.' });
  if (findings.length > 0) return { position: undefined, findings };
  const [firstWord = '', sizesWord = '', ...more] = head.split(' ');
  if (more.length > 0)
    doubt({ code: 'wrong-words', at: head, message: 'The head is the first player and the sizes called.' });
  const first = parseFirst(firstWord);
  if (!first.ok) doubt(first.fault);
  const sizes = parseSizes(sizesWord);
  if (!sizes.ok) doubt(sizes.fault);
  const boards: Board[] = [];
  for (const [seat, words] of rest.entries()) {
    const board = parseBoard(words);
    if (board.ok) boards.push(board.value);
    else doubt(board.fault, makeSeat(seat as Seat));
  }
  if (findings.length > 0 || !first.ok || !sizes.ok) return { position: undefined, findings };
  return soundness({ first: first.value, sizes: sizes.value, boards });
}

const tooLong = fail('too-long', '', `A position has at most ${LONGEST} characters.`);

function parseFirst(word: string): Decoded<Seat | undefined> {
  if (word === EMPTY) return ok(undefined);
  const seat = parseSeat(word);
  return seat === undefined ? fail('unknown-seat', word, 'The first player is A, B, C, D or _.') : ok(seat);
}

function parseSizes(word: string): Decoded<readonly Size[]> {
  if (word === EMPTY) return ok([]);
  const sizes: Size[] = [];
  for (const part of word.split('.')) {
    const size = parseSize(part);
    if (!size.ok) return size;
    sizes.push(size.value);
  }
  return ok(sizes);
}

function parseBoard(text: string): Decoded<Board> {
  const [pile = '', startWord = '', sideWord = '', sevenWord = '', ...roundWords] = text.split(' ');
  const backs = parseBacks(pile);
  if (!backs.ok) return backs;
  const start = startWord === EMPTY ? ok(undefined) : parseStart(startWord);
  if (!start.ok) return start;
  const side = parseChoice(sideWord);
  if (!side.ok) return side;
  const seven = parseChoice(sevenWord);
  if (!seven.ok) return seven;
  const rounds = parseRounds(roundWords);
  if (!rounds.ok) return rounds;
  return ok({
    backs: backs.value,
    start: start.value,
    side: side.value,
    seven: seven.value,
    ...rounds.value,
  });
}

function parseBacks(word: string): Decoded<readonly Kind[]> {
  if (word === EMPTY) return ok([]);
  const kinds: Kind[] = [];
  for (const letter of word) {
    const kind = kindOfLetter(letter);
    if (kind === undefined) return fail('unknown-kind', word, 'Backs are written with R, W, Y and B.');
    kinds.push(kind);
  }
  if (kinds.length === 0 || kinds.length > PILE.length)
    return fail('wrong-pile', word, 'A pile has seven tiles.');
  return ok(kinds);
}

function parseChoice(word: string): Decoded<Kind | Hidden | undefined> {
  if (word === EMPTY) return ok(undefined);
  if (word === HIDDEN) return ok(HIDDEN);
  const kind = kindOfLetter(word);
  return kind === undefined ? fail('unknown-kind', word, 'A choice is R, W, Y, B, ? or _.') : ok(kind);
}

function parseRounds(words: readonly string[]): Decoded<Pick<Board, 'tiles' | 'drawings'>> {
  const tiles: number[] = [];
  const drawings: Board['drawings'][number][] = [];
  for (const word of words) {
    const colon = word.indexOf(':');
    const tile = parseTileWord(colon < 0 ? word : word.slice(0, colon));
    if (!tile.ok) return tile;
    if (drawings.length < tiles.length) return fail('gap', word, 'A round follows one that was not drawn.');
    tiles.push(tile.value);
    const answer = word.slice(colon + 1);
    if (answer === EMPTY) continue;
    const drawing = answer === HIDDEN ? ok<Hidden>(HIDDEN) : parseDrawing(answer);
    if (!drawing.ok) return drawing;
    drawings.push(drawing.value);
  }
  return ok({ tiles, drawings });
}
