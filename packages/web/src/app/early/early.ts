// What the page does before the app has loaded, which takes a second on a slow network: it shows the first screen as
// the build drew it, fetches what the next tap needs, and keeps taps until the app answers them. The build writes this
// script into the head of the page (build/early.ts), so it must stay small.

import { FIRST_GAME } from '../../base/games.ts';
import type {} from '../../base/navigation/early.ts';
import { dressPage, lightDevice } from '../../base/settings/dress.ts';
import { readSettings } from '../../base/settings/stored.ts';

/** The files of a game's table; the build fills them in. */
interface Ahead {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The worker's file and those it needs to run. */
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
  // The browser itself shows a choice or typed text at once.
  if (tapped instanceof HTMLInputElement) return;
  event.preventDefault();
  tapped.ariaBusy = 'true';
}

function show(screen: string): void {
  const app = document.getElementById('app');
  if (app !== null) app.innerHTML = screen;
}

/** The build drew the screen for a first visit; this marks the level that a returning player chose last. */
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
// A browser that has just started reads its store slowly; every other request is already under way.
const settings = readSettings();
dressPage(settings, lightDevice().matches ? 'paper' : 'night');
document.addEventListener(
  'readystatechange',
  () => {
    if (isHome) {
      // Asks for the sheet of glyphs before the board: read late, it would hold up the board's first frame.
      show(SCREENS[settings.locale] ?? '');
      mark(settings.level);
    }
    // After the app and the worker, without a pause: a tap needs it last.
    if (game !== undefined) fetchBoard(game);
  },
  { once: true },
);
