// The parts with which the review draws a Stellar game.
import type { Section, Position as StellarPosition, Type } from '@planisphere/stellar';
import { localized } from '../../../base/words/localized.ts';
import type { ReviewParts } from '../../../table/board.ts';
import { referencesOn } from '../references.ts';
import { boardWords } from '../words/index.ts';
import { Chips } from './Chips.tsx';
import { Position } from './Position.tsx';
import { RULES } from './rules.ts';

/** Points that the other player misses. */
const rivalWords = localized<Readonly<{ of: (what: string) => string; sections: string; diversity: string }>>(
  {
    en: {
      of: (what) => `Rival’s ${what.toLowerCase()}`,
      sections: 'Rival’s sections',
      diversity: 'Rival’s five types',
    },
    fr: {
      of: (what) => `${what} adverses`,
      sections: 'Sections adverses',
      diversity: 'Cinq types adverses',
    },
  },
);

/** The name of a part beside its bar: the kind of points, and of what. */
function partName(name: string): string {
  const [kind, what = ''] = name.split('.') as [string, string | undefined];
  if (kind === 'section') return boardWords().sections[what as Section];
  if (kind === 'type') return boardWords().families[what as Type];
  if (kind !== 'rival') return boardWords().diversity;
  if (what === 'sections' || what === 'diversity') return rivalWords()[what];
  return rivalWords().of(boardWords().families[what as Type]);
}

export const reviewParts: ReviewParts = {
  Chips,
  Position,
  partName,
  rules: RULES,
  references: ({ moment, reviewed }) =>
    referencesOn(
      reviewed.game.view(reviewed.states[moment.from], moment.seat) as StellarPosition,
      moment.seat,
    ),
  revealed: { en: 'cards and secrets revealed', fr: 'cartes et secrets révélés' },
};
