// Stellarion on the screen.
import type { PuzzleSet } from '@planisphere/bots/puzzles';
import { once } from '../../base/once.ts';
import type { GameScreen } from '../../table/screens.ts';
import scene from './art/scene.svg?url';
import { courses, coursesFor } from './learn/courses.ts';

export const screen: GameScreen = {
  courses,
  coursesFor,
  alone: { difficulties: [0, 1, 2, 3, 4], usual: 1, options: (stars) => ({ stars }) },
  scene,
  board: once(async () => (await import('./board.tsx')).board),
  setup: async () => (await import('./setup/Setup.tsx')).Setup,
  coach: async () => (await import('@planisphere/bots/stellarion/coach')).stellarionCoach,
  review: async () => (await import('./review/parts.ts')).reviewParts,
  exhibits: async () => (await import('./exhibits.tsx')).exhibits,
  gallery: async () => (await import('./gallery.ts')).gallery,
  masterGame: async () => (await import('./master.ts')).masterGame,
  puzzles: async () => (await import('./puzzles/set.json')).default as PuzzleSet,
  puzzleTask: () => ({ en: 'Find the best action', fr: 'Trouvez la meilleure action' }),
  keys: async () => (await import('./keys.ts')).keys,
  logbook: async () => (await import('./logbook/Setups.tsx')).Setups,
  pad: async () => (await import('./pad/pad.tsx')).pad,
  editor: async () => (await import('./editor/editor.tsx')).editor,
  terms: once(async () => (await import('./terms.ts')).terms),
  levels: async () => (await import('./levels.ts')).levels,
  rules: async () => (await import('./rules.ts')).rules,
  statistics: async () => (await import('./statistics/Statistics.tsx')).Statistics,
};
