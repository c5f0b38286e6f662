// Measures the cost of dragging a constellation over a sky with three drawn: the built app in Chromium receives sixty
// moves of the pointer a second, whether or not it keeps up. Prints figures and asserts nothing, because machines
// differ. Without a graphics card the processor paints the pixels, so the desktop is traced again with a quarter of
// them.
//   npm run bench:web
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '@planisphere/testkit/browsers';
import { chromium } from '@playwright/test';
import { buildWeb } from '../../../scripts/setup.mjs';
import { report } from './drag-report.mjs';
import { openTable } from './drag-table.mjs';

const PORT = 4329;
const SECONDS = 4;
const MOVES_PER_SECOND = 60;
const TRACED = ['devtools.timeline', 'cc', 'viz', 'benchmark'];
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const WINDOWS = {
  'desktop, 1440 × 900': DESKTOP,
  'the same with a quarter of the pixels': { ...DESKTOP, deviceScaleFactor: 0.5 },
  'phone, 390 × 844': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

buildWeb();
const server = spawn(
  process.execPath,
  ['../../node_modules/vite/bin/vite.js', 'preview', '--port', String(PORT), '--strictPort'],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'ignore' },
);
try {
  await answering(`http://localhost:${PORT}/`);
  console.log('Star Explorer: dragging a constellation over a sky with three drawn');
  for (const [name, window] of Object.entries(WINDOWS)) {
    const lines = report(await trace(window));
    console.log(`${name}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
} finally {
  server.kill();
}

async function answering(url) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the preview does not answer');
}

async function trace(window) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage(window);
    const sky = await openTable(page, `http://localhost:${PORT}`);
    const pointer = await pointerOf(page, window.hasTouch === true);
    await browser.startTracing(page, { categories: TRACED });
    await circle(pointer, sky);
    return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  } finally {
    await browser.close();
  }
}

/** A finger or a mouse that does not wait for the page, just as hands do not. */
async function pointerOf(page, finger) {
  const session = await page.context().newCDPSession(page);
  const send = (type, point) =>
    finger
      ? session.send('Input.dispatchTouchEvent', {
          type: `touch${type}`,
          touchPoints: type === 'End' ? [] : [point],
        })
      : session.send('Input.dispatchMouseEvent', {
          type: { Start: 'mousePressed', Move: 'mouseMoved', End: 'mouseReleased' }[type],
          ...point,
          button: 'left',
          buttons: type === 'End' ? 0 : 1,
          clickCount: 1,
        });
  return send;
}

/** One circle a second through the upper half of the sky. */
async function circle(send, { middle, radius }) {
  const at = (angle) => ({
    x: middle.x + radius * Math.cos(angle),
    y: middle.y + 0.55 * radius * Math.sin(angle),
  });
  await send('Start', at(0));
  const begun = performance.now();
  const sent = [];
  for (let move = 1; move <= SECONDS * MOVES_PER_SECOND; move++) {
    const wait = begun + (move * 1000) / MOVES_PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    sent.push(send('Move', at((move / MOVES_PER_SECOND) * 2 * Math.PI)));
  }
  await Promise.all(sent);
  await send('End', at(0));
}
