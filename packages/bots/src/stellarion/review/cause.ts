// Which step of a line brings what a claim states: what the effect does, or that other cards were paid.
import {
  type Card,
  GALAXIES,
  galaxyOf,
  isTyped,
  type Stellarion,
  TYPES,
  typeOf,
} from '@planisphere/stellarion';
import type { ComparedLines } from '../../review/claim.ts';
import { cardOfCode, type StellarionClaim } from './claims.ts';
import { keyStep } from './key-step.ts';
import { otherOf } from './reached.ts';
import { type NamedStep, namedSteps } from './steps.ts';

type Paying = Extract<NamedStep, { do: 'pay' }>;

/** The payment where the other line spends what the claim is about and this one keeps it; the key step otherwise. */
export function stepBehind(claim: StellarionClaim, compared: ComparedLines<Stellarion>): NamedStep {
  const { before, seat, lines } = compared;
  const key = keyStep(compared, claim.about);
  const isAbout = subjectOf(claim);
  if (isAbout === undefined || moved(key).some(isAbout)) return key;
  const steps = namedSteps(before, seat, lines[claim.about]);
  const others = namedSteps(before, seat, lines[otherOf(claim.about)]);
  const isPayment = (step: NamedStep): step is Paying => step.do === 'pay';
  const [paid, otherwise] = [steps.find(isPayment), others.find(isPayment)];
  if (paid === undefined || otherwise === undefined) return key;
  const spent = ({ cards }: Paying): number => cards.filter(isAbout).length;
  return spent(otherwise) > spent(paid) ? paid : key;
}

/** The cards that a claim is about; undefined where it is about none. */
function subjectOf(claim: StellarionClaim): ((card: Card) => boolean) | undefined {
  switch (claim.kind) {
    case 'copies':
    case 'at-hand':
    case 'stationed':
      return (card) => card === cardOfCode(claim.card);
    case 'pair':
      return (card) => isTyped(card) && TYPES[typeOf(card)] === claim.type;
    case 'next-turn':
    case 'keeps-ready':
      return (card) => isTyped(card) && GALAXIES[galaxyOf(card)] === claim.galaxy;
    default:
      return undefined;
  }
}

/** Cards that an effect brings somewhere. What a scan finds is not known yet: it may be any of them. */
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
