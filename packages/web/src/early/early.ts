// What the page does before the app is there. On a slow network that takes a second: meanwhile the first screen is shown as
// it was drawn when the app was built, what the next tap needs is fetched, and taps are kept until somebody can answer them.
// This is written into the head of the page itself (build/early.ts), so it must stay small.
import { dressPage, lightDevice } from '../app/dress.ts';
import { readSettings } from '../app/stored.ts';

/** The files of a game's table, named by the build. */
interface Ahead {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The worker's file, and those it needs to run. */
declare const WORKER: readonly [string, ...string[]];
declare const AHEAD: Readonly<Record<string, Ahead>>;

export interface Early {
  /** What was tapped while nobody could answer. */
  readonly taps: HTMLElement[];
  /** The tables of this device, as `table/client.ts` would start them. */
  readonly tables: Worker | undefined;
  /** From now on the app answers. */
  leave(): void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

const settings = readSettings();
const game = gameAhead(location.pathname);
const taps: HTMLElement[] = [];

function gameAhead(path: string): string | undefined {
  return path === '/' ? 'stellar' : /^\/play\/([\w-]+)\/(?!new$)/.exec(path)?.[1];
}

function fetchAhead(href: string, rel: string, as: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: '' }));
}

function startTables(first: string): Worker {
  const [worker, ...imports] = WORKER;
  for (const href of imports) fetchAhead(href, 'modulepreload', 'script');
  return new Worker(worker, { type: 'module', name: first });
}

/** In milliseconds: whoever taps needs the app, the worker and the board, but the board last. */
const HEAD_START = 100;

function fetchBoard({ scripts, styles }: Ahead): void {
  for (const href of styles) fetchAhead(href, 'preload', 'style');
  for (const href of scripts) fetchAhead(href, 'modulepreload', 'script');
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

/** The page comes with the first screen in English. In its place, where that is not what was asked for. */
function correct(): void {
  const translated = document.querySelector<HTMLTemplateElement>(`template[lang=${settings.locale}]`);
  const fitting = location.pathname === '/' ? (translated?.content ?? '') : '';
  document.getElementById('app')?.replaceChildren(fitting);
  delete document.documentElement.dataset.early;
}

dressPage(settings, lightDevice().matches ? 'paper' : 'night');
document.addEventListener('click', keepTap);
window.early = {
  taps,
  tables: game === undefined ? undefined : startTables(game),
  leave: () => document.removeEventListener('click', keepTap),
};
if (game !== undefined && AHEAD[game] !== undefined) setTimeout(fetchBoard, HEAD_START, AHEAD[game]);
if (location.pathname !== '/' || settings.locale !== 'en') {
  document.documentElement.dataset.early = 'other';
  document.addEventListener('readystatechange', correct, { once: true });
}
