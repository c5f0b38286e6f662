// What Star Explorer can say and show as text, and the ghost that keys move over the disc.
import type { GameText } from '@planisphere/core';
import { starExplorerCard } from '../card.ts';
import type { StarExplorer } from '../game.ts';
import { about } from './about.ts';
import { beginDrawing } from './drawing.ts';
import { expand } from './expand.ts';
import { tellFinding } from './findings.ts';
import { oddsParts } from './odds.ts';
import { groupOf, tableParts } from './parts.ts';
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
  byKeys: beginDrawing,
  about,
  result,
  whyNot,
};

export {
  bestGhost,
  createGhost,
  type Ghost,
  ghostAction,
  ghostAt,
  ghostPlaces,
  ghostStars,
  isLeftOut,
  moveGhost,
  toggleStar,
  turnGhost,
} from './ghost.ts';
export { ghostObstacles, ghostPreview, type Preview } from './ghost-preview.ts';
export { ghostTable } from './ghost-table.ts';
export { obstacleText } from './refusal.ts';
export { rankName } from './result.ts';
export { type Side, sideOf } from './side.ts';
