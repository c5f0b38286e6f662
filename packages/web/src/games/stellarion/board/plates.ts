// The engraving of each card. Each is a separate file, so that the browser paints it once and moves it cheaply.
import { BLACK_HOLE, type Card, GALAXIES, galaxyOf, MIRROR, TYPES } from '@planisphere/stellarion';

const files = import.meta.glob<string>('../art/plates/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function plateOf(card: Card | undefined): string {
  return files[`../art/plates/${plateName(card)}.svg`] ?? '';
}

export function plateName(card: Card | undefined): string {
  if (card === undefined) return 'back';
  if (card === BLACK_HOLE) return 'black-hole';
  return card === MIRROR ? 'mirror' : `${TYPES[card & 3]}-${GALAXIES[galaxyOf(card)]}`;
}

/** Fetches all of them before they are needed, so that no card is turned over blank. */
export function fetchPlates(): void {
  for (const url of Object.values(files)) new Image().src = url;
}
