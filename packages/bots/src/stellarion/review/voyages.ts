// Compares lines of a game of Stellarion that is as good as lost by the voyages made when the net plays on after them.
// Games are played until it is clear which line is better, or that neither is, and never more than the nodes allow.
// With too few games to tell, there is no grade.
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

/** How many games at most for each pair of lines, per node. */
const PLAYED_ON = 0.5;
/** How many lines are looked at first, and the share of the nodes for that. */
const LINES = 5;
const LOOKED = 0.15;
/** Fewer pairs of games say nothing. */
const FEWEST_PAIRS = 6;
/** So many are played before the first test whether the difference is clear, then a few before each further test. */
const FIRST_PAIRS = 12;
const FEW_PAIRS = 4;
/** A difference of this many standard errors is clear. */
const CLEAR = 2.5;
/** Below this chance there is nothing left to play for. */
const LEAST_CHANCE = 0.001;
/** In voyages: a difference that is certainly smaller is slight. */
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
  // A decision that gave nothing away was free, unless another line gives something away.
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
 * A player who goes for the remaining chance may lose voyages, and one who goes for voyages may lose the chance: if the
 * two favour different lines, neither is a slip.
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

/** How much more the look-ahead expects to be left over after the first line than after the second. */
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
 * The net that plays on is no Master: a player who looks ahead may do better after a line. The look-ahead must confirm
 * a difference that would count.
 */
function isBorneOut(voyages: Mean, margin: Mean): boolean {
  const counts = isSlip('voyages', { value: Math.abs(voyages.value), error: voyages.error });
  return !counts || Math.sign(voyages.value) * margin.value > margin.error;
}

interface Playing {
  readonly most: number;
  readonly stop: Budget['stop'] | undefined;
}

/** Games with the same dice for every line; each is played once. */
class Games {
  readonly #around: Around;
  readonly #seed: number;
  readonly #made = new Map<Actions, number[]>();

  constructor(around: Around, seed: number) {
    this.#around = around;
    this.#seed = seed;
  }

  /** The voyages of the game with this number; undefined if the allowance was spent on it. */
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

  /** Plays so many games of each line, or as many as the allowance permits. */
  play(lines: readonly Actions[], count: number): void {
    for (let index = 0; index < count; index++)
      for (const line of lines) if (this.at(line, index) === undefined) return;
  }

  /** The mean over the first so many games, or over all. */
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

/** Far from zero, or certainly close to it. */
function isClear({ value, error }: Mean): boolean {
  return Math.abs(value) >= CLEAR * error || Math.abs(value) + CLEAR * error < SLIGHT;
}

/** A few lines outside the comparison that lead elsewhere, with the same chance as the best. */
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
