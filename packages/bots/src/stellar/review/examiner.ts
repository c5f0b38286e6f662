// Judges the turns of Stellar: the look-ahead finds the best line, then tries it and the played one on the same fresh
// worlds. A turn without a card from the deck in between is one decision.
import { once, type Seat } from '@planisphere/core';
import { type Action, type Position, type Stellar, stellar } from '@planisphere/stellar';
import type { Budget } from '../../bot/bot.ts';
import type { Asked, Examined, Examiner } from '../../review/examiner.ts';
import { isDecided } from '../../review/grade.ts';
import { Comparison, FEWEST, PartMeans } from '../../review/weigh.ts';
import { boundedExaminer } from '../../search/bounded.ts';
import { MASTER_SIGHT } from '../bots.ts';
import { TURN } from '../kernel/cells.ts';
import { codeOf, hasWorld } from '../kernel/world.ts';
import { LookAhead } from '../look-ahead.ts';
import { memory } from '../memory.ts';
import { bestKeep } from '../one-ply.ts';
import type { PlanList } from '../plan-list.ts';
import { Samples } from '../samples.ts';
import { actionOf } from '../steps.ts';
import { placeOf } from './alike.ts';
import { withBars } from './bars.ts';
import { marginOf, PARTS, partsOf, sheetOf } from './sheet.ts';
import { type Steps, Trials } from './trials.ts';

/** Shares of the nodes: finding the best line, comparing it with the played one, and playing both to the end. */
const FINDING = 0.5;
const COMPARING = 0.12;
const PLAYING = 0.8;
/** Lines that differ by less are alike: few games are played to tell them apart. */
const ALIKE = 0.015;
const ALIKE_ENDS = 8;
const MOST_ENDS = 32;
/** In a decided game lines are compared on this many times as many worlds. */
const CLOSED_COMPARING = 3;
/** In the last turn too: there the sheets are counted, which is fast. */
const LAST_COMPARING = 8;
/** The share of the nodes for choosing the best line of a decided game. */
const CHOOSING = 0.6;
/** If these first plans have no chance to lose or none to win, the best is the one with the most points. */
const FIRST_FEW = 3;
const CLOSED = 0.05;
const CANDIDATES = 8;
const APART = 64;

type Line = readonly Action[];
const TURNS = 22;
/** Sheets are counted, which is fast: enough that the luck of the worlds hardly matters. */
const KEEP_WORLDS = 400;

const lookAhead = once(() => new LookAhead(memory(), 4, MASTER_SIGHT));
const trials = once(() => new Trials(6));

export const stellarExaminer: Examiner<Stellar> = boundedExaminer({
  sharing: () => 'against',
  unit: () => 'chance',
  amountUnit: () => 'margin',
  start: () => [0.5, 0.5],
  examine: (asked, budget) => {
    if (!hasWorld(asked.view)) return undefined;
    return asked.view.phase === 'keep' ? examineKeep(asked, budget) : examineTurn(asked, budget);
  },
});

function examineTurn({ view, seat, played }: Asked<Stellar>, budget: Budget): Examined<Action> | undefined {
  const { rng, nodes } = budget;
  const { plans, order } = lookAhead().rank(view, seat, { ...budget, nodes: nodes * FINDING });
  const samples = new Samples(view, rng);
  const chances = order.slice(0, FIRST_FEW).map(({ plan }) => plans.chances[plan]!);
  const closed = chances.every((chance) => Math.min(chance, 1 - chance) < CLOSED);
  const lines = closed
    ? byMargin({ view, seat, plans, order: order.map(({ plan }) => plan) }, samples, budget)
    : order.map(({ plan }) => actionsOf(view, seat, plans.stepsOf(plan)));
  const own = played ?? lines[0]!;
  const place = placeOf(view, seat, own);
  const other = lines.find((line) => placeOf(view, seat, line) !== place);
  if (other === undefined) return undefined;
  const [steps, otherSteps] = [own.map(codeOf), other.map(codeOf)];
  const compared = new Comparison();
  // In a decided game only points tell lines apart, and by less: it takes more worlds.
  const more = (closed ? CLOSED_COMPARING : 1) * (samples.at(0)[TURN] === TURNS - 1 ? LAST_COMPARING : 1);
  const enough = more * Math.max(FEWEST, (nodes * COMPARING) / 2);
  for (let sample = 0; sample < enough; sample++) {
    if (budget.stop?.() === true) break;
    const world = samples.at(sample);
    const [a, b] = [steps, otherSteps].map((each) => trials().worthAfter(world, seat, each));
    compared.add(a!.chance, b!.chance);
    compared.addAmounts(a!.margin, b!.margin);
  }
  const ends = endsFor(samples.at(0)[TURN]!, nodes, compared);
  const parts = new PartMeans(PARTS);
  for (let sample = 0; sample < ends; sample++) {
    if (budget.stop?.() === true) break;
    const world = samples.at(sample);
    const [a, b] = [steps, otherSteps].map((each) => partsOf(trials().endAfter(world, seat, each)));
    parts.add(b!.map((points, index) => points - a![index]!));
  }
  return withBars(compared.weigh(own, other, []), parts.parts);
}

