// How soon the analysis page answers and sharpens, and whether it stays fluent while the engine thinks, with a
// processor slowed down to a phone's speed. Needs a running server:
// node packages/web/scripts/analysis-speed.mjs http://localhost:3000 [runs] [slowdown]

import { chromiumPath } from '@planisphere/testkit/browsers';
import { chromium } from '@playwright/test';

const [, , base = 'http://localhost:3000', runs = '5', slowdown = '4'] = process.argv;
const GAMES = ['stellar', 'star-explorer', 'stellarion'];
const FRAMES_FOR = 2000;

/** @type {(numbers: number[]) => number} */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Runs in the page: measures from a press on the best line to the first answer, and to the first different one. */
const measure = (/** @type {number} */ framesFor) =>
  new Promise((resolve) => {
    const effort = () => document.querySelector('small[data-state]')?.textContent ?? '';
    const before = effort();
    const begun = performance.now();
    let first = Number.NaN;
    let said = '';
    let gone = false;
    /** @type {number[]} */
    const frames = [];
    let last = begun;
    const frame = (/** @type {number} */ now) => {
      frames.push(now - last);
      last = now;
      const here = effort();
      if (here !== before) gone = true;
      if (gone && Number.isNaN(first) && here !== '') {
        first = performance.now() - begun;
        said = here;
      }
      const sharper = !Number.isNaN(first) && here !== said && here !== '';
      if (sharper) said = `${performance.now() - begun}`;
      if (performance.now() - begun > framesFor && (sharper || performance.now() - begun > 8 * framesFor))
        resolve({ first, second: Number(said), frames: frames.slice(1) });
      else if (sharper) {
        const second = Number(said);
        const rest = (/** @type {number} */ later) => {
          frames.push(later - last);
          last = later;
          if (later - begun > framesFor) resolve({ first, second, frames: frames.slice(1) });
          else requestAnimationFrame(rest);
        };
        requestAnimationFrame(rest);
      } else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    /** @type {HTMLButtonElement | null} */ (document.querySelector('ol li button'))?.click();
  });

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
for (const game of GAMES) {
  /** @type {number[]} */ const firsts = [];
  /** @type {number[]} */ const seconds = [];
  /** @type {number[]} */ const frames = [];
  for (let run = 0; run < Number(runs); run++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${base}/analysis/${game}`);
    await page.locator('small[data-state]').waitFor({ timeout: 60_000 });
    await page.locator('ol li button').first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) });
    const found = /** @type {{ first: number, second: number, frames: number[] }} */ (
      await page.evaluate(measure, FRAMES_FOR)
    );
    firsts.push(found.first);
    seconds.push(found.second);
    frames.push(...found.frames);
    await page.close();
  }
  const late = frames.filter((each) => each > 20).length;
  console.log(
    `${game.padEnd(14)} first answer ${median(firsts).toFixed(0)} ms, sharper after ${median(seconds).toFixed(0)} ms, ` +
      `frame ${median(frames).toFixed(1)} ms, ${((100 * late) / Math.max(1, frames.length)).toFixed(1)} % of ${frames.length} frames late`,
  );
}
await browser.close();
