// The step that tells a line of Stellarion from the other one: the first in which they differ, as far as it says
// something that the other line does not do as well.
import { type Card, cardOf, type Stellarion, type Type } from '@planisphere/stellarion';
import type { ComparedLines, Subject } from '../../review/claim.ts';
import { isInDiscard } from './counts.ts';
import { otherOf } from './reached.ts';
import { type NamedStep, namedSteps } from './steps.ts';

type Steps = readonly NamedStep[];

/**
 * After another payment an effect says more than what is paid; after the same one, or in the middle of an effect, it is
 * the first step that differs.
 */
export function keyStep(compared: ComparedLines<Stellarion>, about: Subject): NamedStep {
  const [line, others] = [stepsIn(compared, about), stepsIn(compared, otherOf(about))];
  const at = line.findIndex((step, index) => others[index] === undefined || !isSame(step, others[index]));
  const own = ownIn(line, others);
  const paid = line[0]!;
  const step =
    at === 0 && paid.do === 'pay' ? ofAnotherPayment(paid, own, others) : ofSameStart(line, own, at);
  if (step.do === 'waive' && at === 0 && paid.do === 'pay') return { ...step, cards: paid.cards };
  return toldApart(step, { line, others });
}

/** Which ship goes back under its deck follows from what is paid. */
function ofAnotherPayment(paid: NamedStep, own: Steps, others: Steps): NamedStep {
  const effects = own.filter(({ do: done }) => !['pay', 'return', 'done'].includes(done));
  const effect = effects.find((each) => !others.some((other) => isAlike(each, other)));
  return effect ?? own[0] ?? paid;
}

function ofSameStart(line: Steps, own: Steps, at: number): NamedStep {
  const first = line[Math.max(0, at)]!;
  if (own.includes(first)) return first;
  return first.do === 'scan' ? { ...first, atOnce: true } : (own[0] ?? first);
}

/** The step to point at: what it is about may not have happened yet, and then it is what is paid for it. */
export function lookedAt(compared: ComparedLines<Stellarion>): NamedStep {
  const step = keyStep(compared, 'best');
  const line = stepsIn(compared, 'best');
  const paid = line.find(({ do: done }) => done === 'pay');
  const isToCome =
    (step.do === 'recover' && !isInDiscard(compared.before, step.deck, step.cards)) ||
    ['place', 'return', 'done'].includes(step.do) ||
    (step.do === 'waive' && step.retreat === 0);
  return isToCome && paid !== undefined ? paid : step;
}

interface Apart {
  readonly line: Steps;
  readonly others: Steps;
}

/** What else tells the step from one of the other line that does the same: a deck, an order, a column, a number. */
export function toldApart(step: NamedStep, { line, others }: Apart): NamedStep {
  switch (step.do) {
    case 'launch':
      return originOf(step, others) ?? step;
    case 'take':
      return counted(step, { line, others });
    case 'pay':
    case 'cross':
    case 'station':
    case 'recover':
    case 'return':
    case 'spend':
      return others.some((other) => isAlike(step, other)) ? { ...step, apart: true } : step;
    default:
      return step;
  }
}

/** The steps that the other line lacks, or has less often. */
export function ownSteps(compared: ComparedLines<Stellarion>, about: Subject): Steps {
  return ownIn(stepsIn(compared, about), stepsIn(compared, otherOf(about)));
}

function ownIn(line: Steps, others: Steps): Steps {
  const left = [...others];
  return line.filter((step) => {
    const at = left.findIndex((each) => isSame(each, step));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function stepsIn({ before, seat, lines }: ComparedLines<Stellarion>, about: Subject): Steps {
  return namedSteps(before, seat, lines[about]);
}

/** Two Launches to the same galaxy differ in the origin of a card, or in the voyage. */
function originOf(step: Extract<NamedStep, { do: 'launch' }>, steps: Steps): NamedStep | undefined {
  const same = steps.find((each) => each.do === 'launch' && each.galaxy === step.galaxy);
  if (same?.do !== 'launch') return undefined;
  const type = step.from.findIndex((origin, index) => origin !== same.from[index]);
  return type < 0
    ? { ...step, apart: true }
    : { do: 'from', card: cardOf(step.galaxy, type as Type), origin: step.from[type]! };
}

type Taken = Extract<NamedStep, { do: 'take' }>;

const isTakenAlike = (step: NamedStep, { galaxy, to }: Taken): boolean =>
  step.do === 'take' && step.galaxy === galaxy && step.to === to;
const timesIn = (steps: Steps, taken: Taken): number =>
  steps.filter((step) => isTakenAlike(step, taken)).length;

/** Of several voyages to a galaxy their number is told; where it is the same in both lines, the columns differ. */
function counted(step: Taken, { line, others }: Apart): NamedStep {
  const takes = line.filter((each) => each.do === 'take');
  const more = takes.find((each) => timesIn(line, each) > timesIn(others, each));
  if (more === undefined) return { ...step, apart: true };
  const times = timesIn(line, more);
  return times > 1 ? { ...more, times } : more;
}

/** They do the same with the same cards, from elsewhere or in another order. */
function isAlike(one: NamedStep, other: NamedStep): boolean {
  return sort(one) === sort(other);
}

function sort(step: NamedStep): string {
  const cards = (each: readonly Card[]): string => `${step.do} ${each.toSorted((a, b) => a - b)}`;
  switch (step.do) {
    case 'pay':
    case 'station':
      return cards(step.cards);
    case 'recover':
      return `${cards(step.cards)} ${step.deck}`;
    case 'return':
      return cards([step.card]);
    case 'cross':
      return step.do;
    case 'spend':
      return `${step.do} ${step.galaxy}`;
    case 'take':
      return `${step.do} ${step.galaxy} ${step.to}`;
    default:
      return JSON.stringify(step);
  }
}

/** Besides what is told only so that nobody mistakes a card or a voyage for another. */
function isSame(a: NamedStep, b: NamedStep): boolean {
  const told = (step: NamedStep): string =>
    JSON.stringify({ ...step, either: undefined, elsewhere: undefined, isLast: undefined });
  return told(a) === told(b);
}
