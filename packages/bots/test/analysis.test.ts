// The analysis of a position: its values sharpen, its lines can be played, it uses what the seat knows and nothing
// else, and no position that can be read breaks it.
import {
  createDealer,
  type Game,
  type GameRules,
  hidesFrom,
  inspectPosition,
  newCourse,
  rngOf,
  type Seat,
  seatsThatKnow,
} from '@planisphere/core';
import { RULES } from '@planisphere/games/rules';
import { spoiltPositions } from '@planisphere/testkit';
import { describe, expect, it } from 'vitest';
import { type Analysis, analyse, loadAnalyst } from '../src/analysis.ts';

const TABLES = [
  { id: 'stellar', options: { first: 'A', memory: true }, players: 2 },
  { id: 'star-explorer', options: {}, players: 1 },
  { id: 'star-explorer', options: {}, players: 2 },
  { id: 'stellarion', options: {}, players: 1 },
] as const;

async function tableOf({ id, options, players }: (typeof TABLES)[number]) {
  const rules = await RULES[id]();
  const decoded = rules.game.decodeOptions(options);
  if (!decoded.ok) throw new Error(decoded.fault.message);
  const analyst = await loadAnalyst(rules);
  if (analyst === undefined) throw new Error('nobody analyses this game');
  return { ...rules, analyst, options: decoded.value, players };
}

/** The first decision of a dealt game, and the states that chance and any answers lead to until then. */
function dealt({ game }: GameRules, options: unknown, players: number): { state: unknown; seat: Seat } {
  const dealer = createDealer('analysis');
  let course = newCourse(game, options, players).settle(dealer);
  for (let answers = 0; answers < 2 * players; answers++) {
    const { awaiting } = course;
    if (awaiting.kind !== 'seats') break;
    const seat = awaiting.seats[0]!;
    const [action] = game.legal(game.view(course.state, seat), seat);
    if (awaiting.seats.length === 1 && answers >= players) break;
    course = course.with({ by: seat, action }).settle(dealer);
  }
  const { awaiting } = course;
  if (awaiting.kind !== 'seats') throw new Error('nobody is asked');
  return { state: course.state, seat: awaiting.seats[0]! };
}

describe('the choice of a starter in Stellar', () => {
  const lookedAt = async (first: 'A' | 'B' | 'random', seat: Seat) => {
    const { game, analyst } = await tableOf(TABLES[0]);
    const decoded = game.decodeOptions({ first, memory: true });
    if (!decoded.ok) throw new Error(decoded.fault.message);
    const { state } = newCourse(game, decoded.value, 2).settle(createDealer('analysis'));
    const passes: Analysis[] = [];
    for (const pass of analyse(analyst, { view: game.view(state, seat), seat, players: 2, lines: 5 })) {
      passes.push(pass);
      if (pass.done || passes.length === 4) break;
    }
    return passes;
  };

  it('is worth what whole new games are worth, the same for either, and it sharpens', async () => {
    const [begins, follows] = [await lookedAt('A', 0), await lookedAt('A', 1)];
    for (const passes of [begins, follows]) {
      const [one, other] = passes.at(-1)!.lines;
      expect(one).toMatchObject({ tried: true, steady: false });
      expect({ ...other, events: [] }).toEqual({ ...one, events: [] });
      expect(one!.error).toBeLessThan(passes[1]!.lines[0]!.error);
    }
    const [before, after] = [begins.at(-1)!.lines[0]!, follows.at(-1)!.lines[0]!];
    // What one seat wins the other loses.
    expect(Math.abs(before.value + after.value - 1)).toBeLessThan(4 * (before.error + after.error));
    expect(before.value).toBeLessThan(after.value);
  });

  it('is even where the lot says who begins', async () => {
    const passes = await lookedAt('random', 0);
    expect(passes.at(-1)!.done).toBe(true);
    for (const { value, steady } of passes.at(-1)!.lines)
      expect({ value, steady }).toEqual({ value: 0.5, steady: true });
  });
});

