// The published ratings of the bots follow from the measurements.
import { readFileSync } from 'node:fs';
import { MASTER_POINTS, mindOf } from '@planisphere/bots/minds';
import { GAMES } from '@planisphere/games';
import { expect, it } from 'vitest';
import { measuredByMeeting, measuredOnDeals } from '../src/strength/anchors.ts';

const results = JSON.parse(
  readFileSync(new URL('../../../docs/strength.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

const RATED = GAMES.filter(({ game }) => mindOf(game)?.anchors !== undefined);

it.each(RATED.map(({ game }) => [game.id, game] as const))(
  'the bots of %s are rated as they were measured',
  async (id, game) => {
    const setups = (await mindOf(game)?.anchors?.()) ?? [];
    expect(setups.length).toBeGreaterThan(0);
    for (const { options, levels } of setups) {
      const decoded = game.decodeOptions(options ?? {});
      if (!decoded.ok) throw new Error(decoded.fault.message);
      const measured = game.cooperative
        ? measuredOnDeals(results, { game: id, options: decoded.value }, MASTER_POINTS)
        : measuredByMeeting(results, id, MASTER_POINTS);
      expect(levels).toEqual(measured);
      expect(levels.master).toBe(MASTER_POINTS);
    }
  },
);
