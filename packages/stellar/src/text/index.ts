// Stellar in words: the terminal table and the text mode of the web app.
import type { GameText } from '@planisphere/core';
import { stellarCard } from '../card.ts';
import type { Stellar } from '../index.ts';
import { aboutCard } from './about.ts';
import { expandTyped } from './expand.ts';
import { tellFinding } from './findings.ts';
import { oddsParts } from './odds.ts';
import { groupOf, tableParts } from './parts.ts';
import { patterns } from './patterns.ts';
import { commandLines } from './prompt.ts';
import { resultLines } from './result.ts';
import { rules } from './rules.ts';
import { suppositions } from './suppositions.ts';
import { tableLines } from './table.ts';
import { stellarVoice } from './voice.ts';

export const stellarText: GameText<Stellar> = {
  ...stellarVoice,
  title: stellarCard.title,
  rules,
  table: tableLines,
  parts: tableParts,
  odds: oddsParts,
  groupOf,
  commands: commandLines,
  expand: expandTyped,
  finding: tellFinding,
  patterns,
  suppositions,
  about: aboutCard,
  result: resultLines,
};

export { cardsOfKind } from './about.ts';
export type { CardLore } from './lore.ts';
