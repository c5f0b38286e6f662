// What a line of Stellarion makes likely in the next turn: a launch, a card at hand, a pair, a proof, a Crossing.
import {
  BLACK_HOLE,
  cardOf,
  DECKS,
  type Deck,
  GALAXIES,
  type Galaxy,
  odds,
  type Position,
  readiness,
  shown,
  TYPES,
  type Type,
} from '@planisphere/stellarion';
import type { Proposed } from '../../review/spoken.ts';
import { codeOfCard, type Hinge, type StellarionClaim } from './claims.ts';
import { crosses, type Proposals, type Side, voyagesOf, WEIGHTS } from './merits.ts';
import { holesChance, pairChance, sureCards } from './next-turn.ts';
import type { Reached } from './reached.ts';

/** A smaller gain in chance is not worth mentioning. */
const LEAST_GAIN = 0.05;

/** How much larger the first chance is; 0 if that is not worth mentioning. */
function gain(chance: number, instead: number): number {
  return chance - instead < LEAST_GAIN ? 0 : chance - instead;
}

export function nextTurn({ about, reached, prospects }: Side, other: Side): Proposals {
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
    const hinge = chance > 1 - 1e-9 ? undefined : hingeOf(after, index as Galaxy, chance);
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

/** Cards that a line moves to where they can pay: that they can then pay goes without saying. */
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
  if (!after.table.blackHoles || crosses(other.reached)) return proof;
  const [chance, instead] = [holesChance(after), holesChance(other.reached.after)];
  const strength = WEIGHTS.crossing * gain(chance, instead);
  return [...proof, { claim: { kind: 'crossing', about, chance, instead }, strength, part: 'holes' }];
}

/**
 * A card that the galaxy lacks, if its deck shows it with the chance of the Launch: then everything depends on this
 * card.
 */
function hingeOf(after: Position, galaxy: Galaxy, chance: number): Hinge | undefined {
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
  return hinges.find(({ weight, total }) => Math.abs(weight / total - chance) < 1e-9);
}
