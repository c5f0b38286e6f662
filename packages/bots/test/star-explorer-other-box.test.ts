// For an owner whose box differs: bots and coach count the points and kinds of its own tiles, on both sides.
import type { Action, Board, Position } from '@planisphere/star-explorer';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const DATA = '../../star-explorer/src/rules/data.ts';

async function loadOtherBox() {
  return {
    ...(await import('@planisphere/star-explorer')),
    ...(await import('../src/star-explorer/kernel/board.ts')),
    ...(await import('../src/star-explorer/kernel/sides.ts')),
    ...(await import('../src/star-explorer/kernel/sketches.ts')),
    ...(await import('../src/star-explorer/review/counted.ts')),
    ...(await import('../src/star-explorer/review/checkers.ts')),
    ...(await import('../src/star-explorer/review/propose.ts')),
    ...(await import('../src/star-explorer/review/prospects.ts')),
    ...(await import('../src/star-explorer/drawing-choices.ts')),
    ...(await import('../src/star-explorer/manners.ts')),
  };
}

let box: Awaited<ReturnType<typeof loadOtherBox>>;

// Other files share the loaded modules: the other box is installed and removed with this file.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(DATA, async (original) => {
    const { COMPONENTS } = await original<Pick<typeof import('@planisphere/star-explorer'), 'COMPONENTS'>>();
    const tiles = COMPONENTS.tiles.map((tile) =>
      tile.id === 'col' ? { ...tile, points: 4, back: { kind: 'red' as const, points: 3 } } : tile,
    );
    return { COMPONENTS: { ...COMPONENTS, tiles } };
  });
  box = await loadOtherBox();
});
afterAll(() => {
  vi.doUnmock(DATA);
  vi.resetModules();
});

function at(text: string): Position {
  const parsed = box.starExplorer.notation.parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.message}`);
  return parsed.value;
}

/** What a drawing adds, by the score sheet. */
function gainOf(board: Board, round: number, drawing: readonly number[]): number {
  const drawn = { ...board, drawings: [...board.drawings.slice(0, round - 1), drawing] };
  return box.seatScore(drawn, round).total - box.seatScore(drawn, round - 1).total;
}

const FRONT = '_ 5 | RYBRRBY YB Y _ col:_';
const BACK = '_ 5.8 | RYBRRBY YB Y _ col:none crt:_';

it.each([
  [FRONT, 1],
  [BACK, 2],
])('a search earns what the score sheet has: %s', (text, round) => {
  const view = at(text);
  const own = view.boards[0] as Board;
  const board = new box.SearchBoard();
  board.read(view, own, round - 1);
  const choices = box.drawingChoices(box.FAR_SIGHTED, { board, own, round });
  expect(choices.length).toBeGreaterThan(20);
  for (const { action, carryOut } of choices.slice(0, 60)) {
    if (action.do !== 'draw' || typeof action.drawing === 'string') throw new Error('no drawing');
    const on = new box.SearchBoard();
    on.copy(board);
    carryOut(on);
    expect(on.points).toBe(gainOf(own, round, action.drawing));
    expect(box.SIDES[on.previous]).toEqual(box.tileOf(own.tiles[round - 1] as number).back);
  }
});

it('the pile gives away the back that the tile has', () => {
  const view = at(FRONT);
  const board = new box.SearchBoard();
  board.read(view, view.boards[0] as Board, 0);
  box.drawingChoices(box.FAR_SIGHTED, { board, own: view.boards[0] as Board, round: 1 });
  expect(board.pile.every((left) => left <= 2)).toBe(true);
  expect(board.pile.reduce((sum, left) => sum + left, 0)).toBe(6);
});

it.each([
  [FRONT, 1],
  [BACK, 2],
])('what the coach says of a drawing stands on the sheet: %s', (text, round) => {
  const before = at(text);
  const own = before.boards[0] as Board;
  const { tile, taken } = box.taskOf(own, round);
  const all = [...box.drawings(tile, taken)].slice(0, 400);
  const byGain = all.toSorted((a, b) => gainOf(own, round, b) - gainOf(own, round, a));
  const lines = [byGain[0], byGain.at(-1)].map((drawing): readonly Action[] => [
    { do: 'draw', round, drawing: drawing ?? [] },
  ]);
  const compared = { before, seat: 0 as const, lines: { best: lines[0] ?? [], played: lines[1] ?? [] } };
  const claims = box.proposeClaims(compared);
  expect(claims.map(({ kind }) => kind)).toContain('stars');
  for (const claim of claims) {
    const check = box.starExplorerCheckers[claim.kind] as (
      each: typeof claim,
      of: typeof compared,
    ) => unknown;
    expect(check(claim, compared), claim.kind).toBeUndefined();
  }
  expect(box.mostNow(before, 0, round)).toBeGreaterThanOrEqual(gainOf(own, round, byGain[0] ?? []));
  const action = { do: 'draw', round, drawing: byGain[0] ?? [] } as const;
  expect(box.countedOf(before, 0, action).gain).toBe(gainOf(own, round, action.drawing));
});
