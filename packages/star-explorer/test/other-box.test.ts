// For an owner whose box differs: a tile may print other points on either side, and another kind on its back.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Components } from '../src/rules/components.ts';
import type { Board, Position } from '../src/rules/position.ts';

const DATA = '../src/rules/data.ts';

async function loadOtherBox() {
  return {
    ...(await import('../src/game.ts')),
    ...(await import('../src/rules/result.ts')),
    ...(await import('../src/rules/weighting.ts')),
    ...(await import('../src/rules/validate.ts')),
    ...(await import('../src/rules/data.ts')),
  };
}

let box: Awaited<ReturnType<typeof loadOtherBox>>;

// Other files share the loaded modules: the other box is installed and removed with this file.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(DATA, async (original) => {
    const { COMPONENTS } = await original<{ COMPONENTS: Components }>();
    const tiles = COMPONENTS.tiles.map((tile) =>
      tile.id === 'col' ? { ...tile, points: 4, back: { kind: 'red', points: 3 } } : tile,
    );
    return { COMPONENTS: { ...COMPONENTS, tiles } };
  });
  box = await loadOtherBox();
});
afterAll(() => {
  vi.doUnmock(DATA);
  vi.resetModules();
});

const CRATER = 'i7-h6-h5-g4-h3-i4-h5,k5-j4-i4';

function at(text: string): Position {
  const parsed = box.starExplorer.notation.parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.message}`);
  return parsed.value;
}

const solo = (text: string): Board => at(text).boards[0] as Board;

function chances(position: Position): readonly string[] {
  const awaiting = box.starExplorer.awaiting(position);
  if (awaiting.kind !== 'chance') throw new Error('chance is not due');
  return awaiting.outcomes.map(({ outcome }) =>
    box.starExplorer.notation.makeEvent({ by: 'chance', outcome }),
  );
}

describe('a tile of another box', () => {
  it('SCORE-1 scores the points on its front, and a line those of both tiles', () => {
    const score = box.roundScore(solo('_ 5 | RYBRRBY YB Y _ col:j9-i9-i8-h7,i8-j7'), 1);
    expect(score.currentStars).toEqual({ from: ['i9', 'j7'], points: 8 });
    expect(score.previousStars.points).toBe(3);
    expect(score.joiningLines).toMatchObject({ points: 15 });
    expect(score.points).toBe(26);
  });

  it('SCORE-2 scores the kind and the points on its back in the round after', () => {
    const score = box.roundScore(solo(`_ 5.8 | RYBRRBY YB Y _ col:none crt:${CRATER}`), 2);
    expect(score).toMatchObject({ current: 'red', previous: 'red' });
    expect(score.currentStars.points).toBe(2 * score.currentStars.from.length);
    expect(score.previousStars.points).toBe(3 * score.previousStars.from.length);
    expect(score.joiningLines.points).toBe(5 * score.joiningLines.from.length);
    expect(score.previousStars.from.length).toBeGreaterThan(0);
  });

  it('lies among the tiles that share its back', () => {
    const dealt = chances(at('_ 5 | RYBRRBY YB Y _'));
    expect(dealt).toContain('chance tile A col');
    expect(chances(at('_ 5 | BYBRRBY YB Y _'))).not.toContain('chance tile A col');
  });

  it('is weighed by its own points where the best drawing is looked for', () => {
    const { weighting } = box.taskOf(solo('_ 5 | RYBRRBY YB Y _ col:_'), 1);
    expect(Math.max(...Array.from(weighting.stars))).toBe(4);
    expect(Math.max(...Array.from(weighting.lines))).toBe(5);
  });

  it('has whole points above 0', () => {
    const { COMPONENTS } = box;
    const tiles = COMPONENTS.tiles.map((tile) => (tile.id === 'cas' ? { ...tile, points: 0 } : tile));
    expect(
      box.componentFaults({ ...COMPONENTS, tiles }).map(({ code, at: place }) => `${code} ${place}`),
    ).toEqual(['not-positive cas']);
  });
});
