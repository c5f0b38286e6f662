// What the page does before the app is there. On a slow network that takes a second: meanwhile the first screen is shown as
// it was drawn when the app was built, what the next tap needs is fetched, and taps are kept until somebody can answer them.
// This is written into the page itself (build/early.ts), so it must stay small.
import { dressPage, lightDevice } from '../app/dress.ts';
import { readSettings } from '../app/stored.ts';

/** The files of a game's table, named by the build. */
interface Ahead {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

declare const WORKER: string;
declare const AHEAD: Readonly<Record<string, Ahead>>;

export interface Early {
  /** The tables of this device, as `table/client.ts` would start them. */
  readonly tables: Worker | undefined;
  /** Called by the page where its empty body has come. */
  show(): void;
  /** From now on the app answers; what was tapped until then. */
  leave(): readonly HTMLElement[];
}

declare global {
  interface Window {
    early?: Early;
  }
}

const settings = readSettings();
dressPage(settings, lightDevice().matches ? 'paper' : 'night');

function gameAhead(path: string): string | undefined {
  return path === '/' ? 'stellar' : /^\/play\/([\w-]+)\/(?!new$)/.exec(path)?.[1];
}

function fetchAhead(href: string, rel: string, as: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: '' }));
}

function startTables(game: string): Worker | undefined {
  const { scripts, styles } = AHEAD[game] ?? { scripts: [], styles: [] };
  for (const href of styles) fetchAhead(href, 'preload', 'style');
  for (const href of scripts) fetchAhead(href, 'modulepreload', 'script');
  return new Worker(WORKER, { type: 'module', name: game });
}

const taps: HTMLElement[] = [];

function keepTap(event: MouseEvent): void {
  const tapped = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
  if (tapped === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  tapped.ariaBusy = 'true';
  taps.push(tapped);
}

function show(): void {
  const app = document.getElementById('app');
  const drawn = document.querySelector<HTMLTemplateElement>(`template[lang=${settings.locale}]`);
  if (location.pathname !== '/' || app === null || drawn === null) return;
  app.append(drawn.content);
  document.addEventListener('click', keepTap);
}

function leave(): readonly HTMLElement[] {
  document.removeEventListener('click', keepTap);
  return taps;
}

const game = gameAhead(location.pathname);
window.early = { tables: game === undefined ? undefined : startTables(game), show, leave };
