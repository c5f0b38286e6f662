// Shared by the tests of Star Explorer: opening its tables, and doing whatever the table asks.
import { expect, type Locator, type Page } from '@playwright/test';
import { type Chosen, ended, open } from './app.ts';
import { keepReplay } from './kept.ts';

export interface Company {
  readonly with: 'Alone' | 'Bot' | 'Same screen' | 'En solo' | 'Robot';
  readonly others?: 'Two others' | 'Three others';
}

export async function openSky(page: Page, company: Company, chosen: Chosen = {}): Promise<void> {
  await open(page, '/play/star-explorer/new', chosen);
  await page.getByRole('radio', { name: new RegExp(`^${company.with}`) }).check();
  if (company.others !== undefined) await page.getByRole('radio', { name: company.others }).check();
  await page.getByRole('button', { name: /Open the table|Ouvrir la table/ }).click();
  await asked(page).first().waitFor();
}

/** Opens a game of the golden replays after so many of its events, with the first seat for the person here. */
export async function openReplay(
  page: Page,
  name: string,
  { events, ...chosen }: Chosen & { events?: number } = {},
): Promise<void> {
  await open(page, '/', chosen);
  await keepReplay(page, { game: 'star-explorer', name, events, people: 1 });
  await page.goto('/play/star-explorer/replay');
  await asked(page).first().waitFor();
}

export const choices = (page: Page): Locator => page.locator('button[data-choice]');
export const main = (page: Page): Locator => page.locator('button[data-main]');
export const ghost = (page: Page): Locator => page.locator('svg[data-ghost]');
const sky = (page: Page): Locator => page.locator('div[data-sky]');

/** A choice, a drawing, a player to hand over to, or the end. */
const asked = (page: Page): Locator =>
  page.locator('button[data-choice], [data-drawing="true"], [data-handover]').or(ended(page));

export type Task = 'choose' | 'draw' | 'pass' | 'over';

/** What the table asks for; waits until it asks for something. */
export async function task(page: Page): Promise<Task> {
  await asked(page).first().waitFor();
  if ((await ended(page).count()) > 0) return 'over';
  if ((await page.locator('[data-handover]').count()) > 0) return 'pass';
  return (await choices(page).count()) > 0 ? 'choose' : 'draw';
}

/** The place of the ghost: `x y turns`. */
export async function place(page: Page): Promise<string> {
  return (await ghost(page).getAttribute('data-ghost')) ?? '';
}

/** The middle of the window, on the page. */
export function middle(page: Page): Promise<{ x: number; y: number }> {
  return down(page, 0.34);
}

/** A place where the frame covers the sky: nothing can be drawn there. */
export function covered(page: Page): Promise<{ x: number; y: number }> {
  return down(page, 0.75);
}

async function down(page: Page, part: number): Promise<{ x: number; y: number }> {
  const box = await sky(page).boundingBox();
  if (box === null) throw new Error('there is no sky');
  return { x: box.x + box.width / 2, y: box.y + box.height * part };
}

export interface Hand {
  choose(page: Page): Promise<void>;
  draw(page: Page): Promise<void>;
}

/** Plays until the end, and checks that each drawing is taken. */
export async function playSky(page: Page, hand: Hand): Promise<void> {
  for (let step = 0; step < 80; step++) {
    const now = await task(page);
    if (now === 'over') return;
    if (now === 'pass') {
      await page.locator('[data-handover]').click();
      await expect(page.locator('[data-handover]')).toHaveCount(0);
    } else if (now === 'choose') {
      const before = await choices(page).evaluateAll((all) => all.map((each) => each.outerHTML).join());
      await hand.choose(page);
      await expect
        .poll(() => choices(page).evaluateAll((all) => all.map((each) => each.outerHTML).join()))
        .not.toBe(before);
    } else {
      await hand.draw(page);
    }
  }
  throw new Error('the game does not end');
}

/** Withholds frames, as on a machine so busy that a frame takes forever. */
export async function withholdFrames(page: Page): Promise<void> {
  await page.evaluate('window.requestAnimationFrame = () => 0');
}

/** What the main button does at this very moment. */
export async function mainNow(page: Page): Promise<string | null> {
  return page.locator('[data-main]').first().getAttribute('data-main');
}

/** Until the ghost fits: gives up what is in the way, or jumps. */
export async function settle(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  for (let step = 0; step < 4; step++) {
    const kind = await main(page).first().getAttribute('data-main');
    if (kind === 'confirm') return;
    await press(main(page).first());
  }
}

/** Confirms, and waits until the table has taken the drawing. */
export async function confirm(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const before = await page.locator('main').getAttribute('data-drawn');
  await press(page.locator('button[data-main="confirm"]'));
  await expect(page.locator('main')).not.toHaveAttribute('data-drawn', before ?? '');
}
