// Measures a page: what it loads and when a phone can play, how long its frames get while a card travels on a desktop,
// and what Lighthouse says. Lighthouse's own mobile profile throttles: a slow fourth-generation network and a processor
// four times slower.

import { chromiumPath } from '@planisphere/testkit/browsers';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { slowLine } from './line.mjs';

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const PROCESSOR = { rate: 4 };
/** A browser is busy with itself just after its start, and a visitor's is not: Lighthouse waits as well. */
const REST = 2000;
const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

/**
 * @typedef {object} Visit
 * @property {string} url
 * @property {string} settings what the page shall find in its store
 * @property {string | undefined} tap what is tapped to get to a board, if anything
 * @property {string} board what can be played with there
 * @property {(page: import('@playwright/test').Page) => Promise<void>} move does one thing that moves something
 */

/** @param {readonly string[]} more */
const launch = (more = []) => chromium.launch({ executablePath: chromiumPath(), args: [...ARGS, ...more] });

/** @param {Visit} visit */
export async function onPhone(visit) {
  const line = await slowLine(visit.url);
  const browser = await launch();
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', PROCESSOR);
  const told = new Promise((resolve, reject) => {
    session.on('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
    setTimeout(() => reject(new Error(`no board at ${visit.url} after a minute`)), 60_000).unref();
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellPlayable' });
  await page.addInitScript(visit.settings);
  await page.addInitScript(goToBoard, { tap: visit.tap, board: visit.board });
  await page.waitForTimeout(REST);
  await page.goto(line.url, { waitUntil: 'commit' });
  const playable = await told;
  const loaded = line.carried();
  await browser.close();
  line.stop();
  return { playable, kilobytes: loaded / 1000 };
}

/**
 * Runs in the page: taps as soon as the button is painted, and reports when the board is. Playwright cannot
 * ask from outside: before its first question it has the page evaluate 330 kB of its own on the slowed
 * processor, and that would be measured too. A task that a frame's callback posts with the priority of a tap
 * runs when that frame has been painted.
 * @param {Pick<Visit, 'tap' | 'board'>} visit
 */
function goToBoard({ tap, board }) {
  const painted = (act) =>
    requestAnimationFrame(() => scheduler.postTask(act, { priority: 'user-blocking' }));
  const seen = (selector, act) => {
    const watch = new MutationObserver(() => {
      const found = document.querySelector(selector);
      if (found === null) return;
      watch.disconnect();
      painted(() => act(found));
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true });
  };
  const wait = () =>
    seen(board, () => {
      Reflect.get(window, 'tellPlayable')(String(performance.now()));
    });
  if (tap === undefined) wait();
  else
    seen(tap, (button) => {
      wait();
      button.click();
    });
}

/** @param {Visit} visit */
export async function onDesktop(visit) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(visit.settings);
  await page.goto(visit.url);
  if (visit.tap !== undefined) await page.locator(visit.tap).first().click();
  await page.locator(visit.board).first().waitFor();
  await page.waitForTimeout(8000); // until the service worker has stored the app
  await browser.startTracing(page, { categories: TRACED });
  await visit.move(page);
  await page.waitForTimeout(1500);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await browser.close();
  return { longest: longestTask(traceEvents) };
}

/**
 * The longest task of the page's main thread, in milliseconds: no frame appears while it runs.
 * @param {any[]} events
 */
function longestTask(events) {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = events.filter(
    ({ ph, name, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && pid === main?.pid && tid === main?.tid,
  );
  return Math.max(0, ...tasks.map(({ dur }) => dur / 1000));
}

/** @param {string} url */
export async function scores(url) {
  const port = 9300 + (process.pid % 500);
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const onlyCategories = ['performance', 'accessibility', 'best-practices'];
    const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
    const { categories, environment } = /** @type {any} */ (result).lhr;
    const of = (name) => Math.round(categories[name].score * 100);
    return {
      performance: of('performance'),
      accessibility: of('accessibility'),
      bestPractices: of('best-practices'),
      /** Lighthouse's benchmark of this machine: it simulates mid-range phones well from about 1000 on. */
      machine: Math.round(environment.benchmarkIndex),
    };
  } finally {
    await browser.close();
  }
}
