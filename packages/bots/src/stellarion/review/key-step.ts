// The step that tells a line of Stellarion from the other one: common steps say nothing.
import { cardOf, type Stellarion, type Type } from '@planisphere/stellarion';
import type { ComparedLines, Subject } from '../../review/claim.ts';
import { isInDiscard } from './counts.ts';
import { otherOf } from './reached.ts';
import { type NamedStep, namedSteps } from './steps.ts';

/** The first of the line's own steps that is an effect, because an effect says more than its payment. */
export function keyStep(compared: ComparedLines<Stellarion>, about: Subject): NamedStep {
  const own = ownSteps(compared, about);
  const [line, other] = [stepsIn(compared, about), stepsIn(compared, otherOf(about))];
  const effects = own.filter((step) => step.do !== 'pay' && step.do !== 'done');
  const effect = effects.find((each) => !isTakenFrom(each, other)) ?? effects[0];
  const step = effect ?? own[0] ?? line[0]!;
  if (step.do === 'launch') return originOf(step, other) ?? step;
  if (step.do === 'spend') return spentOn(step, other);
  if (isTakenFrom(step, other)) return { ...step, apart: true };
  return toldApart(step, other);
}

/** The step to point at: not a recovery whose cards are not in the discard yet, but its payment. */
export function lookedAt(compared: ComparedLines<Stellarion>): NamedStep {
  const step = keyStep(compared, 'best');
  if (step.do !== 'recover' || isInDiscard(compared.before, step.deck, step.cards)) return step;
  return stepsIn(compared, 'best').find(({ do: done }) => done === 'pay') ?? step;
}

type Sourced = Extract<NamedStep, { do: 'pay' | 'cross' }>;

/** If the other line does the same with cards from elsewhere, the decks tell the lines apart. */
export function toldApart(step: NamedStep, others: readonly NamedStep[]): NamedStep {
  if (step.do !== 'pay' && step.do !== 'cross') return step;
  const cardsOf = (each: Sourced): string => (each.do === 'pay' ? `${each.cards.toSorted()}` : '');
  const isAlike = others.some((each) => each.do === step.do && cardsOf(each as Sourced) === cardsOf(step));
  return isAlike ? { ...step, apart: true } : step;
}

/** The steps that the other line lacks, or has less often. */
export function ownSteps(compared: ComparedLines<Stellarion>, about: Subject): readonly NamedStep[] {
  const left = [...stepsIn(compared, otherOf(about))];
  return stepsIn(compared, about).filter((step) => {
    const at = left.findIndex((each) => isSame(each, step));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function stepsIn({ before, seat, lines }: ComparedLines<Stellarion>, about: Subject): readonly NamedStep[] {
  return namedSteps(before, seat, lines[about]);
}

/** Two Launches to the same galaxy differ in the origin of a card, or in the voyage. */
function originOf(
  step: Extract<NamedStep, { do: 'launch' }>,
  steps: readonly NamedStep[],
): NamedStep | undefined {
  const same = steps.find((each) => each.do === 'launch' && each.galaxy === step.galaxy);
  if (same?.do !== 'launch') return undefined;
  const type = step.from.findIndex((origin, index) => origin !== same.from[index]);
  return type < 0
    ? { ...step, apart: true }
    : { do: 'from', card: cardOf(step.galaxy, type as Type), origin: step.from[type]! };
}

/** Meteors differ in the column of the voyage. */
function spentOn(step: Extract<NamedStep, { do: 'spend' }>, others: readonly NamedStep[]): NamedStep {
  const isAlike = others.some((each) => each.do === 'spend' && each.galaxy === step.galaxy);
  return isAlike ? { ...step, apart: true } : step;
}

type Taken = Extract<NamedStep, { do: 'take' }>;

/** The other line takes a voyage to the same galaxy for the same player, from the other column. */
function isTakenFrom(step: NamedStep, others: readonly NamedStep[]): step is Taken {
  if (step.do !== 'take') return false;
  return others.some((each) => each.do === 'take' && each.galaxy === step.galaxy && each.to === step.to);
}

function isSame(a: NamedStep, b: NamedStep): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
