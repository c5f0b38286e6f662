// What the review of a Stellar game is drawn with.
import type { Section, Type } from '@planisphere/stellar';
import { localized } from '../../../base/words/localized.ts';
import type { ReviewParts } from '../../../table/board.ts';
import { boardWords } from '../words/index.ts';
import { Chips } from './Chips.tsx';
import { Position } from './Position.tsx';

/** Points of one kind, as they are named after what they are counted for. */
const partWords = localized<Readonly<Record<'run' | 'stars' | 'rival', (what: string) => string>>>({
  en: { run: (what) => `${what}, run`, stars: (what) => `${what}, stars`, rival: (what) => `${what}, rival` },
  fr: {
    run: (what) => `${what}, série`,
    stars: (what) => `${what}, étoiles`,
    rival: (what) => `${what} en face`,
  },
});

/** The name of a part as its bar says it: what kind of points, and of what. */
function partName(name: string): string {
  const [kind, what] = name.split('.') as [string, string | undefined];
  const words = partWords();
  const family = boardWords().families[what as Type];
  if (kind === 'section') return boardWords().sections[what as Section];
  if (kind === 'run') return words.run(family);
  if (kind === 'stars') return words.stars(family);
  if (kind === 'other') return words.rival(family);
  if (kind === 'rival') return words.rival(boardWords().diversity);
  return boardWords().diversity;
}

export const reviewParts: ReviewParts = {
  Chips,
  Position,
  partName,
  revealed: { en: 'cards and secrets revealed', fr: 'cartes et secrets révélés' },
};
