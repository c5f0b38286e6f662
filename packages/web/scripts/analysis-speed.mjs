// How soon the analysis page answers and sharpens, and whether it stays fluent while the engine thinks, as a phone sees
// it: 390 × 844, and a processor that is slowed down. Chromium slows down the page only, so the answers of its worker
// are held back until they are as late as a slow worker's would be. Prints figures and asserts nothing, because
// machines differ. Times by the clock mean something only on a machine that does nothing else; so the same is done again
// at full speed, and the time of the page's processor is multiplied. Needs a running server:
//   node packages/web/scripts/analysis-speed.mjs http://localhost:8080 [runs] [slowdown] [game,game]

import { chromiumPath } from '@planisphere/testkit/browsers';
import { chromium } from '@playwright/test';

const [, , base = 'http://localhost:8080', runs = '5', slowdown = '4', games = ''] = process.argv;
/** In the middle of a game, where there is something to think about. */
const POSITIONS = {
  stellar:
    'take turn=5 first=A row=A4,H1,P5,C2,A5 step=- discard=- memory=on A.hand=P1,S5 A.taken=S5@0,P1@2 A.tel=M3,_,_,_,A6,_,P2,_,_,_,C3,_ A.note=P6,M5,A3,H4 A.answer=_ B.hand=M6,C5 B.taken=C5@3 B.tel=C3,_,C1,_,_,_,_,_,_,_,_,H1 B.note=P3,C4,H5 B.answer=_',
  'star-explorer': '_ 7 | BRYWYRY YB Y W uma:e8-f9-g8-f7-e8-d8-c8-b7',
  stellarion:
    'solo A turn ^Pa(SaNaNaTaTaPa)/^Sb(SbNbPbPb)/^Ng(SgSgNgTgTgPgPg)/^Pd(SdNdNdTdPd)Sd/^Sd(SaSaSbSbSgSgSd)/^Nd(NaNbNbNgNgNd)/^Td(TgTgTd)Ta/^Pg(PaPbPgPdPd) Sa/NbTbTb/-/Td/-/Na/TaTbTb/PaPb - abggdd ab *0 - - -',
};
const SLOWDOWN = Number(slowdown);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const MOVES = 3;
/** In milliseconds: a move with its animation, and thinking afterwards. */
const WATCHED = { move: 1000, thinking: 3000 };
const FRAME = 1000 / 60;

/**
 * What the page notes of its worker and of what it shows.
 * @typedef {{ kind: 'asked' | 'answered' | 'shown', at: number, what: string }} Note
 * @typedef {{ from: number, frames: number[], tasks: number[], toAnswer: number }} Watched
 * @typedef {{ first: number, worker: number, sharper: number, sizes: number[] }} Found
 */

/** @type {(numbers: readonly number[], share?: number) => number} */
const quantile = (numbers, share = 0.5) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ??
  Number.NaN;

