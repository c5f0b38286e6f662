// What Stellar says during play, and the names of its pictures.
import type { GameVoice } from '@planisphere/core';
import type { Stellar } from '../index.ts';
import { promptLine } from './prompt.ts';
import { tellEvent } from './tell.ts';

export const stellarVoice: GameVoice<Stellar> = { prompt: promptLine, tell: tellEvent };

export { lineOfKind, nameOfKind } from './names.ts';
