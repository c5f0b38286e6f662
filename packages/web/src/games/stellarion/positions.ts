// Positions for the rules and the gallery, each one line of notation, named after the rule it shows.
import type { Exhibit } from '../../table/rules/exhibit.ts';

interface Cards {
  /** The cards that show, deck by deck. */
  readonly tops?: string;
  readonly discards?: string;
  readonly outpost?: string;
}

const QUIET = 'Sa Nb Tg Pd Sb Nd Ta Pb';

function line({ tops = QUIET, discards, outpost = '-' }: Cards): string {
  const decks = tops
    .split(' ')
    .map((card) => `^${card}*`)
    .join('/');
  return `solo A turn ${decks} ${discards ?? '-/-/-/-/-/-/-/-'} ${outpost} aabbggdd - *1 - - -`;
}

export const POSITIONS: readonly Exhibit[] = [
  { rule: 'SETUP-2', page: '7', line: line({}) },
  { rule: 'LAUNCH-1', page: '11', line: line({ tops: 'Sa Nb Tg Pd Sb Na Ta Pa' }) },
  { rule: 'LAUNCH-3', page: '11', line: line({ tops: 'Sa Nb Tg Pd Sb Na Tb Pa' }) },
  { rule: 'COORD-1', page: '11', line: line({ tops: 'Sa Sb Tg Pd Sg Na Tb Pa' }) },
  { rule: 'COORD-2', page: '11', line: line({ tops: 'Sa Nb Tg Pd Sa Na Tb Pa' }) },
  {
    rule: 'TURN-3',
    page: '10',
    line: line({ tops: 'Sa Nb Tg Pd Sb Na Tb Pa', discards: 'Na/Sb/-/-/Sg/Nd/-/-' }),
  },
  {
    rule: 'OUTPOST-1',
    page: '13',
    line: line({ tops: 'Na Nb Tg Pd Sb Na Tb Pb', outpost: 'Sa.alpha,Pa.planet' }),
  },
];
