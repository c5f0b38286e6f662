// Stellarion in words: the terminal table and the text mode of the web app.
import type { GameText } from '@planisphere/core';
import { stellarionCard } from '../card.ts';
import type { Stellarion } from '../rules/types.ts';
import { aboutThing } from './about.ts';
import { expandTyped } from './expand.ts';
import { tellFinding } from './findings.ts';
import { oddsParts } from './odds.ts';
import { groupOf, tableParts } from './parts.ts';
import { patterns } from './patterns.ts';
import { commandLines } from './prompt.ts';
import { resultLines } from './result.ts';
import { rules } from './rules.ts';
import { tableLines } from './table.ts';
import { stellarionVoice } from './voice.ts';

export const stellarionText: GameText<Stellarion> = {
  ...stellarionVoice,
  title: stellarionCard.title,
  rules,
  table: tableLines,
  parts: tableParts,
  odds: oddsParts,
  groupOf,
  commands: commandLines,
  expand: expandTyped,
  finding: tellFinding,
  patterns,
  about: aboutThing,
  result: resultLines,
};
