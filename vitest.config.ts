import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests run from source: the `development` condition of every package's exports points at src/index.ts.
const conditions = ['development', 'module', 'node'];

// The long forms (npm run test:long) play thousands of games in one test.
const timeout = process.env.PLANISPHERE_LONG ? 60 * 60_000 : 60_000;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    testTimeout: timeout,
    hookTimeout: timeout,
    pool: 'threads',
    // Vitest itself leaves one core alone, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism()),
  },
});
