// For an owner whose box differs: the lessons can be done with tiles that print other points and kinds.
import type { GameTypes } from '@planisphere/core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const DATA = '../../../star-explorer/src/rules/data.ts';

async function loadOtherBox() {
  return {
    ...(await import('@planisphere/star-explorer')),
    ...(await import('../../src/games/star-explorer/learn/course.ts')),
    ...(await import('../../src/pages/learn/lesson-source.ts')),
  };
}

let box: Awaited<ReturnType<typeof loadOtherBox>>;

// Other files share the loaded modules: the other box is installed and removed with this file.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(DATA, async (original) => {
    const { COMPONENTS } = await original<Pick<typeof import('@planisphere/star-explorer'), 'COMPONENTS'>>();
    const tiles = COMPONENTS.tiles.map((tile, index) => ({
      ...tile,
      points: 1 + (index % 4),
      back: { points: 1 + (index % 3) },
    }));
    return { COMPONENTS: { ...COMPONENTS, tiles } };
  });
  box = await loadOtherBox();
});
afterAll(() => {
  vi.doUnmock(DATA);
  vi.resetModules();
});

it('every lesson shows an action that reaches each of its goals', async () => {
  const { game, lessons, isWhole } = box.course;
  for (const lesson of lessons) {
    const source = new box.LessonSource<GameTypes>(game, lesson, {
      locale: () => 'en',
      ...(isWhole && { isWhole }),
    });
    while (source.reached.value < lesson.steps.length) {
      const { action } = await source.hint(0);
      const answer = await source.decide({ by: 0, action }, 0);
      expect(answer, lesson.name).not.toHaveProperty('refused');
    }
  }
});
