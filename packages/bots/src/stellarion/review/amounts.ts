// What two lines of Stellarion bring where the chance to win hardly moves: the risk of losing where the game is nearly won, voyages
// made by its end where it is nearly lost.
import type { Seat } from '@planisphere/core';
import type { Position, Stellarion } from '@planisphere/stellarion';
import type { Budget } from '../../bot/bot.ts';
import type { Examined, Line } from '../../review/examiner.ts';
import { gradeOf, isDecided } from '../../review/grade.ts';
import { Mean } from '../../review/mean.ts';
import { attempt, stepsFor, within } from '../../search/allowance.ts';
import type { Actions } from './lines.ts';
import { partsBetween } from './parts.ts';
import { stepsOf, tools, worldOf } from './tools.ts';

type Action = Stellarion['action'];
type Examination = Examined<Action>;

/** Share of the nodes for playing on: so many pairs of games. */
const PLAYED_ON = 0.5;
/** Share of the steps that the nodes allow. */
const STEPS = 0.75;
/** How many lines are looked at first, and the share of the nodes for that: so many games each. */
const LINES = 5;
const LOOKED = 0.15;

interface Around {
  readonly view: Position;
  readonly seat: Seat;
  /** Further lines: one of them may bring more voyages, or show that there is something to decide. */
  readonly others: Iterable<Actions>;
}

/** The same comparison with amounts where the game is decided; undefined where no line would be a slip against another. */
export function withAmounts(examined: Examination, around: Around, budget: Budget): Examination | undefined {
  const { played, other } = examined;
  if (!isDecided(played.value, other.value)) return examined;
  if (played.value > 0.5) return withRisk(examined);
  const steps = STEPS * stepsFor(budget.nodes);
  const found = attempt(() => within({ steps }, () => withVoyages(examined, around, budget)));
  return found === undefined ? examined : found === 'nothing to decide' ? undefined : found;
}

function withVoyages(
  examined: Examination,
  { view, seat, others }: Around,
  { rng, nodes }: Budget,
): Examination | 'nothing to decide' {
  const world = worldOf(view);
  const games = Math.ceil(nodes * LOOKED);
  const [looks, seed] = [rng.next() | 0, rng.next() | 0];
  const voyages = (line: Actions, of: number, index: number): number =>
    tools().playingOn.voyagesAfter(world, stepsOf(line, seat), { seed: of, index });
  const { played } = examined;
  const lines = [examined.other, ...linesAmong(others, examined)];
  const looked = [played, ...lines].map(({ actions }) =>
    Array.from({ length: games }, (_, index) => voyages(actions, looks, index)),
  );
  const means = looked.map((made) => made.reduce((sum, count) => sum + count, 0) / games);
  const [most, least] = [Math.max(...means.slice(1)), Math.min(...means)];
  const other = lines[means.indexOf(most, 1) - 1]!;
  const worst = [played, ...lines][means.indexOf(least)]!;
  const compare = (one: Actions, two: Actions): Pairs => {
    const pairs = { one: new Mean(), two: new Mean(), difference: new Mean() };
    for (let index = 0; index < nodes * PLAYED_ON; index++) {
      const [first, second] = [voyages(one, seed, index), voyages(two, seed, index)];
      pairs.one.add(first);
      pairs.two.add(second);
      pairs.difference.add(second - first);
    }
    return pairs;
  };
  const { one: own, two: next, difference } = compare(played.actions, other.actions);
  const isEven = Math.abs(difference.value) <= difference.error;
  if (isEven && !isSlip(compare(worst.actions, other.actions).difference)) return 'nothing to decide';
  const lost = difference.value > 0 && difference.value >= difference.error;
  const [low, high] = [Math.min(played.value, other.value), Math.max(played.value, other.value)];
  const compared = {
    played: { ...played, value: lost ? low : played.value, amount: own.value },
    other: { ...other, value: lost ? high : low, amount: next.value },
  };
  const isAnother = other !== examined.other;
  return {
    ...examined,
    ...compared,
    best: lost ? compared.other : compared.played,
    amountError: difference.error,
    amountUnit: 'voyages',
    parts: isAnother ? partsBetween(view, seat, [played.actions, other.actions]) : examined.parts,
  };
}

interface Pairs {
  readonly one: Mean;
  readonly two: Mean;
  readonly difference: Mean;
}

function isSlip({ value, error }: Mean): boolean {
  return gradeOf({ unit: 'voyages', loss: value, lead: 0, error }) !== 'good';
}

/** A few lines that were not compared, as good as the one that was as far as the chance goes. */
function linesAmong(others: Iterable<Actions>, { played, other }: Examination): readonly Line<Action>[] {
  const found: Line<Action>[] = [];
  for (const actions of others) {
    if (found.length + 2 >= LINES) break;
    if (actions !== played.actions && actions !== other.actions) found.push({ actions, value: other.value });
  }
  return found;
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
