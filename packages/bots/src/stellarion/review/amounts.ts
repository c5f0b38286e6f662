// What two lines of Stellarion bring if the chance to win hardly changes: the risk of losing in a game nearly won,
// voyages by the end of one nearly lost.
import type { Stellarion } from '@planisphere/stellarion';
import type { Budget } from '../../bot/bot.ts';
import type { Examined, Line } from '../../review/examiner.ts';
import { isDecided, isTold } from '../../review/grade.ts';
import { attempt, stepsFor, within } from '../../search/allowance.ts';
import { type Around, withVoyages } from './voyages.ts';

type Action = Stellarion['action'];
type Examination = Examined<Action>;

/** How much finer than usual a chance is graded: a single decision hardly ever changes it much. */
export const FINER = 3;

/** The unit of a comparison as long as only the chances of its lines are known. */
export function unitOf(values: readonly number[]): 'risk' | 'chance' {
  return Math.min(...values) > 0.5 && isDecided(values, FINER) ? 'risk' : 'chance';
}

/** Share of the steps that the nodes allow. */
const STEPS = 0.75;

/** The same comparison with amounts, if the game is decided. */
export function withAmounts(examined: Examination, around: Around, budget: Budget): Examination {
  const { played, other } = examined;
  if (!isDecided([played.value, other.value], FINER)) return whereTold(examined, 'chance');
  if (played.value > 0.5) return whereTold(withRisk(examined), 'risk');
  const steps = STEPS * stepsFor(budget.nodes);
  const found = attempt(() => within({ steps }, () => withVoyages(examined, around, budget)));
  return found ?? { ...examined, free: true };
}

/** Removes the grade if the samples cannot say whether the decision is a slip. */
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
