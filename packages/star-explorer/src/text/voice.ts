// What is said while Star Explorer is played.
import type { GameVoice } from '@planisphere/core';
import type { StarExplorer } from '../game.ts';
import { prompt } from './prompt.ts';
import { tell } from './tell.ts';

export const starExplorerVoice: GameVoice<StarExplorer> = { prompt, tell };