describe.each(TABLES)('$id for $players', (table) => {
  it('answers at once, sharpens, and its lines can be played', { timeout: 120_000 }, async () => {
    const { game, outline, analyst, options, players } = await tableOf(table);
    const { state, seat } = dealt({ game, outline }, options, players);
    const view = game.view(state, seat);
    const found: Analysis[] = [];
    for (const analysis of analyse(analyst, { view, seat, players, lines: 3 })) {
      found.push(analysis);
      if (found.length === 4 || analysis.done) break;
    }
    const [first, last] = [found[0]!, found.at(-1)!];
    expect(first.lines.length).toBeGreaterThan(0);
    expect(last.nodes).toBeGreaterThan(first.nodes);
    expect(last.depth).toBe(Math.max(...last.lines.map(({ events }) => events.length)));
    expect(last.lines[0]!.error).toBeLessThan(last.unit === 'chance' ? 0.2 : 5);
    for (const { events, value } of last.lines) {
      expect(Number.isFinite(value)).toBe(true);
      let position = view;
      for (const event of events) {
        expect(event.by).toBe(seat);
        if (event.by !== 'chance') expect(game.check(position, event.by, event.action)).toBeUndefined();
        position = game.apply(position, event);
      }
    }
    const values = last.lines.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('breaks over no position that can be read', { timeout: 600_000 }, async () => {
    const { game, outline, analyst, options, players } = await tableOf(table);
    const setup = { name: '', game, options, players, conserved: () => {} };
    let looked = 0;
    for (const line of spoiltPositions([setup], process.env.PLANISPHERE_LONG ? 20_000 : 600)) {
      const { position } = inspectPosition(game, line);
      if (position === undefined) continue;
      try {
        looked += lookOnce(game, position, { analyst, players: outline.tally(position).length });
      } catch (error) {
        throw new Error(line, { cause: error });
      }
    }
    expect(looked).toBeGreaterThan(2);
  });
});

function lookOnce(
  game: Game,
  position: unknown,
  { analyst, players }: { analyst: NonNullable<Awaited<ReturnType<typeof loadAnalyst>>>; players: number },
): number {
  const seats = seatsThatKnow(game, position);
  for (const seat of seats) {
    const [first] = analyse(analyst, { view: game.view(position, seat), seat, players, lines: 2 });
    for (const { value, error } of first?.lines ?? [])
      if (!Number.isFinite(value) || !Number.isFinite(error)) throw new Error('no number');
  }
  return seats.length;
}

describe('what a seat knows', () => {
  it('is enough in its own view, and not in that of another', async () => {
    const { game, outline, options, players } = await tableOf(TABLES[0]);
    const { state, seat } = dealt({ game, outline }, options, players);
    expect(seatsThatKnow(game, state)).toEqual([seat]);
    expect(seatsThatKnow(game, game.view(state, seat))).toEqual([seat]);
    expect(seatsThatKnow(game, game.view(state, (1 - seat) as Seat))).toEqual([]);
    expect(hidesFrom(game, state, seat)).toBe(true);
    expect(hidesFrom(game, game.view(state, seat), seat)).toBe(false);
  });

  it('is all that is used: worlds that look alike are analysed alike', { timeout: 60_000 }, async () => {
    const { game, outline, analyst, options, players } = await tableOf(TABLES[0]);
    const { state, seat } = dealt({ game, outline }, options, players);
    const other = game.imagine(game.view(state, seat), rngOf('another world'));
    expect(game.notation.make(state)).not.toBe(game.notation.make(other));
    expect(game.view(state, seat)).toEqual(game.view(other, seat));
    const [one, two] = [state, other].map((world) => {
      const passes = analyse(analyst, { view: game.view(world, seat), seat, players, lines: 3 });
      passes.next();
      return (passes.next().value as Analysis).lines;
    });
    expect(two?.map(({ events }) => events)).toEqual(one?.map(({ events }) => events));
    // A net that has been used adds its numbers in another order, so the last digits differ.
    for (const [index, { value }] of one!.entries()) expect(two?.[index]?.value).toBeCloseTo(value, 3);
  });
});
