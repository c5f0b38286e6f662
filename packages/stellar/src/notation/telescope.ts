// A slot of the telescope in one word: `_`, `P3`, or `#` for face down with what everybody knows of it: `#M2.row`,
// `#?.deck`, `#?.hand36.4` (played from the hand in turn 4, its number is 3 or 6/0).
import { type Decoded, fail, ok } from '@planisphere/core';
import { type Card, HIDDEN, NUMBER_OF, SIX } from '../rules/cards.ts';
import { type FaceDown, FROM_DECK, FROM_ROW, TURNS } from '../rules/position.ts';
import { SLOTS } from '../rules/telescope.ts';
import { makeCard, parseList, parsePlace, parseSeen } from './words.ts';

export interface Slot {
  readonly card: Card;
  readonly down: FaceDown | undefined;
}

const DOWN = /^#(.+)\.(row|deck|hand([1-6]{1,2})\.(\d{1,2}))$/;

export function makeSlot({ card, down }: Slot): string {
  return down === undefined ? makeCard(card) : `#${makeCard(card)}.${makeOrigin(down)}`;
}

function makeOrigin({ from, numbers, turn }: FaceDown): string {
  if (from !== 'hand') return from;
  const told = [1, 2, 3, 4, 5, SIX].filter((number) => numbers & (1 << number));
  return `hand${told.join('')}.${turn}`;
}

function parseSlot(word: string): Decoded<Slot> {
  const match = DOWN.exec(word);
  if (match === null) {
    const card = parsePlace(word);
    if (card.ok && card.value === HIDDEN)
      return fail('hidden-face-up', word, 'A hidden card lies face down: #?.hand3.4 or #?.deck.');
    return card.ok ? ok({ card: card.value, down: undefined }) : card;
  }
  const card = parseSeen(match[1] as string);
  if (!card.ok) return card;
  const down = parseOrigin(match);
  if (!down.ok) return down;
  if (agrees(card.value, down.value)) return ok({ card: card.value, down: down.value });
  return card.value === HIDDEN
    ? fail('hidden-from-row', word, 'Everybody saw a card that came from the row.')
    : fail('other-number', word, 'The card has another number.');
}

function agrees(card: Card, down: FaceDown): boolean {
  if (card === HIDDEN) return down.from !== 'row'; // everybody saw a card from the row
  return (down.numbers & (1 << (NUMBER_OF[card] as number))) !== 0;
}

function parseOrigin([word, , from, told, turn]: RegExpExecArray): Decoded<FaceDown> {
  if (from === 'row') return ok(FROM_ROW);
  if (from === 'deck') return ok(FROM_DECK);
  const digits = [...(told as string)].map(Number);
  const ordered = digits.length === 1 ? digits[0] !== SIX : digits[1] === SIX && digits[0] !== SIX;
  if (!ordered || Number(turn) >= TURNS || String(Number(turn)) !== turn) {
    return fail(
      'bad-slot',
      word,
      'Played from the hand: hand3.4, or hand36.4 for a 3 or a 6/0, with the turn from 0 to 21.',
    );
  }
  return ok({
    from: 'hand',
    numbers: digits.reduce((set, digit) => set | (1 << digit), 0),
    turn: Number(turn),
  });
}

export function parseTelescope(text: string): Decoded<Slot[]> {
  const slots = parseList(text, parseSlot);
  if (slots.ok && slots.value.length !== SLOTS)
    return fail('bad-telescope', text, `A telescope has ${SLOTS} slots.`);
  return slots;
}
