// What Star Explorer can say and show as text, and what keys do with the ghost over the disc.
import type { GameText } from '@planisphere/core';
import { starExplorerCard } from '../card.ts';
import type { StarExplorer } from '../game.ts';
import { about } from './about.ts';
import { beginDrawing } from './drawing.ts';
import { expand } from './expand.ts';
import { tellFinding } from './findings.ts';
import { oddsParts } from './odds.ts';
import { groupOf, tableParts } from './parts.ts';
import { patterns } from './patterns.ts';
import { commands } from './prompt.ts';
import { whyNot } from './refusal.ts';
import { result } from './result.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';
import { starExplorerVoice } from './voice.ts';

export const starExplorerText: GameText<StarExplorer> = {
  ...starExplorerVoice,
  title: starExplorerCard.title,
  rules,
  table,
  parts: tableParts,
  odds: oddsParts,
  groupOf,
  commands,
  expand,
  finding: tellFinding,
  patterns,
  byKeys: beginDrawing,
  about,
  result,
  whyNot,
};

export { bestGhost, ghostAction, ghostStars, moveGhost, toggleStar } from './ghost.ts';
export { ghostObstacles, ghostPreview, type Preview } from './ghost-preview.ts';
export { ghostTable } from './ghost-table.ts';
export { rankName } from './result.ts';
export type { Side } from './side.ts';
export {
  createGhost,
  type Ghost,
  ghostAt,
  ghostPlaces,
  isLeftOut,
  obstacleText,
  sideOf,
  turnGhost,
} from './voice.ts';