/** Runs in the page before anything else: slows its workers down, and notes what they are asked and answer. */
function observe(/** @type {number} */ slowdown) {
  /** @type {Note[]} */
  const notes = [];
  Object.assign(window, { notes });
  /**
   * What a worker works at: one question after another, in reality and as if it were slow.
   * @type {WeakMap<Worker, { questions: Map<string, number>, free: number, slowFree: number }>}
   */
  const workers = new WeakMap();
  const lastAsked = () => notes.findLast(({ kind }) => kind === 'asked')?.at ?? 0;
  const workOf = (/** @type {Worker} */ worker) => {
    const known = workers.get(worker) ?? { questions: new Map(), free: 0, slowFree: 0 };
    workers.set(worker, known);
    return known;
  };
  /** The position that the workers were asked about last, and whether one of them has answered. */
  let asked = '';
  let answered = true;
  const { postMessage, addEventListener } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    const at = performance.now();
    if (message?.id !== undefined) workOf(this).questions.set(message.id, at);
    const view = message?.argumentList?.[0]?.value?.view;
    if (view !== undefined && view !== asked) {
      asked = view;
      answered = false;
      notes.push({ kind: 'asked', at, what: 'begin' });
    }
    // @ts-expect-error: either form of it
    return postMessage.call(this, message, ...rest);
  };
  Worker.prototype.addEventListener = function (
    /** @type {string} */ type,
    /** @type {any} */ listener,
    /** @type {any[]} */ ...rest
  ) {
    const heard = (/** @type {MessageEvent} */ event) => {
      const work = workOf(this);
      const since = work.questions.get(event.data?.id);
      const hand = () => {
        // An answer about an earlier position does not count.
        if (since !== undefined && since >= lastAsked()) {
          answered = true;
          notes.push({ kind: 'answered', at: performance.now(), what: JSON.stringify(event.data) });
        }
        return typeof listener === 'function' ? listener.call(this, event) : listener.handleEvent(event);
      };
      if (since === undefined) return hand();
      const now = performance.now();
      work.slowFree = Math.max(since, work.slowFree) + slowdown * (now - Math.max(since, work.free));
      work.free = now;
      const late = work.slowFree - now;
      if (late > 0) setTimeout(hand, late);
      else hand();
    };
    // @ts-expect-error: the listener has a worker's type
    return addEventListener.call(this, type, type === 'message' ? heard : listener, ...rest);
  };
  let before = '';
  const look = () => {
    const best = document.querySelector('aside[aria-label=Analysis] > div:has(b)')?.textContent ?? '';
    const said = document.querySelector('small[data-state]')?.textContent ?? best;
    if (said !== before) {
      notes.push({ kind: 'shown', at: performance.now(), what: said });
      if (said !== '' && answered) performance.mark('analysis answered');
    }
    before = said;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * From one moment to the first answer and to the first sharper one.
 * Undefined if nothing was asked, as when a press comes while the board still moves.
 * @type {(notes: readonly Note[], from: number) => Found | undefined}
 */
function foundIn(notes, from) {
  const begun = notes.find(({ kind, at }) => kind === 'asked' && at >= from);
  if (begun === undefined) return undefined;
  const answers = notes.filter(({ kind, at }) => kind === 'answered' && at >= begun.at);
  const shown = notes.filter(({ kind, at, what }) => kind === 'shown' && at >= begun.at && what !== '');
  const [first, sharper] = shown.filter(({ at }) => at >= (answers[0]?.at ?? Number.POSITIVE_INFINITY));
  if (answers[0] === undefined || first === undefined || sharper === undefined) return undefined;
  return {
    first: first.at - from,
    worker: answers[0].at - begun.at,
    sharper: sharper.at - from,
    sizes: answers.map(({ what }) => what.length),
  };
}

/** Whether the page has shown a first answer and a sharper one since. */
const hasSharpened = (/** @type {number} */ from) =>
  /** @type {Note[]} */ (Reflect.get(window, 'notes')).filter(
    ({ kind, at, what }) => kind === 'shown' && at >= from && what !== '',
  ).length >= 2;

const MARK = { pressed: 'analysis pressed', answered: 'analysis answered' };

/**
 * What the page's main thread did, in milliseconds of its processor: every task, and all of them between a press and the
 * first answer.
 * @type {(trace: any[]) => { tasks: number[], toAnswer: number }}
 */
function workIn(trace) {
  const main = trace.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const own = trace.filter(
    ({ ph, name, pid, tid }) => ph === 'X' && name === 'RunTask' && pid === main?.pid && tid === main?.tid,
  );
  const spent = (/** @type {any} */ { tdur, dur }) => (tdur ?? dur) / 1000;
  const from = trace.find(({ name }) => name === MARK.pressed)?.ts ?? Number.POSITIVE_INFINITY;
  const to = trace.find(({ name, ts }) => name === MARK.answered && ts > from)?.ts ?? from;
  const between = own.filter(({ ts, dur }) => ts + dur > from && ts < to);
  return { tasks: own.map(spent), toAnswer: between.reduce((sum, each) => sum + spent(each), 0) };
}

/**
 * Lets something happen on the page and watches its frames and tasks.
 * @type {(page: import('@playwright/test').Page, what: { press: boolean, during: number }) => Promise<Watched>}
 */
async function watch(page, what) {
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  const seen = await page.evaluate(async ({ press, during }) => {
    /** @type {HTMLButtonElement | null} */
    const best = document.querySelector('ol li button');
    const from = performance.now();
    performance.mark('analysis pressed');
    if (press) best?.click();
    /** @type {number[]} */
    const frames = [];
    for (let last = from; last - from < during; ) {
      const now = /** @type {number} */ (await new Promise((resolve) => requestAnimationFrame(resolve)));
      frames.push(now - last);
      last = now;
    }
    return { from, frames: frames.slice(1) };
  }, what);
  return { ...seen, ...workIn(JSON.parse((await browser.stopTracing()).toString()).traceEvents) };
}

/** @type {(all: readonly Found[]) => string} */
const answersIn = (all) =>
  `first answer ${told(all.map(({ first }) => first))} (its worker ${told(all.map(({ worker }) => worker))}), ` +
  `sharper after ${told(all.map(({ sharper }) => sharper))}`;

/** @type {(numbers: readonly number[]) => string} */
const told = (numbers) => `${quantile(numbers).toFixed(0)} ms, at worst ${Math.max(...numbers).toFixed(0)}`;

/** @type {(all: readonly Watched[]) => string} */
function framesOf(all) {
  const frames = all.flatMap((each) => each.frames);
  const late = frames.filter((each) => each > 1.5 * FRAME).length;
  return `frame ${quantile(frames).toFixed(1)} ms, ${late} of ${frames.length} late`;
}

/**
 * As if the processor were slow.
 * @type {(all: readonly Watched[], during: number) => string}
 */
function workOf(all, during) {
  const tasks = all.flatMap((each) => each.tasks.map((task) => SLOWDOWN * task));
  const long = tasks.filter((each) => each > FRAME).toSorted((a, b) => b - a);
  const share = tasks.reduce((sum, each) => sum + each, 0) / (during * all.length);
  const worst = long.slice(0, 10).map((each) => each.toFixed(0));
  return `${(100 * share).toFixed(0)} % of the time, ${long.length} of ${tasks.length} tasks longer than a frame ${worst.join(' ')}`;
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
for (const game of games === '' ? Object.keys(POSITIONS) : games.split(',')) {
  const address = `${base}/analysis/${game}#p=${encodeURIComponent(Reflect.get(POSITIONS, game))}`;
  /** @type {Found[]} */ const opened = [];
  /** @type {{ clock: Found[], processor: Found[] }} */ const moved = { clock: [], processor: [] };
  /** @type {{ clock: { moving: Watched[], thinking: Watched[] }, processor: { moving: Watched[], thinking: Watched[] } }} */
  const watched = { clock: { moving: [], thinking: [] }, processor: { moving: [], thinking: [] } };
  for (let run = 0; run < Number(runs); run++) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.addInitScript(observe, SLOWDOWN);
    // The first visit fetches the files: here it is the device that is measured.
    await page.goto(address);
    await page.waitForFunction(hasSharpened, 0, { timeout: 60_000 });
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(address);
    await page.waitForFunction(hasSharpened, 0, { timeout: 60_000 });
    const notes = /** @type {Note[]} */ (await page.evaluate('notes'));
    const first = foundIn(notes, notes.find(({ what }) => what === 'begin')?.at ?? 0);
    if (first !== undefined) opened.push(first);
    await page.getByRole('complementary', { name: 'Analysis' }).getByRole('button').click();
    for (const by of /** @type {const} */ (['clock', 'processor'])) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: by === 'clock' ? SLOWDOWN : 1 });
      for (let move = 0; move < MOVES; move++) {
        await page.locator('ol li button:enabled').first().waitFor();
        await page.waitForTimeout(1500);
        const seen = await watch(page, { press: true, during: WATCHED.move });
        watched[by].moving.push(seen);
        await page.waitForFunction(hasSharpened, seen.from, { timeout: 5000 }).catch(() => undefined);
        const found = foundIn(await page.evaluate('notes'), seen.from);
        if (found !== undefined) moved[by].push(found);
      }
      watched[by].thinking.push(await watch(page, { press: false, during: WATCHED.thinking }));
    }
    await context.close();
  }
  const { clock, processor } = watched;
  const ofPage = processor.moving.flatMap(({ toAnswer }) => (toAnswer > 0 ? [SLOWDOWN * toAnswer] : []));
  const ofWorker = moved.processor.map(({ worker }) => worker);
  const sizes = moved.clock.flatMap((each) => each.sizes);
  console.log(`${game}
  by the clock
    once the position is known  ${answersIn(opened)}
    after a move                ${answersIn(moved.clock)}
    while it is shown           ${framesOf(clock.moving)}
    while the engine thinks     ${framesOf(clock.thinking)}
  by the processor, times ${SLOWDOWN}
    from a move to its answer   page ${told(ofPage)}; its worker at best ${Math.min(...ofWorker).toFixed(0)} ms
    while it is shown           ${workOf(processor.moving, WATCHED.move)}
    while the engine thinks     ${workOf(processor.thinking, WATCHED.thinking)}
  an answer of the worker       ${quantile(sizes)} characters, at most ${Math.max(...sizes)}`);
}
await browser.close();
