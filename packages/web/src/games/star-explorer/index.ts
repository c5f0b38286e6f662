// Star Explorer on the screen.
import type { PuzzleSet } from '@planisphere/bots/puzzles';
import type { Action } from '@planisphere/star-explorer';
import { once } from '../../base/once.ts';
import type { GameScreen } from '../../table/screens.ts';
import scene from './art/scene.svg?url';
import { LESSONS, NUMBERED } from './learn/names.ts';

const PLACEMENT = { en: 'Find the best placement', fr: 'Trouvez le meilleur dessin' };
/** For decisions without a drawing. */
const CHOICE = { en: 'Find the best choice', fr: 'Trouvez le meilleur choix' };

export const screen: GameScreen = {
  courses: [
    {
      lessons: LESSONS,
      numbered: { before: NUMBERED, since: NUMBERED },
      minutes: 8,
      goal: async () => (await import('./learn/goal.tsx')).goal,
      course: async () => (await import('./learn/course.ts')).course,
      beginning: async () => (await import('./learn/beginning.ts')).beginning,
    },
  ],
  scene,
  board: once(async () => (await import('./board.tsx')).board),
  setup: async () => (await import('./setup/Setup.tsx')).Setup,
  coach: async () => (await import('@planisphere/bots/star-explorer/coach')).starExplorerCoach,
  review: async () => (await import('./review/parts.ts')).reviewParts,
  exhibits: async () => (await import('./exhibits.tsx')).exhibits,
  gallery: async () => (await import('./gallery.ts')).gallery,
  masterGame: async () => (await import('./master.ts')).masterGame,
  puzzles: async () => (await import('./puzzles/set.json')).default as PuzzleSet,
  puzzleTask: (best: Action) => (best.do === 'draw' ? PLACEMENT : CHOICE),
  isSketched: (action: Action) => action.do === 'draw',
  sketch: async () => (await import('./board/DrawnSketch.tsx')).DrawnSketch,
  keys: async () => (await import('./keys.ts')).keys,
  logbook: async () => (await import('./logbook/Skies.tsx')).Skies,
  pad: async () => (await import('./pad/pad.tsx')).pad,
  editor: async () => (await import('./editor/editor.tsx')).editor,
  terms: once(async () => (await import('./terms.ts')).terms),
  levels: async () => (await import('./levels.ts')).levels,
  rules: async () => (await import('./rules.ts')).rules,
};
