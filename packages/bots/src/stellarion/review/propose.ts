// What might be said of two lines of Stellarion: every merit of either line that can be counted, the more weighty the more it
// usually decides. The checkers prove it, or it is not said.
import {
  BLACK_HOLE,
  cardOf,
  DECKS,
  type Deck,
  GALAXIES,
  type Galaxy,
  galaxyOf,
  isHopeless,
  odds,
  type Position,
  readiness,
  type Stellarion,
  shown,
  TYPES,
  type Type,
} from '@planisphere/stellarion';
import type { ComparedLines, Subject } from '../../review/claim.ts';
import type { Findings, Proposed } from '../../review/spoken.ts';
import { codeOfCard, type Hinge, type StellarionClaim } from './claims.ts';
import * as count from './counts.ts';
import { holesChance, pairChance, sureCards } from './next-turn.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { isComplete, type Reached, reachedBy } from './reached.ts';

/** What each is worth by rule of thumb: a voyage is 1. */
const WEIGHTS = {
  end: 10,
  open: 0.9,
  voyage: 1,
  ready: 0.8,
  theory: 0.8,
  proof: 0.5,
  crossing: 0.6,
  waste: 0.45,
  star: 0.35,
  meteor: 0.35,
  copy: 0.4,
  outpost: 0.2,
  hand: 0.15,
  pair: 0.12,
  hole: 0.15,
  uncovered: 0.1,
  mirror: 0.08,
  sun: 0.06,
  card: 0.04,
} as const;
/** Less is not worth a word. */
const LEAST = 0.01;

interface Side {
  readonly about: Subject;
  readonly reached: Reached;
  readonly prospects: Prospects;
}

type Proposals = readonly Proposed<StellarionClaim>[];

export function propose(compared: ComparedLines<Stellarion>, findings: Findings): Proposals {
  const side = (about: Subject): Side | undefined => {
    const reached = reachedBy(compared, about);
    return reached && { about, reached, prospects: prospectsOf(reached.after) };
  };
  const [best, played] = [side('best'), side('played')];
  if (best === undefined || played === undefined) return [];
  const both = [...merits(best, played), ...merits(played, best)];
  return [...both, ...hopes(findings)].filter(({ strength }) => strength >= LEAST);
}

function merits(own: Side, other: Side): Proposals {
  return [
    ...endings(own, other),
    ...voyages(own, other),
    ...(isComplete(own.reached) && isComplete(other.reached) ? nextTurn(own, other) : []),
    ...supplies(own, other),
    ...expansions(own, other),
  ];
}

/** Where every course was followed, and one of the two lines can no longer win. */
function hopes({ parts }: Findings): Proposals {
  const hope = parts.find(({ name }) => name === 'hope')?.points ?? 0;
  if (hope === 0) return [];
  const about = hope > 0 ? 'best' : 'played';
  return [{ claim: { kind: 'keeps-open', about, shown: 'courses' }, strength: WEIGHTS.open }];
}

function endings({ about, reached }: Side, other: Side): Proposals {
  const [own, theirs] = [reached.after, other.reached.after];
  if (own.ending === 'won') return [{ claim: { kind: 'wins', about }, strength: WEIGHTS.end }];
  const { ending } = theirs;
  if (ending !== undefined && ending !== 'won')
    return [{ claim: { kind: 'survives', about, ending }, strength: WEIGHTS.end }];
  if (own.ending !== undefined || ending !== undefined || isHopeless(own) || !isHopeless(theirs)) return [];
  return [{ claim: { kind: 'keeps-open', about, shown: 'counting' }, strength: WEIGHTS.open }];
}

function voyages({ about, reached }: Side, other: Side): Proposals {
  const instead = count.voyagesTaken(other.reached);
  const strength = WEIGHTS.voyage * (count.voyagesTaken(reached) - instead);
  const taken = count.takenBy(reached, 'take');
  const name = (galaxy: Galaxy) => GALAXIES[galaxy];
  return [
    ...count.launchesIn(reached).map(
      ({ galaxy, star }): Proposed<StellarionClaim> => ({
        claim: { kind: 'launches', about, galaxy: name(galaxy), star, instead },
        strength,
      }),
    ),
    ...(taken.length > 0
      ? [{ claim: { kind: 'crosses', about, galaxies: taken.map(name), instead } as const, strength }]
      : []),
    ...count.takenBy(reached, 'spend').map(
      (galaxy): Proposed<StellarionClaim> => ({
        claim: { kind: 'spends', about, galaxy: name(galaxy), instead },
        strength,
      }),
    ),
  ];
}

const percent = (chance: number): number => Math.round(100 * chance);

/** Two chances, and what lies between them where it can be read. */
function gain(chance: number, instead: number): number {
  return percent(chance) === percent(instead) ? 0 : chance - instead;
}

