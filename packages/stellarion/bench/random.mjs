// Random base games per second on one core, through setup, awaiting, legal and apply alone; only games that ended
// are counted. Build first (`npx tsc -b packages/stellarion`), then `node packages/stellarion/bench/random.mjs`;
// with `--cpu-prof` it tells where the time goes.
import { performance } from 'node:perf_hooks';
import { createRng, drawOutcome, randomAction } from '@planisphere/core';
import { stellarion } from '@planisphere/stellarion';

const OPTIONS = { stars: 1, expansions: [], track: 'standard' };

function playOut(rng, count) {
  let position = stellarion.setup(OPTIONS, 1);
  for (;;) {
    const awaiting = stellarion.awaiting(position);
    if (awaiting.kind === 'over') {
      count.games++;
      return;
    }
    const event =
      awaiting.kind === 'chance'
        ? { by: 'chance', outcome: drawOutcome(awaiting, rng) }
        : { by: 0, action: randomAction(stellarion, position, { seat: 0, rng }) };
    position = stellarion.apply(position, event);
    count.events++;
  }
}

function measure(seconds, seed) {
  const count = { games: 0, events: 0 };
  const rng = createRng(seed);
  const start = performance.now();
  while (performance.now() - start < seconds * 1000)
    for (let game = 0; game < 50; game++) playOut(rng, count);
  const elapsed = (performance.now() - start) / 1000;
  const perSecond = (n) => Math.round(n / elapsed).toLocaleString('en');
  const length = (count.events / count.games).toFixed(1);
  console.log(
    `${perSecond(count.games)} games/s, ${perSecond(count.events)} events/s, ${length} events per game`,
  );
}

for (const seed of [1, 2, 3, 4]) measure(3, seed);
