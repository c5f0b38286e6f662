// What Star Explorer says during play, with the gesture of the ghost that a player moves over the disc.
import type { GameVoice } from '@planisphere/core';
import type { StarExplorer } from '../game.ts';
import { prompt } from './prompt.ts';
import { tell } from './tell.ts';

export const starExplorerVoice: GameVoice<StarExplorer> = { prompt, tell };

export { createGhost, type Ghost, ghostAt, ghostPlaces, isLeftOut, turnGhost } from './ghost.ts';
export { obstacleText } from './refusal.ts';
export { sideOf } from './side.ts';
