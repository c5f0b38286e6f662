// Stellarion in words: the terminal table and the text mode of the web app.
import type { GameText } from '@planisphere/core';
import type { Stellarion } from '../types.ts';
import { aboutThing } from './about.ts';
import { expandTyped } from './expand.ts';
import { commandLines, promptLine } from './prompt.ts';
import { resultLines } from './result.ts';
import { rules } from './rules.ts';
import { tableLines } from './table.ts';
import { tellEvent } from './tell.ts';

export const stellarionText: GameText<Stellarion> = {
  title: { en: 'Stellarion', fr: 'Stellarion' },
  rules,
  table: tableLines,
  prompt: promptLine,
  tell: tellEvent,
  commands: commandLines,
  expand: expandTyped,
  about: aboutThing,
  result: resultLines,
};
