// Les noms des cartes, des paquets et des piles en français.
import { countedInFrench } from '@planisphere/core';
import { BLACK_HOLE, type Card, type Deck, MIRROR } from '@planisphere/stellarion';
import type { DeckReading, Kind } from '../reading.ts';

export const types = ['Vaisseau', 'Nébuleuse', 'Étoiles', 'Planète'];
export const plurals = ['vaisseaux', 'nébuleuses', 'étoiles', 'planètes'];
export const galaxies = ['Alpha', 'Bêta', 'Gamma', 'Delta'];
export const decks = [...galaxies, ...types];
export const ARTICLES = ['le vaisseau', 'la nébuleuse', 'les étoiles', 'la planète'];
export const list = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

export function card(each: Card): string {
  if (each === BLACK_HOLE) return 'Trou noir';
  if (each === MIRROR) return 'Miroir';
  return `${types[each & 3]} ${galaxies[each >> 2]}`;
}

export const theCard = (each: Card): string => {
  if (each === BLACK_HOLE) return 'le trou noir';
  if (each === MIRROR) return 'le miroir';
  return `${ARTICLES[each & 3]} ${galaxies[each >> 2]}`;
};

export function known({ next, bottom, top }: DeckReading | Omit<DeckReading, 'size'>): string {
  const parts: string[] = [];
  if (next.length > 0)
    parts.push(`${top === undefined ? 'au sommet' : 'ensuite'} : ${next.map(card).join(', ')}`);
  if (bottom.length > 0) parts.push(`tout au fond : ${bottom.map(card).join(', ')}`);
  return parts.join(' ; ');
}

export function discardLabel(deck: Deck, kinds: readonly Kind[]): string {
  const gone = kinds.filter(({ count }) => count > 0).map((kind) => `${kind.count} × ${card(kind.card)}`);
  return `Défausse ${decks[deck]} : ${gone.length === 0 ? 'rien' : gone.join(', ')}`;
}

export function deckLabel(reading: DeckReading): string {
  const { deck, size, top } = reading;
  const shown = size === 0 ? 'vide' : top === undefined ? 'couvert' : card(top);
  const more = known(reading);
  return `Paquet ${decks[deck]} : ${shown}${size > 0 ? `, ${countedInFrench(size, 'carte', 'cartes')}` : ''}${more === '' ? '' : ` ; ${more}`}`;
}

export const column = (index: number): string => (index === 0 ? 'Colonne gauche' : 'Colonne droite');
