// The Observatory as a block of two rows of four decks: the visible card, the known cards under it, the used ones.
import { bottomCards, cardsOfHeap, isEmptyPile, pileSize, topCards } from '@planisphere/core';
import { type Card, cardIn, type Deck, EVERY_DECK, isTyped, typeOf } from '../rules/cards.ts';
import { shown } from '../rules/observatory.ts';
import type { Position } from '../rules/position.ts';
import { cardRun, codeOf, glyphOf, nameOfCard, toneOf } from './cards.ts';
import type { Messages } from './messages.ts';
import { clipped, type Line, padded } from './pad.ts';

/** Signs inside the frame of a deck. */
const INSIDE = 15;
const DECKS_PER_ROW = 4;
/** Columns of a row of framed decks. */
export const FRAMED_WIDTH: number = DECKS_PER_ROW * (INSIDE + 4) + DECKS_PER_ROW - 1;

export function deckLines(view: Position, messages: Messages): readonly Line[] {
  const frames = EVERY_DECK.map((deck) => frameOf(view, deck, messages));
  return [frames.slice(0, DECKS_PER_ROW), frames.slice(DECKS_PER_ROW)].flatMap(beside);
}

/** The decks of a row; all frames have the same height. */
function beside(frames: readonly (readonly Line[])[]): readonly Line[] {
  return frames[0]!.map((_, line) =>
    frames.flatMap((frame, index) => (index === 0 ? frame[line]! : [{ text: ' ' }, ...frame[line]!])),
  );
}

/**
 * The decks without frames, in columns as wide as there is room for; leaves out lines that are empty in a whole row.
 */
export function openDeckLines(view: Position, messages: Messages, width: number): readonly Line[] {
  const column = Math.min(INSIDE + 4, Math.floor((width + 1) / DECKS_PER_ROW));
  const rows = [EVERY_DECK.slice(0, DECKS_PER_ROW), EVERY_DECK.slice(DECKS_PER_ROW)];
  return rows.flatMap((decks) => {
    const cells = decks.map((deck) => [
      openHeader(view, deck, { messages, column }),
      topLine(view, deck, messages),
      knownLine(view, deck, messages),
      usedLine(view, deck, messages),
    ]);
    const lines = cells[0]!.map((_, line) => cells.map((cell) => cell[line]!));
    return lines
      .filter((line) => line.some((cell) => cell.some(({ text }) => text !== '')))
      .map((line) => line.flatMap((cell) => padded(clipped(cell, column - 1), column)));
  });
}

/** `Alpha ──── 5`. */
function openHeader(
  view: Position,
  deck: Deck,
  { messages, column }: { readonly messages: Messages; readonly column: number },
): Line {
  const name = messages.decks[deck]!;
  const size = String(pileSize(view.decks[deck]!));
  const rule = '─'.repeat(Math.max(1, column - 3 - name.length - size.length));
  return [{ text: name, tone: 'strong' }, { text: ` ${rule} `, tone: 'dim' }, { text: size }];
}

function frameOf(view: Position, deck: Deck, messages: Messages): readonly Line[] {
  const name = messages.decks[deck]!;
  const size = String(pileSize(view.decks[deck]!));
  const header: Line = [
    { text: '╭ ', tone: 'dim' },
    { text: name, tone: 'strong' },
    { text: ` ${'─'.repeat(INSIDE - name.length - size.length - 2)} `, tone: 'dim' },
    { text: size },
    { text: ' ╮', tone: 'dim' },
  ];
  const inside = [
    topLine(view, deck, messages),
    knownLine(view, deck, messages),
    usedLine(view, deck, messages),
  ];
  return [header, ...inside.map(framed), [{ text: `╰${'─'.repeat(INSIDE + 2)}╯`, tone: 'dim' }]];
}

function framed(line: Line): Line {
  return [{ text: '│ ', tone: 'dim' }, ...padded(line, INSIDE), { text: ' │', tone: 'dim' }];
}

function topLine(view: Position, deck: Deck, messages: Messages): Line {
  const card = shown(view, deck);
  if (card !== undefined) {
    return [cardRun(card, messages), { text: ` ${shortName(card, messages)}`, tone: toneOf(card) }];
  }
  const { empty, covered } = messages.table;
  return [{ text: isEmptyPile(view.decks[deck]!) ? `— ${empty}` : `▒ ${covered}`, tone: 'dim' }];
}

function shortName(card: Card, messages: Messages): string {
  return isTyped(card) ? messages.types[typeOf(card)]! : nameOfCard(card, messages);
}

/** KNOW-1: the known cards below the top one, then those at the bottom. */
function knownLine(view: Position, deck: Deck, messages: Messages): Line {
  const pile = view.decks[deck]!;
  const codes = (faces: readonly number[]): string[] =>
    faces.map((face) => codeOf(cardIn(deck, face), messages));
  const under = codes(topCards(pile)).slice((view.up >> deck) & 1);
  const bottom = codes(bottomCards(pile));
  const words: string[] = [];
  if (under.length > 0) words.push(`↑${under.slice(0, 2).join(' ')}${under.length > 2 ? '…' : ''}`);
  if (bottom.length > 0) words.push(`↓${bottom.length > 2 ? '…' : ''}${bottom.slice(-2).join(' ')}`);
  return [{ text: words.join(' ') }];
}

/** The discard: in the deck of a galaxy the types, in the deck of a type the galaxies. */
function usedLine(view: Position, deck: Deck, messages: Messages): Line {
  const letters = cardsOfHeap(view.discards[deck]!).map((face) => {
    const card = cardIn(deck, face);
    if (!isTyped(card)) return glyphOf(card);
    return codeOf(card, messages)[deck < 4 ? 0 : 1]!;
  });
  return letters.length === 0 ? [] : [{ text: `✕ ${letters.join('')}`, tone: 'dim' }];
}
