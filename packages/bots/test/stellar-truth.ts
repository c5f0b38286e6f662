// What is exactly true of the last turn of Stellar, by the rules alone: the score of every line, part by part, averaged
// over the worlds consistent with a view. It shares nothing with the review that it measures.
import { createRng, type Seat } from '@planisphere/core';
import {
  type Action,
  type Breakdown,
  breakdownOf,
  type Card,
  type Position,
  SECTIONS,
  sideOf,
  stellar,
  TYPES,
} from '@planisphere/stellar';

const WORLDS = 24;

export interface Truth {
  /** Of winning, a tie as a half. */
  readonly chance: number;
  readonly margin: number;
  /** By the coach's names, from the seat's view. */
  readonly points: Readonly<Record<string, number>>;
  readonly stars: readonly number[];
  readonly runs: readonly number[];
}

/** All lines of the last turn without a blind draw, as far as the view tells. */
export function linesOf(view: Position, seat: Seat): readonly (readonly Action[])[] {
  const lines: Action[][] = [];
  const walk = (position: Position, line: Action[]): void => {
    if (position.phase === 'refill' || position.phase === 'keep') lines.push(line);
    if (!['offer', 'take', 'play', 'place'].includes(position.phase)) return;
    for (const action of stellar.legal(position, seat)) {
      if (action.do === 'replace') continue;
      walk(stellar.apply(position, { by: seat, action }), [...line, action]);
    }
  };
  walk(view, []);
  return lines;
}

export function worldsOf(view: Position): readonly Position[] {
  return Array.from({ length: WORLDS }, (_, index) => stellar.imagine(view, createRng(index)));
}

export function truthOf(worlds: readonly Position[], seat: Seat, line: readonly Action[]): Truth {
  const ends = worlds.map((world) => {
    let state = world;
    for (const action of line) state = stellar.apply(state, { by: seat, action });
    return endsOf(state, seat);
  });
  const mean = (value: (end: Breakdown) => number): number =>
    ends.reduce((sum, each) => sum + each.reduce((all, { end, odds }) => all + odds * value(end), 0), 0) /
    ends.length;
  const own = seat as 0 | 1;
  const rival = (1 - seat) as 0 | 1;
  const margin = ({ seats }: Breakdown): number => seats[own].total - seats[rival].total;
  return {
    chance: mean((end) => (Math.sign(margin(end)) + 1) / 2),
    margin: mean(margin),
    points: {
      ...Object.fromEntries(
        SECTIONS.map((section, index) => [
          `section.${section}`,
          mean(({ sections }) => sections[index]!.points[own] - sections[index]!.points[rival]),
        ]),
      ),
      diversity: mean(({ seats }) => seats[own].diversity),
      ...Object.fromEntries(
        TYPES.map((type, index) => [type, mean(({ seats }) => seats[own].types[index]!.points)]),
      ),
    },
    stars: TYPES.map((_, index) => mean(({ seats }) => seats[own].types[index]!.stars)),
    runs: TYPES.map((_, index) => mean(({ seats }) => seats[own].types[index]!.multiplier)),
  };
}

interface End {
  readonly end: Breakdown;
  readonly odds: number;
}

/** One end, or after a blind draw one for each card, placed where it brings most. */
function endsOf(state: Position, seat: Seat): readonly End[] {
  const awaiting = stellar.awaiting(state);
  if (state.phase !== 'draw' || awaiting.kind !== 'chance')
    return [{ end: breakdownOf(kept(kept(state, 0), 1)), odds: 1 }];
  const tickets = awaiting.outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return awaiting.outcomes.map(({ outcome, weight }) => {
    const drawn = stellar.apply(state, { by: 'chance', outcome });
    const ends = [...stellar.legal(drawn, seat)].map((action) =>
      breakdownOf(kept(kept(stellar.apply(drawn, { by: seat, action }), 0), 1)),
    );
    const margin = ({ seats }: Breakdown): number =>
      seats[seat as 0 | 1].total - seats[seat === 0 ? 1 : 0].total;
    return { end: ends.toSorted((a, b) => margin(b) - margin(a))[0]!, odds: weight / tickets };
  });
}

/** The seat notes the better one of its last cards. */
function kept(state: Position, seat: Seat): Position {
  const side = sideOf(state, seat);
  const noting = (card: Card): Position => {
    const noted = { ...side, notebook: side.notebook.map((count, each) => count + (each === card ? 1 : 0)) };
    return { ...state, sides: seat === 0 ? [noted, state.sides[1]] : [state.sides[0], noted] };
  };
  const total = (position: Position): number => breakdownOf(position).seats[seat as 0 | 1].total;
  return side.hand.map(noting).toSorted((a, b) => total(b) - total(a))[0]!;
}

/** The parts that the better line has more than the worse one, the biggest first. */
export function trueReasons(better: Truth, worse: Truth): readonly { name: string; points: number }[] {
  const reasons = Object.keys(better.points).flatMap((name) => {
    const index = (TYPES as readonly string[]).indexOf(name);
    if (index < 0) return [{ name, points: better.points[name]! - worse.points[name]! }];
    const stars = (better.stars[index]! + worse.stars[index]!) / 2;
    const runs = (better.runs[index]! + worse.runs[index]!) / 2;
    return [
      { name: `run.${name}`, points: (better.runs[index]! - worse.runs[index]!) * stars },
      { name: `stars.${name}`, points: (better.stars[index]! - worse.stars[index]!) * runs },
    ];
  });
  return reasons.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
}
