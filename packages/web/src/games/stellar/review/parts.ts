// What the review of a Stellar game is drawn with.
import type { Section, Type } from '@planisphere/stellar';
import { settings } from '../../../base/settings/settings.ts';
import type { ReviewParts } from '../../../table/board.ts';
import { w } from '../words/index.ts';
import { Chips } from './Chips.tsx';
import { Position } from './Position.tsx';

/** The name of a part as its bar says it: what kind of points, and of what. */
function partName(name: string): string {
  const [kind, what] = name.split('.') as [string, string | undefined];
  const french = settings.value.locale === 'fr';
  const family = w().families[what as Type];
  if (kind === 'section') return w().sections[what as Section];
  if (kind === 'run') return french ? `${family}, série` : `${family}, run`;
  if (kind === 'stars') return french ? `${family}, étoiles` : `${family}, stars`;
  if (kind === 'other') return french ? `${family} en face` : `${family}, rival`;
  if (kind === 'rival') return french ? `${w().diversity} en face` : `${w().diversity}, rival`;
  return w().diversity;
}

export const reviewParts: ReviewParts = { Chips, Position, partName };
