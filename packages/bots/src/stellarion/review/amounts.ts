// What two lines of Stellarion bring where the chance to win hardly moves: the risk of losing where the game is nearly won, voyages
// made by its end where it is nearly lost.
import type { Stellarion } from '@planisphere/stellarion';
import type { Budget } from '../../bot/bot.ts';
import type { Examined, Line } from '../../review/examiner.ts';
import { isDecided, isTold } from '../../review/grade.ts';
import { attempt, stepsFor, within } from '../../search/allowance.ts';
import { type Around, withVoyages } from './voyages.ts';

type Action = Stellarion['action'];
type Examination = Examined<Action>;

/** How much finer a chance is graded than usual: a single decision hardly ever moves it much. */
export const FINER = 3;

/** In what two lines are compared before anything else is known than their chances. */
export function unitOf(values: readonly number[]): 'risk' | 'chance' {
  return Math.min(...values) > 0.5 && isDecided(values, FINER) ? 'risk' : 'chance';
}

/** Share of the steps that the nodes allow. */
const STEPS = 0.75;

/** The same comparison with amounts where the game is decided. */
export function withAmounts(examined: Examination, around: Around, budget: Budget): Examination {
  const { played, other } = examined;
  if (!isDecided([played.value, other.value], FINER)) return whereTold(examined, 'chance');
  if (played.value > 0.5) return whereTold(withRisk(examined), 'risk');
  const steps = STEPS * stepsFor(budget.nodes);
  const found = attempt(() => within({ steps }, () => withVoyages(examined, around, budget)));
  return found ?? { ...examined, free: true };
}

/** Without a grade where the samples cannot say whether it is a slip. */
function whereTold(examined: Examination, unit: 'chance' | 'risk'): Examination {
  const { played, other, differenceError: error } = examined;
  const from = Math.max(played.value, other.value);
  const told = isTold(unit, { value: other.value - played.value, error }, { finer: FINER, from });
  return told ? examined : { ...examined, free: true };
}

function withRisk(examined: Examination): Examination {
  const risked = (line: Line<Action>): Line<Action> => ({ ...line, amount: line.value - 1 });
  return {
    ...examined,
    ...{ played: risked(examined.played), best: risked(examined.best), other: risked(examined.other) },
    amountError: examined.differenceError,
    amountUnit: 'risk',
  };
}
