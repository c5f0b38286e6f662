// Writes the win rates that the set-up screen of Stellarion shows, from the measurements in docs/strength.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const from = fileURLToPath(new URL('../../../docs/strength.json', import.meta.url));
const to = fileURLToPath(new URL('../src/games/stellarion/setup/rates.json', import.meta.url));

/** @type {Record<string, { game?: string, options?: Record<string, unknown>, bots?: { name: string, winRate: number }[] }>} */
const results = JSON.parse(readFileSync(from, 'utf8'));
const rates = Object.entries(results)
  .filter(([, { game, bots }]) => game === 'stellarion' && bots !== undefined)
  .flatMap(([name, { options, bots = [] }]) =>
    // A set-up whose time alone was measured has no rate.
    bots
      .filter(({ winRate }) => winRate !== undefined)
      .map(({ name: bot, winRate }) => ({
        players: name.includes('together') ? 2 : 1,
        expansions: [],
        track: 'standard',
        stars: 1,
        ...options,
        bot,
        winRate: Math.round(winRate * 1000) / 1000,
      })),
  );
writeFileSync(to, `${JSON.stringify(rates, undefined, 2)}\n`);
console.log(`${rates.length} win rates`);
