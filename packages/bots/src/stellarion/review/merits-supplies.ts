// What a line of Stellarion saves for later: copies, cards, stars, and what the expansions count.
import { GALAXIES, galaxyOf, TYPES, type Type } from '@planisphere/stellarion';
import type { Proposed } from '../../review/spoken.ts';
import { codeOfCard, type StellarionClaim } from './claims.ts';
import * as count from './counts.ts';
import { type Proposals, type Side, voyagesOf, WEIGHTS } from './merits.ts';

/** One card more among many is no reason: at least two, and a tenth. */
const FEWEST_CARDS = 2;
const LEAST_SHARE = 0.1;

export function supplies({ about, reached, prospects }: Side, other: Side): Proposals {
  const { before, after } = reached;
  const copies = prospects.copies.map((left, card): Proposed<StellarionClaim> => {
    const instead = other.prospects.copies[card]!;
    const toGo = voyagesOf(other.reached).includes(card >> 2) ? 0 : count.toGo(before, galaxyOf(card));
    const strength = WEIGHTS.copy * (spareOf(left, toGo) - spareOf(instead, toGo));
    return { claim: { kind: 'copies', about, card: codeOfCard(card), left, instead, toGo }, strength };
  });
  const stationed = prospects.outpost.flatMap((isThere, card): Proposals => {
    const toGo = count.toGo(after, galaxyOf(card));
    const wasThere = (before.outpost >> card) & 1;
    if (!wasThere || !isThere || other.prospects.outpost[card] || toGo === 0) return [];
    return [{ claim: { kind: 'stationed', about, card: codeOfCard(card), toGo }, strength: WEIGHTS.outpost }];
  });
  const [left, instead] = [count.cardsLeft(after), count.cardsLeft(other.reached.after)];
  const waived = count.wasted(other.reached);
  return [
    ...copies,
    ...stationed,
    {
      claim: { kind: 'cards', about, left, instead },
      strength:
        left - instead < Math.max(FEWEST_CARDS, LEAST_SHARE * instead) ? 0 : WEIGHTS.card * (left - instead),
    },
    ...(waived === undefined ||
    other.reached.after.ending !== undefined ||
    count.wasted(reached) !== undefined
      ? []
      : [
          {
            claim: { kind: 'uses-effect', about, waived: TYPES[waived as Type] } as const,
            strength: WEIGHTS.waste,
          },
        ]),
  ];
}

/** Each missing copy counts in full, one to spare a little; more, or copies for a finished galaxy, count nothing. */
const SPARE = [0, 0.3] as const;

function spareOf(copies: number, toGo: number): number {
  if (toGo === 0) return 0;
  return copies < toGo ? copies - toGo : SPARE[Math.min(copies - toGo, SPARE.length - 1)]!;
}

export function expansions({ about, reached, prospects }: Side, other: Side): Proposals {
  const { before, after, steps } = reached;
  const theirs = other.reached.after;
  const proved = steps.flatMap(({ action, position }) =>
    action.kind === 'prove' && position.theory !== undefined ? [TYPES[position.theory]] : [],
  );
  const [holes, otherHoles] = [count.holesShowing(after), count.holesShowing(theirs)];
  const [mirrors, otherMirrors] = [count.mirrorsLeft(after), count.mirrorsLeft(theirs)];
  const uncovered = count.uncoveredIn(after).filter((galaxy) => !count.uncoveredIn(before).includes(galaxy));
  return [
    ...proved.map(
      (type): Proposed<StellarionClaim> => ({
        claim: { kind: 'proves', about, type },
        strength: WEIGHTS.theory,
      }),
    ),
    {
      claim: { kind: 'stars', about, left: after.stars, instead: theirs.stars },
      strength: WEIGHTS.star * (after.stars - theirs.stars),
    },
    {
      claim: { kind: 'sun', about, away: prospects.sun, instead: other.prospects.sun },
      strength: WEIGHTS.sun * (prospects.sun - other.prospects.sun),
    },
    {
      claim: { kind: 'meteors', about, collected: after.collected, instead: theirs.collected },
      strength: WEIGHTS.meteor * (after.collected - theirs.collected),
    },
    {
      claim: { kind: 'holes', about, showing: holes, instead: otherHoles },
      strength: WEIGHTS.hole * (holes - otherHoles),
      part: 'holes',
    },
    {
      claim: { kind: 'mirrors', about, left: mirrors, instead: otherMirrors },
      strength: WEIGHTS.mirror * (mirrors - otherMirrors),
    },
    ...uncovered.map(
      (galaxy): Proposed<StellarionClaim> => ({
        claim: { kind: 'uncovers', about, galaxy: GALAXIES[galaxy] },
        strength: WEIGHTS.uncovered,
      }),
    ),
  ];
}
