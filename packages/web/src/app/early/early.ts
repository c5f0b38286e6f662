// What the page does before the app is there. On a slow network that takes a second: meanwhile the first screen is shown as
// it was drawn when the app was built, what the next tap needs is fetched, and taps are kept until somebody can answer them.
// This is written into the head of the page itself (build/early.ts), so it must stay small.

import { FIRST_GAME } from '../../base/games.ts';
import type {} from '../../base/navigation/early.ts';
import { dressPage, lightDevice } from '../../base/settings/dress.ts';
import { readSettings } from '../../base/settings/stored.ts';

/** The files of a game's table, named by the build. */
interface Ahead {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The worker's file, and those it needs to run. */
declare const WORKER: readonly [string, ...string[]];
declare const AHEAD: Readonly<Record<string, Ahead>>;
/** The first screen by language. */
declare const SCREENS: Readonly<Record<string, string>>;

const isHome = location.pathname === '/';
const game = gameAhead();
const taps: HTMLElement[] = [];

function gameAhead(): string | undefined {
  return isHome ? FIRST_GAME : /^\/play\/([\w-]+)\/(?!new$)/.exec(location.pathname)?.[1];
}

function fetchAhead(href: string, rel: string, as: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: '' }));
}

function startTables(first: string): Worker {
  const [worker, ...imports] = WORKER;
  for (const href of imports) fetchAhead(href, 'modulepreload', 'script');
  return new Worker(worker, { type: 'module', name: first });
}

function fetchBoard(of: string): void {
  for (const href of AHEAD[of]?.styles ?? []) fetchAhead(href, 'preload', 'style');
  for (const href of AHEAD[of]?.scripts ?? []) fetchAhead(href, 'modulepreload', 'script');
}

function keepTap(event: MouseEvent): void {
  const tapped =
    event.target instanceof Element ? event.target.closest<HTMLElement>('a, button, input') : null;
  if (tapped === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
  taps.push(tapped);
  // What is chosen or typed shows at once, without anybody.
  if (tapped instanceof HTMLInputElement) return;
  event.preventDefault();
  tapped.ariaBusy = 'true';
}

function show(screen: string): void {
  const app = document.getElementById('app');
  if (app !== null) app.innerHTML = screen;
}

/** The screen was drawn for somebody who has never been here; whoever has finds the level chosen last. */
function mark(level: string): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[type=radio]'))
    if (choice.value === level) choice.checked = true;
}

document.addEventListener('click', keepTap);
window.early = {
  taps,
  tables: game === undefined ? undefined : startTables(game),
  leave: () => document.removeEventListener('click', keepTap),
};
// A browser that has just been opened reads its store slowly; by now everything else has been asked for.
const settings = readSettings();
dressPage(settings, lightDevice().matches ? 'paper' : 'night');
document.addEventListener(
  'readystatechange',
  () => {
    // After the app and the worker, and with no pause: it is what a tap waits for last.
    if (game !== undefined) fetchBoard(game);
    if (!isHome) return;
    show(SCREENS[settings.locale] ?? '');
    mark(settings.level);
  },
  { once: true },
);
