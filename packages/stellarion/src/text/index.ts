// Stellarion in words: the terminal table and the text mode of the web app.
import type { GameText } from '@planisphere/core';
import type { Stellarion } from '../types.ts';
import { aboutThing } from './about.ts';
import { expandTyped } from './expand.ts';
import { commandLines } from './prompt.ts';
import { resultLines } from './result.ts';
import { rules } from './rules.ts';
import { tableLines } from './table.ts';
import { stellarionVoice } from './voice.ts';

export const stellarionText: GameText<Stellarion> = {
  ...stellarionVoice,
  title: { en: 'Stellarion', fr: 'Stellarion' },
  rules,
  table: tableLines,
  commands: commandLines,
  expand: expandTyped,
  about: aboutThing,
  result: resultLines,
};
