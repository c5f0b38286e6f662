// `npm run bench:web`: our page beside the example client of boardgame.io, in the same Chromium. It prints figures and
// asserts nothing, because machines differ. `--json` prints them for programs. The first run installs what only this
// bench needs. `--beside FOLDER` measures another built clone as well, the clones in turn.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWeb } from '../../../scripts/setup.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
if (!existsSync(`${folder}node_modules/lighthouse`)) {
  process.stderr.write('Installing what the bench needs (once) …\n');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
buildWeb();
const { onDesktop, onPhone, scores } = await import('./measure.mjs');
const { servePeer, serveProduct } = await import('./serve.mjs');

const RUNS = 5;
/** For the desktop page, which opens a game. The phone page is a first visit and has no settings. */
const SETTINGS = { locale: 'en', theme: 'night', motion: 'full', level: 'novice', name: 'Ada', tips: false };

const VISIT = {
  settings: `localStorage.setItem('planisphere.settings', ${JSON.stringify(JSON.stringify(SETTINGS))})`,
  tap: 'main article button[aria-busy]',
  board: 'button[data-target]',
  // A starter goes to the telescope and the other to the notebook: cards travel.
  move: async (page) => {
    await page.locator('button[data-target]').first().click();
    await page.locator('button[data-target]').first().click();
  },
};

const { beside } = parseArgs({ strict: false, options: { beside: { type: 'string' } } }).values;

/** @type {Record<string, { serve: () => Promise<{ url: string, stop: () => void }>, visit: object }>} */
const PAGES = {
  Planisphere: { serve: () => serveProduct(), visit: VISIT },
  ...(typeof beside === 'string' && { [beside]: { serve: () => serveProduct(beside), visit: VISIT } }),
  'boardgame.io': {
    serve: servePeer,
    visit: {
      settings: '',
      board: '[data-cell="0"]',
      move: (page) => page.locator('[data-cell="4"]').click(),
    },
  },
};

const COLUMN = 22;
const AIMS = {
  kilobytes: '',
  playable: '< 1,500',
  longest: '< 50',
  performance: '≥ 95',
  accessibility: '≥ 95',
  bestPractices: '≥ 95',
};
const WORDS = {
  kilobytes: 'loaded until one can play, kB',
  playable: 'first playable board on a phone, ms',
  longest: 'longest task while a card travels, ms',
  performance: 'Lighthouse performance (mobile)',
  accessibility: 'Lighthouse accessibility',
  bestPractices: 'Lighthouse best practices',
};

/** The median and the extremes of each measure. @param {readonly object[]} runs */
const summary = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0]).map((key) => {
      const values = runs.map((each) => each[key]).sort((a, b) => a - b);
      return [key, { median: values[values.length >> 1], least: values[0], most: values.at(-1) }];
    }),
  );

const there = await Promise.all(
  Object.entries(PAGES).map(async ([name, { serve, visit }]) => {
    const { url, stop } = await serve();
    return { name, stop, visit: { ...visit, url }, runs: [] };
  }),
);
// One after the other and all pages in each round: whatever else the machine does then meets all of them.
for (let round = 0; round < RUNS; round++)
  for (const { visit, runs } of there)
    runs.push({
      ...(await onPhone({ ...visit, settings: '' })),
      ...(await onDesktop(visit)),
      ...(await scores(visit.url)),
    });
for (const { stop } of there) stop();
const measured = Object.fromEntries(there.map(({ name, runs }) => [name, summary(runs)]));

if (process.argv.includes('--json')) console.log(JSON.stringify(measured, undefined, 2));
else {
  const cell = ({ median, least, most }) =>
    `${Math.round(median)} (${Math.round(least)}–${Math.round(most)})`.padStart(COLUMN);
  console.log(
    `${''.padEnd(40)}${Object.keys(measured)
      .map((name) => name.padStart(COLUMN))
      .join('')}   aim`,
  );
  for (const [key, words] of Object.entries(WORDS))
    console.log(
      `${words.padEnd(40)}${Object.values(measured)
        .map((each) => cell(each[key]))
        .join('')}   ${AIMS[key]}`,
    );
  console.log(
    `Medians of ${RUNS} runs (least–most). The machine's index is ${measured.Planisphere.machine.median}; on a busy machine the times mean little.`,
  );
  const trace = fileURLToPath(new URL('../../web/scripts/drag-trace.mjs', import.meta.url));
  execFileSync(process.execPath, [trace], { stdio: 'inherit' });
}
process.exit(0);
