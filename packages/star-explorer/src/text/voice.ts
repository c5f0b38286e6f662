// What is said while Star Explorer is played, and the ghost of a constellation that is moved over the disc meanwhile.
import type { GameVoice } from '@planisphere/core';
import type { StarExplorer } from '../game.ts';
import { prompt } from './prompt.ts';
import { tell } from './tell.ts';

export const starExplorerVoice: GameVoice<StarExplorer> = { prompt, tell };

export { createGhost, type Ghost, ghostAt, ghostPlaces, isLeftOut, turnGhost } from './ghost.ts';
export { obstacleText } from './refusal.ts';
export { sideOf } from './side.ts';
