// What the coach says of a decision of Star Explorer.
import { type Position, type StarExplorer, starExplorer } from '@planisphere/star-explorer';
import { type Coach, createCoach } from '../../review/coach.ts';
import { starExplorerClaimant } from './claimant.ts';
import type { StarExplorerClaim } from './claims.ts';
import { en } from './coach.en.ts';
import { fr } from './coach.fr.ts';

export const starExplorerCoach: Coach<Position, StarExplorerClaim> = createCoach<
  StarExplorer,
  StarExplorerClaim
>(starExplorer, starExplorerClaimant, { en, fr });
