// Lines of a game of Stellarion that is as good as lost, by the voyages that are made when the net plays on after them. Games are
// played until it is clear which line is better, or that neither is, and never more than the nodes allow. Where too few could be
// played to tell, there is no grade.
import type { Seat } from '@planisphere/core';
import type { Position, Stellarion } from '@planisphere/stellarion';
import type { Budget } from '../../bot/bot.ts';
import type { Examined, Line } from '../../review/examiner.ts';
import { CERTAINTY, isSlip, isTold, losesShare } from '../../review/grade.ts';
import { Mean } from '../../review/mean.ts';
import { attempt } from '../../search/allowance.ts';
import { type Actions, placeOf } from './lines.ts';
import { partsBetween } from './parts.ts';
import { COMPARING, stepsOf, tools, worldOf } from './tools.ts';

type Action = Stellarion['action'];
type Examination = Examined<Action>;

export interface Around {
  readonly view: Position;
  readonly seat: Seat;
  /** Further lines: one of them may bring more voyages, or show that there is something to decide. */
  readonly others: Iterable<Actions>;
}

/** Of each pair of lines at most so many games for each node. */
const PLAYED_ON = 0.5;
/** How many lines are looked at first, and the share of the nodes for that: so many games each. */
const LINES = 5;
const LOOKED = 0.15;
/** Fewer pairs of games say nothing. */
const FEWEST_PAIRS = 6;
/** So many are played before it is asked whether it is clear, then after every few. */
const FIRST_PAIRS = 12;
const FEW_PAIRS = 4;
/** So many standard errors from nothing, a difference is clear. */
const CLEAR = 2.5;
/** Below this no chance is left that could be played for. */
const LEAST_CHANCE = 0.001;
/** A voyage in so many, by which a difference is certain to be slight. */
const SLIGHT = 0.1;

export function withVoyages(
  examined: Examination,
  around: Around,
  { rng, nodes, stop }: Budget,
): Examination {
  const { view, seat } = around;
  const { played } = examined;
  const lines = [played, examined.other, ...linesAmong(around, examined)];
  const looks = new Games(around, rng.next() | 0);
  looks.play(
    lines.map(({ actions }) => actions),
    Math.ceil(nodes * LOOKED),
  );
  const means = lines.map(({ actions }) => looks.meanOf(actions));
  const bestOf = (among: readonly number[]): number => among.indexOf(Math.max(...among));
  const other = lines[1 + bestOf(means.slice(1))]!;
  const games = new Games(around, rng.next() | 0);
  const most = Math.max(FEWEST_PAIRS, nodes * PLAYED_ON);
  const compare = (one: Actions, two: Actions): Mean => games.compare(one, two, { most, stop });
  const difference = compare(played.actions, other.actions);
  if (difference.count < FEWEST_PAIRS || !isTold('voyages', difference)) return { ...examined, free: true };
  const lost = difference.value > 0 && difference.value >= CERTAINTY * difference.error;
  if (isAtOdds(examined, difference)) return { ...examined, free: true };
  const samples = { seed: rng.next() | 0, count: nodes * COMPARING };
  if (!isBorneOut(difference, marginBetween(around, [played.actions, other.actions], samples)))
    return { ...examined, free: true };
  const worst = lines[means.indexOf(Math.min(...means))]!;
  const best = lost ? other : played;
  // Whoever gave nothing away had something to decide only where another line does.
  const free = !isSlip('voyages', difference) && !isSlip('voyages', compare(worst.actions, best.actions));
  const [low, high] = [Math.min(played.value, other.value), Math.max(played.value, other.value)];
  const amount = ({ actions }: Line<Action>): number => games.meanOf(actions, difference.count);
  const compared = {
    played: { ...played, value: lost ? low : played.value, amount: amount(played) },
    other: { ...other, value: lost ? high : low, amount: amount(other) },
  };
  return {
    ...examined,
    ...compared,
    best: lost ? compared.other : compared.played,
    amountError: difference.error,
    amountUnit: 'voyages',
    ...(free && { free }),
    parts:
      other === examined.other ? examined.parts : partsBetween(view, seat, [played.actions, other.actions]),
  };
}

