// What Stellarion says during play.
import type { GameVoice } from '@planisphere/core';
import type { Stellarion } from '../rules/types.ts';
import { promptLine } from './prompt.ts';
import { tellEvent } from './tell.ts';

export const stellarionVoice: GameVoice<Stellarion> = { prompt: promptLine, tell: tellEvent };
