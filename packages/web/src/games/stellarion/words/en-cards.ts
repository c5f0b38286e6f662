// The names of cards, decks and piles in English.
import { counted } from '@planisphere/core';
import { BLACK_HOLE, type Card, type Deck, MIRROR } from '@planisphere/stellarion';
import type { DeckReading, Kind } from '../reading.ts';

export const types = ['Ship', 'Nebula', 'Stars', 'Planet'];
export const plurals = ['ships', 'nebulae', 'stars', 'planets'];
export const galaxies = ['Alpha', 'Beta', 'Gamma', 'Delta'];
export const decks = [...galaxies, ...types];
export const list = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

export function card(each: Card): string {
  if (each === BLACK_HOLE) return 'Black hole';
  if (each === MIRROR) return 'Mirror';
  return `${galaxies[each >> 2]} ${types[each & 3]?.toLowerCase()}`;
}

export function known({ next, bottom, top }: DeckReading | Omit<DeckReading, 'size'>): string {
  const parts: string[] = [];
  if (next.length > 0) parts.push(`${top === undefined ? 'on top' : 'next'}: ${next.map(card).join(', ')}`);
  if (bottom.length > 0) parts.push(`at the bottom: ${bottom.map(card).join(', ')}`);
  return parts.join('; ');
}

export function discardLabel(deck: Deck, kinds: readonly Kind[]): string {
  const gone = kinds.filter(({ count }) => count > 0).map((kind) => `${kind.count} × ${card(kind.card)}`);
  return `${decks[deck]} discard: ${gone.length === 0 ? 'nothing' : gone.join(', ')}`;
}

export function deckLabel(reading: DeckReading): string {
  const { deck, size, top } = reading;
  const shown = size === 0 ? 'empty' : top === undefined ? 'covered' : card(top);
  const more = known(reading);
  return `${decks[deck]} deck: ${shown}${size > 0 ? `, ${counted(size, 'card', 'cards')}` : ''}${more === '' ? '' : `; ${more}`}`;
}

export const column = (index: number): string => (index === 0 ? 'Left column' : 'Right column');
