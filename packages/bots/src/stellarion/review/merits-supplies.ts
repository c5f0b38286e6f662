// What a line of Stellarion saves for later: copies, cards, stars, and what the expansions count.
import { GALAXIES, galaxyOf, TYPES, type Type } from '@planisphere/stellarion';
import type { Proposed } from '../../review/spoken.ts';
import { codeOfCard, type StellarionClaim } from './claims.ts';
import * as count from './counts.ts';
import { crosses, type Proposals, type Side, voyagesOf, WEIGHTS } from './merits.ts';
import { isOver } from './reached.ts';

/** One card more among many is no reason: at least two, and a tenth. */
const FEWEST_CARDS = 2;
const LEAST_SHARE = 0.1;

/** What two actions leave; spending meteors and proving a theory are none. */
export function supplies({ about, reached, prospects }: Side, other: Side): Proposals {
  const { before, after } = reached;
  const flown = voyagesOf(other.reached);
  const copies = prospects.copies.map((left, card): Proposed<StellarionClaim> => {
    const instead = other.prospects.copies[card]!;
    const toGo = flown.includes(card >> 2) ? 0 : count.toGo(after, galaxyOf(card));
    const strength = WEIGHTS.copy * (spareOf(left, toGo) - spareOf(instead, toGo));
    return { claim: { kind: 'copies', about, card: codeOfCard(card), left, instead, toGo }, strength };
  });
  const stationed = prospects.outpost.flatMap((isThere, card): Proposals => {
    const toGo = count.toGo(after, galaxyOf(card));
    const wasThere = (before.outpost >> card) & 1;
    // A launch to its galaxy does not lose it.
    const isKept = wasThere && isThere && !other.prospects.outpost[card];
    if (!isKept || toGo === 0 || flown.includes(card >> 2)) return [];
    return [{ claim: { kind: 'stationed', about, card: codeOfCard(card), toGo }, strength: WEIGHTS.outpost }];
  });
  const [left, instead] = [count.cardsLeft(after), count.cardsLeft(other.reached.after)];
  return [
    ...copies,
    ...stationed,
    {
      claim: { kind: 'cards', about, left, instead },
      // Every launch takes four cards: the voyage is worth them.
      strength: flown.length > 0 || !isManyMore(left, instead) ? 0 : WEIGHTS.card * (left - instead),
    },
    ...leftBy({ about, reached, prospects }, other),
  ];
}

const isManyMore = (left: number, instead: number): boolean =>
  left - instead >= Math.max(FEWEST_CARDS, LEAST_SHARE * instead);

/** The other line pays for an effect and leaves it unused. */
export function effects({ about, reached }: Side, other: Side): Proposals {
  const waived = count.wasted(other.reached);
  if (waived === undefined || other.reached.after.ending !== undefined) return [];
  if (count.wasted(reached) !== undefined) return [];
  const claim = { kind: 'uses-effect', about, waived: TYPES[waived as Type] } as const;
  return [{ claim, strength: WEIGHTS.waste }];
}

/** Each missing copy counts in full, one to spare a little; more, or copies for a finished galaxy, count nothing. */
const SPARE = [0, 0.3] as const;

function spareOf(copies: number, toGo: number): number {
  if (toGo === 0) return 0;
  return copies < toGo ? copies - toGo : SPARE[Math.min(copies - toGo, SPARE.length - 1)]!;
}

export function expansions({ about, reached }: Side, other: Side): Proposals {
  const { before, after, steps } = reached;
  const theirs = other.reached.after;
  const proved = steps.flatMap(({ action, position }) =>
    action.kind === 'prove' && position.theory !== undefined ? [TYPES[position.theory]] : [],
  );
  const uncovered = count.uncoveredIn(after).filter((galaxy) => !count.uncoveredIn(before).includes(galaxy));
  return [
    ...proved.map(
      (type): Proposed<StellarionClaim> => ({
        claim: { kind: 'proves', about, type },
        strength: WEIGHTS.theory,
      }),
    ),
    {
      claim: { kind: 'meteors', about, collected: after.collected, instead: theirs.collected },
      // That meteors are kept by keeping them goes without saying.
      strength: steps.length === 0 ? 0 : WEIGHTS.meteor * (after.collected - theirs.collected),
    },
    ...uncovered.map(
      (galaxy): Proposed<StellarionClaim> => ({
        claim: { kind: 'uncovers', about, galaxy: GALAXIES[galaxy] },
        strength: WEIGHTS.uncovered,
      }),
    ),
  ];
}

/** What both actions leave on the table besides cards with a type. */
function leftBy({ about, reached, prospects }: Side, other: Side): Proposals {
  const [after, theirs] = [reached.after, other.reached.after];
  const [holes, otherHoles] = [count.holesShowing(after), count.holesShowing(theirs)];
  const [mirrors, otherMirrors] = [count.mirrorsLeft(after), count.mirrorsLeft(theirs)];
  const isMoved = isOver(reached) && isOver(other.reached);
  return [
    {
      claim: { kind: 'stars', about, left: after.stars, instead: theirs.stars },
      strength: WEIGHTS.star * (after.stars - theirs.stars),
    },
    {
      claim: { kind: 'sun', about, away: prospects.sun, instead: other.prospects.sun },
      strength: isMoved ? WEIGHTS.sun * (prospects.sun - other.prospects.sun) : 0,
    },
    {
      claim: { kind: 'holes', about, showing: holes, instead: otherHoles },
      strength: crosses(other.reached) ? 0 : WEIGHTS.hole * (holes - otherHoles),
      part: 'holes',
    },
    {
      claim: { kind: 'mirrors', about, left: mirrors, instead: otherMirrors },
      strength: WEIGHTS.mirror * (mirrors - otherMirrors),
    },
  ];
}
