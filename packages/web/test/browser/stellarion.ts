/// <reference lib="dom" />
// Shared by the Stellarion tests: opening a table by its set-up screen, and playing whatever the table asks.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Chosen, open, type Press } from './app.ts';

export interface Wanted {
  /** Names of the expansions as the screen shows them. */
  readonly expansions?: readonly string[];
  readonly seats?: 'Alone' | 'Bot' | 'Same screen';
  readonly stars?: number;
}

export const EXPANSIONS = [
  'Black Holes and Revelations',
  'Theories and Discoveries',
  'Mirrors and Orbits',
  'The Gloomy Sun',
] as const;

const endOf = (page: Page): Locator => page.getByRole('region', { name: /^(The end|La fin)$/ });

/** Through the set-up screen, as a person does it. */
export async function openStellarion(page: Page, wanted: Wanted = {}, chosen: Chosen = {}): Promise<void> {
  await open(page, '/play/stellarion/new', chosen);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const name of wanted.expansions ?? []) await page.getByRole('switch', { name }).check();
  if (wanted.seats !== undefined) await page.getByRole('radio', { name: wanted.seats }).check();
  if (wanted.stars !== undefined)
    await page.locator('input[name="stars"]').nth(wanted.stars).check({ force: true });
  await page.getByRole('button', { name: /Open the table|Ouvrir la table/ }).click();
  await page.locator('[data-source], main table').first().waitFor();
}

/** A real click in its middle. The target was just visible, and nothing moves: there is nothing to wait for. */
export const mouse: Press = (place) => place.click({ force: true, timeout: 20_000 }).catch(() => undefined);
export const thumb: Press = (place) => place.tap({ force: true, timeout: 20_000 }).catch(() => undefined);

interface Next {
  readonly selector: string;
  readonly index: number;
}

/**
 * Runs in the page: what a person would press next. Confirms a dialog as soon as possible, else answers its first open
 * question; on the table flies a ready Launch, else uses two cards that go together.
 */
export function nextPress(turn: number): Next | 'end' | 'busy' {
  const found = (selector: string): number =>
    [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0).length;
  const one = (selectors: readonly string[]): Next | undefined => {
    const selector = selectors.find((each) => found(each) > 0);
    return selector === undefined ? undefined : { selector, index: turn % found(selector) };
  };
  if (document.querySelector('[data-end]') !== null) return 'end';
  if (document.querySelector('main[aria-busy="false"]') === null) return 'busy';
  if (document.querySelector('dialog[open]') !== null) {
    const open = ['step', 'face', 'show', 'return', 'deck'].map(
      (what) => `dialog[open] [data-${what}]:not([aria-pressed="true"])`,
    );
    const ways = ['done', 'waive'].map((act) => `dialog[open] [data-act="${act}"]`);
    return one(['dialog[open] [data-act="confirm"]:not([aria-disabled="true"])', ...open, ...ways]) ?? 'busy';
  }
  const use = turn % 3 === 0 ? 'coordinate' : 'waive';
  const acts = ['prove', 'launch', 'cross', use, 'spend', 'pick'].map((act) => `main [data-act="${act}"]`);
  const ready = one([...acts, '[data-lit]', '[data-source][aria-pressed="true"]']);
  if (ready !== undefined) return ready;
  // Nothing is picked: the second card of a type, a mirror, or a black hole for a Crossing. What is known of a deck beside
  // the card that shows follows a semicolon.
  const labels = [...document.querySelectorAll('[data-source]')].map(
    (card) => (card.ariaLabel ?? '').split(';')[0] ?? '',
  );
  const types = labels.map((label) => / (ship|nebula|stars|planet)\b/.exec(label)?.[1]);
  const wanted = [
    types.findIndex((type, at) => type !== undefined && types.indexOf(type) < at),
    labels.findIndex((label) => /mirror/i.test(label)),
    labels.findIndex((label) => /black hole/i.test(label)),
  ];
  return { selector: '[data-source]', index: wanted.find((index) => index >= 0) ?? 0 };
}

/** Plays in the page itself, as fast as it answers; returns how many presses that took, or that it goes on. */
export async function playFast(page: Page, presses: number): Promise<number | 'goes on'> {
  return page.evaluate(
    async ({ source, most }) => {
      const next = new Function(`return ${source}`)() as typeof nextPress;
      delete document.documentElement.dataset.stopped;
      for (let turn = 0; turn < most && document.documentElement.dataset.stopped === undefined; ) {
        const wanted = next(turn);
        if (wanted === 'end') return turn;
        if (wanted !== 'busy') {
          const seen = [...document.querySelectorAll<HTMLElement>(wanted.selector)].filter(
            (each) => each.getClientRects().length > 0,
          );
          seen[wanted.index]?.click();
          turn++;
        }
        await new Promise((resolve) => setTimeout(resolve, wanted === 'busy' ? 10 : 0));
      }
      return 'goes on' as const;
    },
    { source: nextPress.toString(), most: presses },
  );
}

/** Fast players stop where they are as soon as the first one has pressed so often. */
export async function playAWhile(pages: readonly Page[], presses: number): Promise<void> {
  const playing = pages.map((page) => playFast(page, presses));
  await Promise.race(playing);
  for (const page of pages)
    await page.locator(':root').evaluate((root) => root.setAttribute('data-stopped', ''));
  await Promise.all(playing);
}

/** Makes one decision; false if the game is over. */
export async function decideOnce(page: Page, press: Press, turn: number): Promise<boolean> {
  for (;;) {
    const next = await page.evaluate(nextPress, turn);
    if (next === 'end') return false;
    if (next === 'busy') {
      await page.locator('main[aria-busy="false"], [data-end]').first().waitFor();
      continue;
    }
    await press(page.locator(`${next.selector}:visible`).nth(next.index));
    return true;
  }
}

/** A whole game, which takes long on a busy machine. */
export async function playStellarion(page: Page, press: Press): Promise<void> {
  test.setTimeout(600_000);
  for (let turn = 0; turn < 1500; turn++) if (!(await decideOnce(page, press, turn))) return;
  throw new Error('the game does not end');
}

export async function expectTheEnd(page: Page): Promise<void> {
  await expect(endOf(page)).toBeVisible();
  await expect(endOf(page).getByRole('heading', { level: 1 })).not.toBeEmpty();
}
