// For an owner whose box differs: every bot plays to the end, and the coach gives hints, with tiles of which no two
// neighbours print the same. The points are counted once more here, by the data file alone.
import { createDealer, createRng, type EventOf, playGame, rngOf, type Seat } from '@planisphere/core';
import type { Kind, Position, StarExplorer } from '@planisphere/star-explorer';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hintFor } from '../src/review/hint.ts';

const DATA = '../../star-explorer/src/rules/data.ts';
const NODES = 60;

async function loadOtherBox() {
  return {
    ...(await import('@planisphere/star-explorer')),
    ...(await import('../src/star-explorer/index.ts')),
  };
}

let box: Awaited<ReturnType<typeof loadOtherBox>>;

// Other files share the loaded modules: the other box is installed and removed with this file.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(DATA, async (original) => {
    const { COMPONENTS } = await original<Pick<typeof import('@planisphere/star-explorer'), 'COMPONENTS'>>();
    const kinds = [...new Set(COMPONENTS.tiles.map(({ kind }) => kind))];
    const tiles = COMPONENTS.tiles.map((tile, index) => ({
      ...tile,
      points: 1 + (index % 4),
      back: { kind: kinds[index % kinds.length] as Kind, points: 1 + (index % 3) },
    }));
    return { COMPONENTS: { ...COMPONENTS, tiles } };
  });
  box = await loadOtherBox();
});
afterAll(() => {
  vi.doUnmock(DATA);
  vi.resetModules();
});

/** The points of a round, from the data file and nothing else. */
function countedByHand({ boards }: Position, seat: number, round: number): number {
  const board = boards[seat]!;
  const dataOf = (index: number) => box.COMPONENTS.tiles[board.tiles[index]!]!;
  const front = dataOf(round - 1);
  const back =
    round === 1
      ? { kind: board.side as Kind, points: box.COMPONENTS.points.previous }
      : dataOf(round - 2).back!;
  const kindOf = (star: number) => box.KIND_OF[star];
  const lines = board.drawings[round - 1] as readonly number[];
  const ends = lines.map((line) => box.LINES[line]!);
  const stars = [...new Set(ends.flatMap(({ from, to }) => [from, to]))];
  const worth = (kind: Kind | undefined, points: number | undefined) =>
    stars.filter((star) => kindOf(star) === kind).length * (points ?? Number.NaN);
  const joining = ends.filter(
    ({ from, to }) =>
      (kindOf(from) === front.kind && kindOf(to) === back.kind) ||
      (kindOf(from) === back.kind && kindOf(to) === front.kind),
  );
  return (
    worth(front.kind, front.points) +
    worth(back.kind, back.points) +
    joining.length * (front.points! + back.points!)
  );
}

it('is a box without faults', () => {
  expect(box.componentFaults(box.COMPONENTS)).toEqual([]);
  expect(new Set(box.TILES.map(({ points }) => points)).size).toBe(4);
});

describe.each([
  ['greedy', 2],
  ['novice', 2],
  ['amateur', 3],
  ['astronomer', 2],
  ['master', 2],
  ['master', 1],
] as const)('%s with %i at the table', (name, players) => {
  it('plays to the end, and the rules count what the tiles print', async () => {
    const bot = (await box.starExplorerMind.roster()).find((each) => each.name === name)!;
    const rng = createRng(players);
    const player = (view: Position, seat: Seat) => {
      const decided = bot.decide?.(view, seat, { rng, nodes: NODES }) ?? bot.choose(view, seat, rng);
      expect(box.starExplorer.check(view, seat, decided)).toBeUndefined();
      return decided;
    };
    let state = box.starExplorer.setup({ first: 'random' }, players);
    const { result } = playGame(box.starExplorer, state, {
      players: Array.from({ length: players }, () => player),
      dealer: createDealer(`another box ${name}`),
      onEvent: (event: EventOf<StarExplorer>) => {
        state = box.starExplorer.apply(state, event);
      },
    });
    expect(result.scores).toHaveLength(players);
    for (const [seat, board] of state.boards.entries()) {
      expect(board.drawings).toHaveLength(box.ROUNDS);
      for (let round = 1; round <= box.ROUNDS; round++)
        expect(box.roundScore(board, round).points).toBe(countedByHand(state, seat, round));
    }
  });
});

it('the coach hints at a drawing, with the points that the tiles print', async () => {
  const { starExplorer: game, starExplorerMind: mind } = box;
  const [examiner, coach] = [await mind.examiner!(), await mind.coach!()];
  const parsed = game.notation.parse('_ 5 | RYBRRBY YB Y _ col:_');
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const view = parsed.value;
  const moment = hintFor(
    { game, examiner },
    { view, seat: 0, players: 1 },
    { rng: rngOf('box'), nodes: 400 },
  );
  const best = game.notation.parseEvent(moment?.best.events[0] ?? '');
  if (moment === undefined || !best.ok || best.value.by === 'chance') throw new Error('no hint');
  const after = game.apply(view, best.value);
  const { total } = box.seatScore(after.boards[0]!, 1);
  const gain = total - box.seatScore(view.boards[0]!, 0).total;
  for (const locale of ['en', 'fr'] as const) {
    const telling = { moment, before: view, locale, nameOf: () => undefined };
    expect(coach.where(telling)).not.toBe('');
    expect(coach.what(telling)).toContain(`${gain} point`);
    expect(coach.why(telling)).not.toBe('');
  }
});