/**
 * Whoever still plays for what chance there is may lose voyages over it, and whoever fills the piles may lose the chance: where the two
 * speak for different lines, neither is a slip.
 */
function isAtOdds({ played, other, differenceError }: Examination, voyages: Mean): boolean {
  if (Math.max(played.value, other.value) < LEAST_CHANCE) return false;
  const loss = { value: other.value - played.value, error: differenceError };
  return losesShare(loss, other.value) ? voyages.value < 0 : voyages.value > 0;
}

interface Samples {
  readonly seed: number;
  readonly count: number;
}

/** What the look-ahead expects to be left over more after the first line than after the second. */
function marginBetween(
  { view, seat }: Around,
  [one, two]: readonly [Actions, Actions],
  { seed, count }: Samples,
): Mean {
  const { trials } = tools();
  const world = worldOf(view);
  const margin = new Mean();
  for (let index = 0; index < count; index++) {
    const [first, second] = [one, two].map((line) =>
      trials.marginAfter(world, stepsOf(line, seat), { seed, index }),
    );
    margin.add(second! - first!);
  }
  return margin;
}

/**
 * Who plays on is no Master: what the net alone makes of a line, somebody who looks ahead may not. Where a difference would count, the
 * look-ahead has to see it too.
 */
function isBorneOut(voyages: Mean, margin: Mean): boolean {
  const counts = isSlip('voyages', { value: Math.abs(voyages.value), error: voyages.error });
  return !counts || Math.sign(voyages.value) * margin.value > margin.error;
}

interface Playing {
  readonly most: number;
  readonly stop: Budget['stop'] | undefined;
}

/** Games with the same dice for every line; none is played twice. */
class Games {
  readonly #around: Around;
  readonly #seed: number;
  readonly #made = new Map<Actions, number[]>();

  constructor(around: Around, seed: number) {
    this.#around = around;
    this.#seed = seed;
  }

  /** Voyages of the game with this number; undefined where the allowance is spent over it. */
  at(line: Actions, index: number): number | undefined {
    const made = this.#made.get(line) ?? [];
    this.#made.set(line, made);
    const { view, seat } = this.#around;
    const sample = { seed: this.#seed, index };
    const play = () => tools().playingOn.courseAfter(worldOf(view), stepsOf(line, seat), sample).voyages;
    const voyages = made[index] ?? attempt(play);
    if (voyages !== undefined) made[index] = voyages;
    return voyages;
  }

  /** So many games of each line, or as many as can be played. */
  play(lines: readonly Actions[], count: number): void {
    for (let index = 0; index < count; index++)
      for (const line of lines) if (this.at(line, index) === undefined) return;
  }

  /** Over the first so many games that were played, or over all. */
  meanOf(line: Actions, count = Number.POSITIVE_INFINITY): number {
    const mean = new Mean();
    for (const voyages of (this.#made.get(line) ?? []).slice(0, count)) mean.add(voyages);
    return mean.value;
  }

  /** What the second line makes more than the first. */
  compare(one: Actions, two: Actions, { most, stop }: Playing): Mean {
    const difference = new Mean();
    for (let index = 0; index < most && stop?.() !== true; index++) {
      const [first, second] = [this.at(one, index), this.at(two, index)];
      if (first === undefined || second === undefined) break;
      difference.add(second - first);
      const asked = index + 1 >= FIRST_PAIRS && (index + 1 - FIRST_PAIRS) % FEW_PAIRS === 0;
      if (asked && isClear(difference)) break;
    }
    return difference;
  }
}

/** Far from nothing, or certain to be next to it. */
function isClear({ value, error }: Mean): boolean {
  return Math.abs(value) >= CLEAR * error || Math.abs(value) + CLEAR * error < SLIGHT;
}

/** A few lines that were not compared and lead elsewhere, as good as the one that was as far as the chance goes. */
function linesAmong({ view, seat, others }: Around, { played, other }: Examination): readonly Line<Action>[] {
  const found: Line<Action>[] = [];
  const places = new Set([played, other].map(({ actions }) => placeOf(view, seat, actions)));
  for (const actions of others) {
    if (found.length + 2 >= LINES) break;
    const place = placeOf(view, seat, actions);
    if (!places.has(place)) found.push({ actions, value: other.value });
    places.add(place);
  }
  return found;
}
