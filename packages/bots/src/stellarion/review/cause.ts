// Which step of a line brings what a claim states: an effect, or the paid cards. If neither does, the other line has
// taken something away, and the claim is about the turn as a whole.
import {
  BLACK_HOLE,
  type Card,
  type Deck,
  GALAXIES,
  galaxyOf,
  isTyped,
  MIRROR,
  type Position,
  type Stellarion,
  TYPES,
  typeOf,
} from '@planisphere/stellarion';
import type { ComparedLines, Subject } from '../../review/claim.ts';
import { cardOfCode, type StellarionClaim } from './claims.ts';
import * as count from './counts.ts';
import { keptBy } from './kept.ts';
import { keyStep, ownSteps, stepsIn, toldApart } from './key-step.ts';
import { otherOf, reachedBy } from './reached.ts';
import type { NamedStep } from './steps.ts';

type IsAbout = (card: Card) => boolean;
type Paying = Extract<NamedStep, { do: 'pay' }>;

/** The step that brings what the claim states; undefined if no single step does. */
export function stepBehind(
  claim: StellarionClaim,
  compared: ComparedLines<Stellarion>,
): NamedStep | undefined {
  const { lines } = compared;
  if (claim.kind === 'crosses')
    return stepsIn(compared, claim.about).find(({ do: done }) => done === 'cross');
  const counted = countIn(claim);
  if (counted !== undefined) return stepThatAdds(counted, compared, claim.about);
  const isAbout = subjectOf(claim);
  if (isAbout === undefined) return keyStep(compared, claim.about);
  const own = ownSteps(compared, claim.about);
  const line = stepsIn(compared, claim.about);
  const others = stepsIn(compared, otherOf(claim.about));
  const effect = keptBy(claim, compared) === undefined ? effectIn(own, claim, isAbout) : undefined;
  if (effect !== undefined) return toldApart(effect, { line, others });
  const isPayment = (step: NamedStep): step is Paying => step.do === 'pay';
  const paid = own.find(isPayment);
  const otherwise = others.find(isPayment);
  if (paid === undefined) return undefined;
  const spent = (step: Paying | undefined): number => step?.cards.filter(isAbout).length ?? 0;
  const opens = isOpen(claim) && opened(lines[claim.about]).some((deck) => mayShow(deck, isAbout));
  return opens || spent(otherwise) > spent(paid) ? toldApart(paid, { line, others }) : undefined;
}

/**
 * An effect that moves such a card, or a scan that may find one; a scan makes nothing sure. Launches that were possible
 * before, and cards that lay in the Outpost before, are kept, not brought.
 */
function effectIn(
  steps: readonly NamedStep[],
  claim: StellarionClaim,
  isAbout: IsAbout,
): NamedStep | undefined {
  if (claim.kind === 'keeps-ready' || claim.kind === 'stationed') return undefined;
  const mover = steps.find((step) => moved(step).some(isAbout));
  if (mover !== undefined || !isOpen(claim)) return mover;
  return steps.find((step) => step.do === 'scan' && mayShow(step.deck, isAbout));
}

type Count = (position: Position) => number;

/** What a claim counts on the table; undefined if it is about cards, or about what the line does. */
function countIn(claim: StellarionClaim): Count | undefined {
  switch (claim.kind) {
    case 'meteors':
      return ({ collected }) => collected;
    case 'stars':
      return ({ stars }) => stars;
    case 'sun':
      return count.spacesAway;
    case 'cards':
      return count.cardsLeft;
    case 'uncovers':
      return (position) =>
        count.uncoveredIn(position).filter((galaxy) => GALAXIES[galaxy] === claim.galaxy).length;
    default:
      return undefined;
  }
}

/** Undefined if the line keeps what the other one loses. */
function stepThatAdds(
  counted: Count,
  compared: ComparedLines<Stellarion>,
  about: Subject,
): NamedStep | undefined {
  const reached = reachedBy(compared, about);
  if (reached === undefined) return undefined;
  const numbers = [...reached.steps.map(({ position }) => position), reached.after].map(counted);
  const at = numbers.findIndex((number, index) => index > 0 && number > numbers[index - 1]!);
  const step = at < 0 ? undefined : stepsIn(compared, about)[at - 1];
  if (step?.do !== 'launch' && step?.do !== 'spend') return step;
  // A voyage to the same galaxy from the other column uncovers another one.
  const others = stepsIn(compared, otherOf(about));
  const isAlike = others.some((each) => each.do === step.do && each.galaxy === step.galaxy);
  return isAlike ? { ...step, apart: true } : step;
}

/** The cards that a claim is about; undefined if there are none. */
function subjectOf(claim: StellarionClaim): IsAbout | undefined {
  switch (claim.kind) {
    case 'copies':
    case 'at-hand':
    case 'stationed':
      return (card) => card === cardOfCode(claim.card);
    case 'pair':
    case 'proof':
      return (card) => isTyped(card) && TYPES[typeOf(card)] === claim.type;
    case 'next-turn':
    case 'keeps-ready':
      return (card) => isTyped(card) && GALAXIES[galaxyOf(card)] === claim.galaxy;
    case 'crossing':
    case 'holes':
      return (card) => card === BLACK_HOLE;
    case 'mirrors':
      return (card) => card === MIRROR;
    default:
      return undefined;
  }
}

/** Whether the claim depends on cards still to be turned up. */
function isOpen(claim: StellarionClaim): boolean {
  return 'chance' in claim && claim.chance < 1 - 1e-9;
}

/** Decks that turn up a card because their visible one has paid. */
function opened(line: readonly Stellarion['action'][]): readonly Deck[] {
  const DECK_COUNT = 8;
  return line.flatMap((action) =>
    action.kind === 'coordinate' ? (action.pay.filter((source) => source < DECK_COUNT) as Deck[]) : [],
  );
}

const EVERY_CARD: readonly Card[] = [...Array(16).keys(), BLACK_HOLE, MIRROR];

/** Black holes and mirrors lie in any deck. */
function mayShow(deck: Deck, isAbout: IsAbout): boolean {
  const isIn = (card: Card): boolean =>
    !isTyped(card) || galaxyOf(card) === deck || 4 + typeOf(card) === deck;
  return EVERY_CARD.some((card) => isAbout(card) && isIn(card));
}

/** Cards that an effect moves. */
function moved(step: NamedStep): readonly Card[] {
  switch (step.do) {
    case 'search':
    case 'return':
      return [step.card];
    case 'recover':
    case 'station':
      return step.cards;
    case 'place':
      return step.top;
    default:
      return [];
  }
}
