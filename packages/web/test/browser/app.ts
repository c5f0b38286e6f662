// Shared by the browser tests: opening the app with settings, and playing whatever the table asks.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { noteRendered } from './rendered.ts';

export interface Chosen {
  readonly locale?: 'en' | 'fr';
  readonly theme?: 'night' | 'paper';
  readonly [key: string]: unknown;
}

/**
 * Each device sees two of the four looks, so that together they see all; the first ones cover both themes and
 * languages.
 */
export const LOOKS = {
  desktop: [
    { theme: 'night', locale: 'en' },
    { theme: 'paper', locale: 'en' },
  ],
  phone: [
    { theme: 'paper', locale: 'fr' },
    { theme: 'night', locale: 'fr' },
  ],
} as const;

const SETTINGS = { locale: 'en', theme: 'night', motion: 'still', level: 'novice', name: 'Ada' };

/** Opens a page with these settings, which are set once, so that the test's own changes remain. */
export async function open(page: Page, path: string, chosen: Chosen = {}): Promise<void> {
  await noteRendered(page);
  const settings = JSON.stringify({ ...SETTINGS, ...chosen });
  await page.addInitScript(
    `if (!localStorage.getItem('planisphere.settings')) localStorage.setItem('planisphere.settings', ${JSON.stringify(settings)})`,
  );
  await page.goto(path);
}

export async function startGame(page: Page, chosen: Chosen = {}): Promise<void> {
  await open(page, '/', chosen);
  await page
    .getByRole('button', { name: chosen.locale === 'fr' ? 'Jouer Stellar' : 'Play now Stellar', exact: true })
    .click();
  await expect(page.locator('button[data-hand]').first()).toBeVisible();
}

const targets = (page: Page, at: string): Locator => page.locator(`button[data-target*='"${at}"']:visible`);
export const ended = (page: Page): Locator => page.getByRole('region', { name: /Final score|Score final/ });

/** How a person presses. A place that has gone is skipped: the next look at the table shows what is asked instead. */
export type Press = (place: Locator) => Promise<void>;
export const click: Press = (place) => place.click({ timeout: 5000 }).catch(() => undefined);

/** Makes one decision; false if the game is over. */
export async function decide(page: Page, press: Press): Promise<boolean> {
  const asked = page.locator(
    'button[data-target]:visible, [aria-label="Final score"], [aria-label="Score final"], [data-handover]',
  );
  await asked.first().waitFor();
  if ((await ended(page).count()) > 0) return false;
  const takeOver = page.locator('[data-handover]');
  if ((await takeOver.count()) > 0) {
    await press(takeOver);
    return true;
  }
  for (const at of ['offer', 'row', 'slot', 'note', 'hand']) {
    const places = targets(page, at);
    const count = await places.count();
    if (count === 0) continue;
    await press(places.nth(at === 'offer' ? 1 : count - 1));
    return true;
  }
  return true;
}

export async function playToTheEnd(page: Page, press: Press): Promise<void> {
  for (let step = 0; step < 400; step++) if (!(await decide(page, press))) return;
  throw new Error('the game does not end');
}

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** A picture for a person to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beside = await page.evaluate(
    `Math.max(document.documentElement.scrollWidth - innerWidth,
      ...[...document.querySelectorAll('[data-stage]')].map((stage) => stage.scrollWidth - stage.clientWidth))`,
  );
  expect(beside).toBeLessThanOrEqual(0);
}

/** WCAG 2.2 AA and axe's own good advice. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
