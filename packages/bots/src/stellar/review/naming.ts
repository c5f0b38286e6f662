// The subject of a coach's sentence, free of any language: the steps that tell a line from the other, and the step
// behind a claim.
import { type Card, makeCard, SECTION_SLOTS, type Stellar, sideOf } from '@planisphere/stellar';
import type { ComparedLines, Subject } from '../../review/claim.ts';
import type { Mood, Spoken } from '../../review/coach.ts';
import type { HoldsClaim, StellarClaim } from './claims.ts';
import { type Followed, followActions, isSameStep, type NamedStep } from './steps.ts';

export interface Told {
  readonly line: Followed;
  readonly other: Followed;
}

export function toldIn({ compared: { before, seat, lines } }: Spoken<Stellar>, about: Subject): Told {
  const other = about === 'best' ? lines.played : lines.best;
  return { line: followActions(before, seat, lines[about]), other: followActions(before, seat, other) };
}

type Lay = Extract<NamedStep, { do: 'lay' }>;
const isLay = (step: NamedStep): step is Lay => step.do === 'lay';
const isTake = (step: NamedStep): step is Extract<NamedStep, { do: 'take' }> => step.do === 'take';

/** The steps that the other line lacks: where cards go says more than which was taken. */
export function ownSteps({ line, other }: Told): readonly NamedStep[] {
  const own = line.steps.filter((step) => !other.steps.some((each) => isSameStep(step, each)));
  const lays = own.filter(isLay);
  if (lays.length > 0) return lays;
  const [first = line.steps.find(isTake) ?? line.steps[0]] = own;
  return first === undefined ? [] : [first];
}

/**
 * The coordinate of the taken card, if the other line takes the same card elsewhere; undefined if something else tells
 * the lines apart.
 */
export function placeTaken({ line, other }: Told): number | undefined {
  const isOther = (step: NamedStep): boolean => !other.steps.some((each) => isSameStep(step, each));
  const [taken, others] = [line.steps.find(isTake), other.steps.find(isTake)];
  return line.steps.some(isOther) || taken?.place === others?.place ? undefined : taken?.place;
}

/** Undefined if it is the line as a whole, or a card that stays in the hand. */
export function stepBehind(claim: StellarClaim, told: Told): NamedStep | undefined {
  const { steps } = told.line;
  const isCard = (card: Card, written: string): boolean => makeCard(card) === written;
  switch (claim.kind) {
    case 'run':
      return steps.find(
        (step) =>
          'card' in step &&
          isCard(step.card, claim.card) &&
          (step.do === 'keep' || (isLay(step) && step.to.area === 'note')),
      );
    case 'stars':
    case 'diversity':
      return steps.find((step) => isLay(step) && step.to.area === 'tel' && isCard(step.card, claim.card));
    case 'section-lead':
    case 'section-total':
    case 'section-won':
      return steps.find((step) => isLay(step) && SECTION_SLOTS[claim.section].includes(step.to.slot));
    case 'blocks':
      // Of two such cards it is the one of the row.
      return (
        steps.find((step) => isTake(step) && isCard(step.card, claim.card)) ??
        steps.findLast((step) => 'card' in step && isCard(step.card, claim.card)) ??
        steps[0]
      );
    case 'keeps-open':
      return ownSteps(told).find((step) => isLay(step) && step.to.area === 'tel') ?? ownSteps(told)[0];
    case 'odds':
      return steps.find(isLay);
    default:
      return undefined;
  }
}

/** Whether the card of this claim is still held: before the line is played it is if it is in the hand already. */
export function isStill({ card }: HoldsClaim, mood: Mood, { before, seat }: ComparedLines<Stellar>): boolean {
  return (
    mood === 'did' || (mood === 'now' && sideOf(before, seat).hand.some((each) => makeCard(each) === card))
  );
}

/** Whether two claims are about cards of the same kind in two places: the second is called the other one. */
export function isOther(claim: StellarClaim, last: StellarClaim | undefined, told: Told): boolean {
  if (last?.about !== claim.about) return false;
  const [one, two] = [last, claim].map((each) => lyingCard(each, told));
  return one?.card !== undefined && one.card === two?.card && one.where !== two.where;
}

/** The card of a claim's sentence, where it lies at the end of the line. */
function lyingCard(
  claim: StellarClaim,
  told: Told,
): { readonly card: string; readonly where: string } | undefined {
  if (claim.kind === 'holds') return { card: claim.card, where: 'hand' };
  const step = stepBehind(claim, told);
  return step !== undefined && isLay(step)
    ? { card: makeCard(step.card), where: `${step.to.area} ${step.to.slot}` }
    : undefined;
}
