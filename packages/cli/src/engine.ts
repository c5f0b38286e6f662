// `planisphere engine`: a game as an engine that any program can query, in JSON lines (docs/engine-protocol.md).
import { countValue, gameNamed } from './base/arguments.ts';
import type { Command } from './base/command.ts';
import { oneGameOnly } from './base/usage.ts';
import { programVersion } from './base/version.ts';
import { runEngine } from './engine/pipe.ts';
import { measureRoundTrips } from './engine/round-trips.ts';

export const engine: Command = {
  usage: 'engine GAME [--bench [--trips N]]',
  flags: { bench: { type: 'boolean' }, trips: { type: 'string' } },
  async run(values, [id, ...more]) {
    const entry = gameNamed(id);
    if (more.length > 0) throw oneGameOnly('engine', more[0]);
    if (values.bench !== true) {
      await runEngine({ entry, version: programVersion() });
      return 0;
    }
    for (const { kind, trips, perSecond } of await measureRoundTrips(
      entry.game.id,
      countValue(values, 'trips', 20_000),
    ))
      console.log(`${entry.game.id} ${kind}: ${perSecond} round trips a second (${trips} measured)`);
    return 0;
  },
};
