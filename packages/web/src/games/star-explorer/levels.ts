// How the levels of Star Explorer play. `npm run measured -w packages/web` writes the figures from docs/strength.json.
import { overlooks } from '@planisphere/bots/star-explorer/overlooks';
import type { GameLevels } from '../../table/measured.ts';
import measured from './measured.json' with { type: 'json' };

export const levels: GameLevels = { measured, overlooks };
