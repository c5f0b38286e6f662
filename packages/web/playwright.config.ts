// The app as shipped: in a real Chromium, as a desktop and a phone, and a few journeys in Firefox and WebKit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath, engines } from '@planisphere/testkit/browsers';
import { defineConfig } from '@playwright/test';

// Clones on one machine use different ports.
const PORT = Number(process.env.PLANISPHERE_TEST_PORT ?? 4327);

// Every worker reads this file again, and inherits what the first one has set.
let data = process.env.PLANISPHERE_TEST_DATA;
if (data === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  process.env.PLANISPHERE_TEST_DATA = folder;
  data = folder;
}

// For the page of operators.
process.env.PLANISPHERE_TEST_OPERATOR_KEY ??= 'operator-of-the-browser-tests';

const others = Object.entries(engines());

/** Tests in which finger and screen size matter little: the acceptance run plays these on the desktop only. */
const ALIKE = ['early', 'inviting', 'own-table', 'replay', 'rules'].map((name) => `**/${name}.spec.ts`);
const once = process.env.PLANISPHERE_ONCE === undefined ? [] : ALIKE;

export default defineConfig<object, object>({
  testDir: 'test',
  testMatch: '**/*.spec.ts',
  // Further whole games and looks run with `npm run test:long`. .ci/run says what the acceptance run leaves out. `npm
  // run pictures` makes pictures for people to look at.
  grepInvert: [
    ...(process.env.PLANISPHERE_LONG === undefined ? [/@long/] : []),
    ...(process.env.PLANISPHERE_PICTURES === undefined ? [/@pictures/] : []),
  ],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A second try for tests that a busy machine has cut off; the report then names them as flaky.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    // Only a few tests store the app for offline use; it would slow all others down.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', '**/engines/**'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.spec.ts', '**/engines/**', ...once],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // The example of a fourth game: the test itself builds and serves it, in a copy of the tree.
    {
      name: 'example',
      testDir: '../../examples/meteor-watch/test',
      use: { viewport: { width: 1440, height: 900 } },
    },
    ...others.map(([engine, place]) => ({
      name: engine,
      testMatch: ['**/engines/journeys.spec.ts', `**/engines/*.${engine}.spec.ts`],
      use: { engine: { [engine]: place } },
    })),
  ],
  // The product itself: the server that people start, with a fresh database.
  webServer: {
    command: 'node ../cli/dist/main.js serve',
    url: `http://localhost:${PORT}/health`,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      // Every test is a first visit that stores the whole app, all from one address.
      REQUESTS_PER_MINUTE: '100000',
      // One test plays a whole game as fast as the machine allows.
      MESSAGES_PER_SECOND: '100000',
      MAX_HTTP_CONNECTIONS_PER_ADDRESS: '10000',
      MS_PER_SECOND: '100000',
      WRONG_CODES_PER_MINUTE: '100000',
      OPERATOR_KEY: process.env.PLANISPHERE_TEST_OPERATOR_KEY,
    },
  },
});