interface Listed {
  readonly view: Position;
  readonly seat: Seat;
  readonly plans: PlanList;
  readonly order: readonly number[];
}

/** The lines with the highest expected points, best first after trying each on the same worlds. */
function byMargin(
  { view, seat, plans, order }: Listed,
  samples: Samples,
  { nodes, stop }: Budget,
): readonly Line[] {
  const expected = order.toSorted((a, b) => plans.margins[b]! - plans.margins[a]!);
  const places = new Map<string, Line>();
  for (const plan of expected) {
    const line = actionsOf(view, seat, plans.stepsOf(plan));
    const place = placeOf(view, seat, line);
    if (!places.has(place)) places.set(place, line);
    if (places.size === CANDIDATES) break;
  }
  const worlds = Math.max(FEWEST, (nodes * CHOOSING) / CANDIDATES);
  const tried = [...places.values()].map((line) => {
    const steps = line.map(codeOf);
    let sum = 0;
    // Other worlds than those of the search: they reveal what only looked best by luck.
    for (let sample = 0; sample < worlds && stop?.() !== true; sample++)
      sum += trials().worthAfter(samples.at(APART + sample), seat, steps).margin;
    return { line, sum };
  });
  return tried.toSorted((a, b) => b.sum - a.sum).map(({ line }) => line);
}

/**
 * Lines that are alike are played on a few times only, unless the game is decided: then only the points tell them
 * apart.
 */
function endsFor(turn: number, nodes: number, { values, difference }: Comparison): number {
  const affordable = Math.round((nodes * PLAYING) / 2 / (TURNS - turn));
  if (affordable < FEWEST) return 0;
  const alike = Math.abs(difference) < ALIKE && !isDecided(values);
  return Math.min(affordable, alike ? ALIKE_ENDS : MOST_ENDS);
}

/** The alternative is to keep the other card; only the other hand is unknown. */
function examineKeep({ view, seat, played }: Asked<Stellar>, { rng }: Budget): Examined<Action> | undefined {
  const [kept] = played ?? [bestKeep(view, seat, rng)];
  const other = [...stellar.legal(view, seat)].find((action) => action !== kept);
  if (kept?.do !== 'keep' || other?.do !== 'keep') return undefined;
  const samples = new Samples(view, rng);
  const compared = new Comparison();
  const parts = new PartMeans(PARTS);
  for (let sample = 0; sample < KEEP_WORLDS; sample++) {
    const world = samples.at(sample);
    const end = (card: number) =>
      partsOf({ own: sheetOf(world, seat, card), other: sheetOf(world, 1 - seat) });
    const [a, b] = [end(kept.card), end(other.card)];
    compared.add(chanceOf(marginOf(a)), chanceOf(marginOf(b)));
    compared.addAmounts(marginOf(a), marginOf(b));
    parts.add(b.map((points, index) => points - a[index]!));
  }
  return withBars(compared.weigh([kept], [other], []), parts.parts);
}

function chanceOf(margin: number): number {
  return margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}

function actionsOf(view: Position, seat: Seat, steps: Steps): readonly Action[] {
  let position = view;
  return steps.map((code) => {
    const action = actionOf(position, seat, code);
    position = stellar.apply(position, { by: seat, action });
    return action;
  });
}
