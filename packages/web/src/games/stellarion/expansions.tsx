// What each expansion adds to the rules and changes in them.
import { EXPANSIONS, type Expansion, type Position } from '@planisphere/stellarion';
import type { RulesExpansion } from '../../table/rules/rules-words.ts';
import { Mark } from './board/Mark.tsx';
import { EXPANSION_MARKS } from './marks.ts';
import { restWords } from './words/rest.ts';

type Changes = Pick<RulesExpansion, 'chapters' | 'changes'>;

const CHANGES: Readonly<Record<Expansion, Changes>> = {
  'black-holes': {
    chapters: ['CROSS'],
    changes: {
      SETUP: ['CROSS-1'],
      TURN: ['CROSS-2'],
      DUO: ['CROSS-3'],
      OUTPOST: ['CROSS-5'],
      END: ['CROSS-6'],
    },
  },
  theories: {
    chapters: ['THEORY', 'DISC'],
    changes: {
      SETUP: ['THEORY-1'],
      TURN: ['THEORY-3'],
      SHIP: ['DISC-1'],
      NEBULA: ['DISC-2'],
      STARS: ['DISC-3'],
      OUTPOST: ['DISC-4'],
      END: ['THEORY-4'],
    },
  },
  mirrors: {
    chapters: ['MIRROR'],
    changes: {
      SETUP: ['MIRROR-1', 'MIRROR-2'],
      LAUNCH: ['MIRROR-3'],
      COORD: ['MIRROR-4', 'MIRROR-5'],
      NEBULA: ['MIRROR-6'],
    },
  },
  sun: {
    chapters: ['SUN', 'METEOR'],
    changes: {
      SETUP: ['SUN-1'],
      TURN: ['SUN-2'],
      LAUNCH: ['METEOR-2'],
      COORD: ['SUN-3'],
      END: ['SUN-5'],
      DUO: ['METEOR-4'],
    },
  },
};

export function rulesExpansions(): readonly RulesExpansion[] {
  const { names } = restWords().setup;
  return EXPANSIONS.map((id) => ({
    id,
    name: names[id],
    mark: <Mark name={EXPANSION_MARKS[id]} />,
    ...CHANGES[id],
  }));
}

/** The expansions of this table. */
export function playedExpansions({
  blackHoles,
  theories,
  mirrors,
  sun,
}: Position['table']): readonly Expansion[] {
  const played: Readonly<Record<Expansion, boolean>> = { 'black-holes': blackHoles, theories, mirrors, sun };
  return EXPANSIONS.filter((id) => played[id]);
}
