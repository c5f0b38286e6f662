// Position, action, the rule that forbids it: the whole table of refusals in one place.
import { describe, expect, it } from 'vitest';
import { lineOf, read, refusal } from './at.ts';

const QUIET = lineOf({});
const READY = lineOf({ decks: { alpha: 'Sa', nebula: 'Na', stars: 'Ta', planet: 'Pa' } });
const SHIPS = lineOf({ stage: 'effect:power=ship:major:left=1:begun:deck=beta' });
const NEBULAE = lineOf({ stage: 'effect:power=nebula:left=1' });
const STARS = lineOf({ stage: 'effect:power=stars:left=2' });
const PLANETS = lineOf({ stage: 'effect:power=planet:left=1', outpost: 'Ta.alpha' });
const REVEAL = lineOf({ stage: 'reveal:deck=alpha', decks: { alpha: '(SaSaNaNaTaTaPaPa)' } });
const WON = lineOf({ stage: 'over:won', voyages: '-' });
const DUO = lineOf({
  table: 'duo',
  decks: { alpha: 'Sa', nebula: 'Na', stars: 'Ta', planet: 'Pa' },
  voyages: 'aabgd',
  piles: 'bg/d',
});
const HOLES = lineOf({ table: 'solo+black-holes', decks: { alpha: 'BH', beta: 'BH', gamma: 'BH' } });
const CLAIM = lineOf({
  table: 'duo+black-holes',
  stage: 'claim:left=1',
  voyages: 'bggdd',
  piles: 'aaabb/ggd',
});
const THEORY = lineOf({ table: 'solo+theories', theories: 'S:NTP:S' });
const THRUSTERS = lineOf({
  table: 'solo+theories',
  theories: 'P:SNT:S',
  stage: 'thrusters:power=ship:one=Sa.alpha:two=Sb.ship',
  decks: { alpha: '*', ship: '*' },
  discards: { alpha: 'Sa', ship: 'Sb' },
});
const MIRRORS = lineOf({ table: 'solo+mirrors', decks: { beta: 'MI', gamma: 'MI' } });
const SUN = lineOf({ table: 'solo+sun', stage: 'effect:power=ship:left=1', sun: '9:5:1' });

const TABLE: readonly (readonly [position: string, action: string, rule: string])[] = [
  [REVEAL, 'A coordinate alpha ship', 'TURN-1'],
  [WON, 'A coordinate alpha ship', 'TURN-1'],
  [SHIPS, 'A launch alpha alpha nebula stars planet', 'TURN-1'],
  [QUIET, 'A coordinate alpha Sd', 'TURN-2'],
  [QUIET, 'A launch alpha alpha nebula stars planet', 'LAUNCH-1'],
  [READY.replace(' aabbggdd - ', ' bbggdd aa '), 'A launch alpha alpha nebula stars planet', 'LAUNCH-2'],
  [READY, 'A launch alpha star star stars planet', 'LAUNCH-3'],
  [READY, 'A launch alpha alpha nebula stars star', 'LAUNCH-4'],
  [QUIET, 'A coordinate gamma delta', 'COORD-1'],
  [SHIPS, 'A waive', 'COORD-3'],
  [QUIET, 'A waive', 'COORD-3'],
  [NEBULAE, 'A done', 'COORD-4'],
  [NEBULAE, 'A search alpha Sa', 'COORD-5'],
  [QUIET, 'A scan alpha', 'COORD-5'],
  [SHIPS, 'A search beta Sb', 'SHIP-2'],
  [NEBULAE, 'A recover alpha Sa', 'NEBULA-1'],
  [NEBULAE, 'A recover alpha Sa Sa', 'NEBULA-2'],
  [STARS, 'A place top Pa bottom Pb', 'STARS-2'],
  [PLANETS, 'A station alpha beta', 'PLANET-2'],
  [PLANETS, 'A station beta', 'OUTPOST-1'],
  [PLANETS, 'A station stars', 'OUTPOST-2'],
  [DUO, 'B coordinate alpha ship', 'DUO-1'],
  [DUO, 'A launch alpha alpha nebula stars planet', 'DUO-3'],
  [HOLES, 'A cross alpha beta gamma delta', 'CROSS-1'],
  [HOLES, 'A coordinate alpha beta', 'CROSS-5'],
  [CLAIM, 'A take alpha', 'CROSS-2'],
  [CLAIM, 'A take gamma', 'DUO-3'],
  [THEORY, 'A prove', 'THEORY-2'],
  [THRUSTERS, 'A prove', 'THEORY-3'],
  [THRUSTERS, 'A search beta Sb', 'DISC-1'],
  [THRUSTERS, 'A return beta Sb', 'DISC-1'],
  [MIRRORS, 'A coordinate beta gamma', 'MIRROR-5'],
  [MIRRORS, 'A launch alpha right alpha nebula stars planet', 'LAUNCH-1'],
  [SUN, 'A waive 5', 'SUN-3'],
  [SUN, 'A spend alpha', 'METEOR-2'],
];

describe('refusals', () => {
  it.each(TABLE)('%s %s: %s', (position, action, rule) => {
    expect(refusal(read(position), action)).toBe(rule);
  });
});
