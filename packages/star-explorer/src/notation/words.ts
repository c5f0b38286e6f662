// The small words of notation: kinds as words in events and as letters in positions, rounds as on the disc's rim.
import { type Decoded, fail, ok, parseSeat, type Seat } from '@planisphere/core';
import { KINDS, type Kind } from '../rules/components.ts';
import { isSize, parseTile, type Size, STARTS } from '../rules/tiles.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

export function makeRound(round: number): string {
  return ROMAN[round - 1] as string;
}

export function parseRound(text: string): Decoded<number> {
  const index = (ROMAN as readonly string[]).indexOf(text);
  return index < 0 ? fail('unknown-round', text, 'A round is I, II, III, IV, V or VI.') : ok(index + 1);
}

export function letterOf(kind: Kind): string {
  return kind.charAt(0).toUpperCase();
}

export function kindOfLetter(letter: string): Kind | undefined {
  return KINDS.find((kind) => letterOf(kind) === letter);
}

export function parseKind(text: string): Decoded<Kind> {
  const kind = KINDS.find((known) => known === text);
  return kind === undefined ? fail('bad-kind', text, 'A kind is red, white, yellow or blue.') : ok(kind);
}

export function parseSize(text: string): Decoded<Size> {
  const size = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return isSize(size) && String(size) === text
    ? ok(size)
    : fail('unknown-size', text, 'A size is a number from 5 to 10.');
}

export function parseSeatWord(text: string): Decoded<Seat> {
  const seat = parseSeat(text);
  return seat === undefined ? fail('bad-seat', text, 'A seat is A, B, C or D.') : ok(seat);
}

export function parseTileWord(text: string): Decoded<number> {
  const tile = parseTile(text);
  return tile === undefined ? fail('unknown-tile', text, 'There is no tile of this name.') : ok(tile);
}

/** A starting tile as the letters of its two sides, in the order of the data. */
export function makeStart(start: number): string {
  return (STARTS[start] as readonly Kind[]).map(letterOf).join('');
}

export function parseStart(text: string): Decoded<number> {
  const start = STARTS.findIndex((_, index) => makeStart(index) === text);
  return start < 0
    ? fail('unknown-start', text, 'There is no starting tile with these two kinds.')
    : ok(start);
}
