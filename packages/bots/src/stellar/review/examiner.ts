// Judges the turns of Stellar: the look-ahead finds the best line, then it and the played one are tried on the same fresh
// worlds. A turn that was not interrupted by a card from the deck is one decision.
import type { Seat } from '@planisphere/core';
import { type Action, type Position, type Stellar, stellar } from '@planisphere/stellar';
import type { Budget } from '../../bot/bot.ts';
import type { Asked, Examined, Examiner } from '../../review/examiner.ts';
import { Comparison, FEWEST, PartMeans } from '../../review/weigh.ts';
import { MASTER_SIGHT } from '../bots.ts';
import { TURN } from '../kernel/cells.ts';
import { codeOf, hasWorld } from '../kernel/world.ts';
import { LookAhead } from '../look-ahead.ts';
import { memory, once } from '../memory.ts';
import { bestKeep } from '../one-ply.ts';
import { Samples } from '../samples.ts';
import { actionOf } from '../steps.ts';
import { differenceOf, PARTS, sheetOf } from './sheet.ts';
import { type Steps, Trials } from './trials.ts';

/** Shares of the nodes: finding the best line, comparing it with the played one, and playing both to the end. */
const FINDING = 0.5;
const COMPARING = 0.12;
const PLAYING = 0.8;
/** Lines that differ less are alike: little is played out to tell them apart. */
const ALIKE = 0.015;
const ALIKE_ENDS = 8;
const MOST_ENDS = 32;
const TURNS = 22;
const KEEP_WORLDS = 48;

const lookAhead = once(() => new LookAhead(memory(), 4, MASTER_SIGHT));
const trials = once(() => new Trials(6));

export const stellarExaminer: Examiner<Stellar> = {
  sharing: () => 'against',
  unit: () => 'chance',
  start: () => [0.5, 0.5],
  examine: (asked, budget) => {
    if (!hasWorld(asked.view)) return undefined;
    return asked.view.phase === 'keep' ? examineKeep(asked, budget) : examineTurn(asked, budget);
  },
};

function examineTurn({ view, seat, played }: Asked<Stellar>, budget: Budget): Examined<Action> | undefined {
  const { rng, nodes } = budget;
  const { plans, order } = lookAhead().rank(view, seat, { ...budget, nodes: nodes * FINDING });
  const lines = order.map(({ plan }) => plans.stepsOf(plan));
  const steps = played?.map(codeOf) ?? lines[0]!;
  const other = lines.find((line) => !isSame(line, steps));
  if (other === undefined) return undefined;
  const samples = new Samples(view, rng);
  const compared = new Comparison();
  for (let sample = 0; sample < (nodes * COMPARING) / 2; sample++) {
    if (budget.stop?.() === true) break;
    const world = samples.at(sample);
    compared.add(trials().chanceAfter(world, seat, steps), trials().chanceAfter(world, seat, other));
  }
  const parts = new PartMeans(PARTS);
  const alike = Math.abs(compared.difference) < ALIKE;
  const ends = Math.min(endsFor(samples.at(0)[TURN]!, nodes), alike ? ALIKE_ENDS : MOST_ENDS);
  for (let sample = 0; sample < ends; sample++) {
    if (budget.stop?.() === true) break;
    const world = samples.at(sample);
    parts.add(differenceOf(trials().endAfter(world, seat, other), trials().endAfter(world, seat, steps)));
  }
  return compared.weigh(played ?? actionsOf(view, seat, steps), actionsOf(view, seat, other), parts.parts);
}

function endsFor(turn: number, nodes: number): number {
  const affordable = Math.round((nodes * PLAYING) / 2 / (TURNS - turn));
  return affordable < FEWEST ? 0 : affordable;
}

/** The other card could have been kept; only the other hand is unknown. */
function examineKeep({ view, seat, played }: Asked<Stellar>, { rng }: Budget): Examined<Action> | undefined {
  const [kept] = played ?? [bestKeep(view, seat, rng)];
  const other = [...stellar.legal(view, seat)].find((action) => action !== kept);
  if (kept?.do !== 'keep' || other?.do !== 'keep') return undefined;
  const samples = new Samples(view, rng);
  const compared = new Comparison();
  const parts = new PartMeans(PARTS);
  for (let sample = 0; sample < KEEP_WORLDS; sample++) {
    const world = samples.at(sample);
    const end = (card: number) => ({ own: sheetOf(world, seat, card), other: sheetOf(world, 1 - seat) });
    const [a, b] = [end(kept.card), end(other.card)];
    compared.add(chanceOf(differenceOf(a, NOTHING)), chanceOf(differenceOf(b, NOTHING)));
    parts.add(differenceOf(b, a));
  }
  return compared.weigh([kept], [other], parts.parts);
}

const EMPTY = { stars: [0, 0, 0, 0, 0], runs: [0, 0, 0, 0, 0], diversity: 0, totals: [0, 0, 0] };
const NOTHING = { own: EMPTY, other: EMPTY };

function chanceOf(parts: readonly number[]): number {
  const margin = parts.reduce((sum, points) => sum + points, 0);
  return margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}

function isSame(a: Steps, b: Steps): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

function actionsOf(view: Position, seat: Seat, steps: Steps): readonly Action[] {
  let position = view;
  return steps.map((code) => {
    const action = actionOf(position, seat, code);
    position = stellar.apply(position, { by: seat, action });
    return action;
  });
}