function nextTurn({ about, reached, prospects }: Side, other: Side): Proposals {
  const { after } = reached;
  const gone = voyagesOf(other.reached);
  const done = cardsMoved(reached);
  const launches = GALAXIES.flatMap((galaxy, index): Proposals => {
    if (gone.includes(index)) return [];
    const [chance, instead] = [prospects.ready[index]!, other.prospects.ready[index]!];
    const strength = WEIGHTS.ready * gain(chance, instead);
    const part = `ready.${galaxy}`;
    if (chance > 1 - 1e-9 && readiness(reached.before)[index]!.payable !== undefined)
      return [{ claim: { kind: 'keeps-ready', about, galaxy, instead }, strength, part }];
    const hinge = chance > 1 - 1e-9 ? undefined : hingeOf(after, index as Galaxy);
    const claim = { kind: 'next-turn', about, galaxy, chance, instead, ...(hinge && { hinge }) } as const;
    return [{ claim, strength, part }];
  });
  const hands = prospects.hand.map((chance, card): Proposed<StellarionClaim> => {
    const instead = other.prospects.hand[card]!;
    const wanted = prospects.toGo[card >> 2]! > 0 && !gone.includes(card >> 2) && !done.includes(card);
    return {
      claim: { kind: 'at-hand', about, card: codeOfCard(card), chance, instead },
      strength: wanted ? WEIGHTS.hand * gain(chance, instead) : 0,
    };
  });
  return [
    ...launches,
    ...hands,
    ...pairs({ about, reached, prospects }, other),
    ...proofs({ about, reached, prospects }, other),
  ];
}

/** Galaxies to which a line takes a voyage: that its cards are gone is no merit of the other line. */
function voyagesOf(reached: Reached): readonly number[] {
  return [
    ...count.launchesIn(reached).map(({ galaxy }) => galaxy),
    ...count.takenBy(reached, 'take'),
    ...count.takenBy(reached, 'spend'),
  ];
}

/** Cards that a line puts where they can pay: that they can pay then goes without saying. */
function cardsMoved({ steps }: Reached): readonly number[] {
  return steps.flatMap(({ action, position }) => {
    if (action.kind === 'search') return [action.card];
    if (action.kind === 'place') return action.top;
    return action.kind === 'station' ? action.decks.map((deck) => shown(position, deck) ?? BLACK_HOLE) : [];
  });
}

function pairs({ about, reached }: Side, other: Side): Proposals {
  return TYPES.map((type, index): Proposed<StellarionClaim> => {
    const [chance, instead] = [reached, other.reached].map(({ after }) =>
      pairChance(after, index as Type),
    ) as [number, number];
    return {
      claim: { kind: 'pair', about, type, chance, instead },
      strength: WEIGHTS.pair * gain(chance, instead),
    };
  });
}

function proofs({ about, reached: { after }, prospects }: Side, other: Side): Proposals {
  const proof: Proposals =
    after.theory === undefined
      ? []
      : [
          {
            claim: {
              ...{ kind: 'proof', about, type: TYPES[after.theory] },
              ...{ chance: prospects.proof, instead: other.prospects.proof },
            },
            strength: WEIGHTS.proof * gain(prospects.proof, other.prospects.proof),
            part: 'proof',
          },
        ];
  if (!after.table.blackHoles) return proof;
  const [chance, instead] = [holesChance(after), holesChance(other.reached.after)];
  const strength = WEIGHTS.crossing * gain(chance, instead);
  return [...proof, { claim: { kind: 'crossing', about, chance, instead }, strength }];
}

function supplies({ about, reached, prospects }: Side, other: Side): Proposals {
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
    { claim: { kind: 'cards', about, left, instead }, strength: WEIGHTS.card * (left - instead) },
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

/** Each missing copy counts whole, one to spare a little, a second one less; nothing for a galaxy that is done. */
const SPARE = [0, 0.3, 0.4, 0.45, 0.45] as const;

function spareOf(copies: number, toGo: number): number {
  if (toGo === 0) return 0;
  return copies < toGo ? copies - toGo : SPARE[Math.min(copies - toGo, SPARE.length - 1)]!;
}

function expansions({ about, reached, prospects }: Side, other: Side): Proposals {
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

/** Of the cards that the galaxy lacks, the one that a covered deck shows most likely, but not surely. */
function hingeOf(after: Position, galaxy: Galaxy): Hinge | undefined {
  if (after.stage.kind === 'scan') return undefined;
  const sure = sureCards(after);
  const decks = odds(after).filter(({ deck }) => shown(after, deck) === undefined);
  const hinges = TYPES.flatMap((_, type) => {
    const card = cardOf(galaxy, type as Type);
    if (sure.includes(card)) return [];
    return decks.flatMap(({ deck, next, total }) => {
      const weight = next.find((each) => each.card === card)?.weight;
      return weight === undefined
        ? []
        : [{ deck: DECKS[deck as Deck], card: codeOfCard(card), weight, total }];
    });
  });
  return hinges.toSorted((a, b) => b.weight / b.total - a.weight / a.total)[0];
}
