// Meteor Watch on the screen: no board of its own, so it is played at the text table.
import type { GameScreen } from '../../table/screens.ts';
import scene from './scene.svg?url';

export const screen: GameScreen = {
  scene,
  rules: async () => (await import('./rules.ts')).rules,
};
