// The engraving of each card. Each is a separate file, so that the browser paints it once and moves it cheaply.
import { type Card, isSatellite, NUMBER_OF } from '@planisphere/stellar';
import { familyOf } from '../reading.ts';

const files = import.meta.glob<string>('../art/plates/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const LETTERS = { moon: 'abc', asteroid: 'abc', cloud: 'abc', hole: 'ab' } as const;

export function plateOf(card: Card | undefined): string {
  return files[`../art/plates/${plateName(card)}.svg`] ?? '';
}

export function plateName(card: Card | undefined): string {
  if (card === undefined) return 'back';
  if (isSatellite(card)) return 'satellite-a';
  const family = familyOf(card);
  const number = NUMBER_OF[card] as number;
  if (family === 'planet' || family === 'satellite') return `planet-${number}`;
  const letters = LETTERS[family];
  return `${family}-${letters[(number - 1) % letters.length]}`;
}

/** Fetches all of them before they are needed, so that no card is turned over blank. */
export function fetchPlates(): void {
  for (const url of Object.values(files)) new Image().src = url;
}
