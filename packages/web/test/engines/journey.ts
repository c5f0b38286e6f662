// Shared by the journeys in Firefox and WebKit: a window for each, what a person sees of a page, and presses in it.
import { test as base, expect } from '@playwright/test';
import { openFirefox } from './firefox.ts';
import type { Point, Screen } from './screen.ts';
import { openWebKit, type WebKit } from './webkit.ts';

/** The engine of the project, and where it is on this machine. */
export interface Engine {
  readonly engine: { readonly firefox?: string; readonly webkit?: WebKit };
}

interface Windows {
  /** Where the server is. */
  readonly site: string;
  /** Opens another person's window. */
  readonly open: () => Promise<Screen>;
  readonly window: Screen;
}

export const test = base.extend<Windows & Engine>({
  engine: [{}, { option: true }],
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
  open: async ({ engine }, use) => {
    const opened: Screen[] = [];
    await use(async () => {
      const { firefox, webkit } = engine;
      if (firefox === undefined && webkit === undefined) throw new Error('the project names no engine');
      const screen = webkit === undefined ? await openFirefox(firefox ?? '') : await openWebKit(webkit);
      opened.push(screen);
      return screen;
    });
    for (const screen of opened) await screen.close();
  },
  window: async ({ open }, use) => use(await open()),
});

const SETTINGS = { locale: 'en', theme: 'night', motion: 'still', level: 'novice', name: 'Ada' };

/** A person's first visit with these settings. */
export async function visit(screen: Screen, url: string, chosen: object = {}): Promise<void> {
  await screen.goto(new URL('/icon.svg', url).href);
  const settings = JSON.stringify(JSON.stringify({ ...SETTINGS, ...chosen }));
  await screen.run(`localStorage.setItem('planisphere.settings', ${settings})`);
  await screen.goto(url);
}

/** The middle of the first visible matching element, once there is one. */
export function spotOf(screen: Screen, selector: string): Promise<Point> {
  return spotAmong(screen, { selector });
}

/** The same among elements with these words. It is one question: the app may redraw the page between two. */
async function spotAmong(
  screen: Screen,
  { selector, words = '' }: { readonly selector: string; readonly words?: string },
): Promise<Point> {
  const find = `const seen = [...document.querySelectorAll(${JSON.stringify(selector)})]
      .find((each) => each.getClientRects().length > 0 && (each.innerText ?? '').includes(${JSON.stringify(words)}));
    if (seen === undefined) return null;
    seen.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = seen.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };`;
  let spot: Point | null = null;
  const look = async (): Promise<boolean> => {
    spot = await screen.run<Point | null>(find);
    return spot !== null;
  };
  await expect.poll(look, { timeout: 60_000, message: `${selector} ${words}` }).toBe(true);
  return spot ?? { x: 0, y: 0 };
}

/** Its place once the table has come to rest: a drag that begins at an old place grabs nothing. */
export async function restingSpotOf(screen: Screen, selector: string): Promise<Point> {
  let spot = await spotOf(screen, selector);
  const rests = async (): Promise<boolean> => {
    const before = spot;
    spot = await spotOf(screen, selector);
    return Math.hypot(spot.x - before.x, spot.y - before.y) < 1;
  };
  await expect.poll(rests, { timeout: 60_000, intervals: [500], message: `${selector} rests` }).toBe(true);
  return spot;
}

export async function press(screen: Screen, selector: string): Promise<void> {
  await screen.click(await spotOf(screen, selector));
}

/** Presses the button or link with these words. */
export async function pressWords(screen: Screen, words: string): Promise<void> {
  await screen.click(await spotAmong(screen, { selector: 'button, a', words }));
}
