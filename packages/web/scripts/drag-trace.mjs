// What it costs to drag a constellation over a sky with three drawn: a trace of the built app in Chromium. Prints the frames
// that reached the screen while the pointer moved, and the time of the page's main thread for each move; asserts nothing,
// for machines differ.
//   npm run bench:web
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../../scripts/setup/chromium.mjs';

const PORT = 4329;
const FRAME = 1000 / 60;
/** One circle of the pointer a second. */
const SECONDS = 4;
const web = fileURLToPath(new URL('..', import.meta.url));
const record = JSON.parse(
  readFileSync(new URL('../../star-explorer/replays/solo-greedy.game', import.meta.url), 'utf8'),
);
const upToFourthDrawing = record.events.findIndex((event) => event.startsWith('A draw IV'));

const server = spawn(
  process.execPath,
  ['../../node_modules/vite/bin/vite.js', 'preview', '--port', String(PORT), '--strictPort'],
  { cwd: web, stdio: 'ignore' },
);
try {
  await answering(`http://localhost:${PORT}/`);
  await trace();
} finally {
  server.kill();
}

async function answering(url) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the preview does not answer; is the app built?');
}

async function trace() {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${PORT}/`);
  await page.evaluate(keepTable, {
    id: 'trace',
    game: 'star-explorer',
    seats: [{ name: '' }],
    options: record.options,
    seed: record.seed,
    events: record.events.slice(0, upToFourthDrawing),
    assisted: false,
    createdAt: 0,
    updatedAt: 0,
    summary: { round: 4, rounds: 6, waitsForPerson: true },
  });
  await page.goto(`http://localhost:${PORT}/play/star-explorer/trace`);
  const sky = page.locator('[data-drawing="true"] [data-sky]');
  const box = await sky.boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height * 0.36 };
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'blink.user_timing', 'toplevel'],
  });
  const begun = performance.now();
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  let moves = 0;
  while (performance.now() - begun < SECONDS * 1000) {
    const angle = ((performance.now() - begun) / (SECONDS * 1000)) * Math.PI * 2 * SECONDS;
    await page.mouse.move(middle.x + 150 * Math.cos(angle), middle.y + 80 * Math.sin(angle));
    moves++;
  }
  await page.mouse.up();
  const seconds = (performance.now() - begun) / 1000;
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  report(traceEvents, { moves, seconds });
  await browser.close();
}

async function keepTable(table) {
  while (!(await indexedDB.databases()).some(({ name }) => name === 'planisphere'))
    await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('planisphere');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('tables', 'readwrite');
      writing.objectStore('tables').put(table);
      writing.oncomplete = () => resolve(opening.result.close());
    };
  });
}

function report(events, { moves, seconds }) {
  const complete = events.filter(({ ph }) => ph === 'X');
  const main = complete.find(({ name }) => name === 'EventDispatch')?.tid;
  const cost = ({ tdur, dur }) => (tdur ?? dur) / 1000;
  const steps = complete
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointermove')
    .map(cost);
  const rendering = [
    'UpdateLayoutTree',
    'Layout',
    'PrePaint',
    'Paint',
    'Layerize',
    'Commit',
    'FireAnimationFrame',
    'RunMicrotasks',
  ];
  const spent = complete
    .filter(({ name, tid }) => tid === main && (rendering.includes(name) || name === 'EventDispatch'))
    .reduce((sum, event) => sum + cost(event), 0);
  const gaps = frameGaps(events);
  const late = gaps.filter((gap) => gap > 1.5 * FRAME).length;
  const rate = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
  console.log(`${moves} moves of the pointer in ${seconds.toFixed(1)} s, three constellations drawn`);
  console.log(
    `frames on the screen: ${rate.toFixed(1)} a second, median ${percentile(gaps, 0.5)} ms apart, worst ${percentile(gaps, 1)} ms, ${late} of ${gaps.length} late`,
  );
  console.log(
    `placement feedback: median ${percentile(steps, 0.5)} ms, 95 % ${percentile(steps, 0.95)} ms, worst ${percentile(steps, 1)} ms`,
  );
  console.log(
    `main thread per move, rendering included: ${(spent / moves).toFixed(2)} ms of the 16.7 of a frame`,
  );
}

/** Milliseconds between the frames that were drawn while the pointer moved. */
function frameGaps(events) {
  const moved = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointermove',
  );
  const [from, to] = [moved[0]?.ts ?? 0, moved.at(-1)?.ts ?? 0];
  const drawn = events
    .filter(({ name, ts }) => name === 'AnimationFrame::Presentation' && ts >= from && ts <= to)
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b);
  return drawn.slice(1).map((at, index) => at - drawn[index]);
}

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2);
}
