// What the review of a Star Explorer game is drawn with.
import type { Kind } from '@planisphere/star-explorer';
import type { ReviewParts } from '../../../table/board.ts';
import { boardWords } from '../words/index.ts';
import { Chips } from './Chips.tsx';
import { Position } from './Position.tsx';
import { reviewWords } from './words.ts';

/** The name of a part as its bar says it: stars by their kind. */
function partName(name: string): string {
  const [kind = '', what] = name.split('.') as [string, Kind | undefined];
  return reviewWords().parts[kind] ?? (what === undefined ? name : boardWords().kinds[what]);
}

export const reviewParts: ReviewParts = {
  Chips,
  Position,
  partName,
  revealed: { en: 'tiles that came up', fr: 'tuiles révélées' },
};
