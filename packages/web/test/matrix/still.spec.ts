// Nothing jumps: while cards are picked, prompts change, and hints and sheets come and go, the board stays where it is.
import { expect, type Page, test } from '@playwright/test';
import { reach } from './reach.ts';
import { STATES } from './states.ts';
import { watchBoard } from './still.ts';

/** What a person does at each table besides asking for hints and looking things up. */
const HANDLING: Readonly<Record<string, readonly string[]>> = {
  stellar: ['button[data-hand] >> nth=1', 'button[data-hand] >> nth=0'],
  'star-explorer': ['[data-turn] ~ div button:last-child', '[data-turn] ~ div button:first-child'],
  // Presses one of the two picked cards twice, then a card that does not go with the other.
  stellarion: ['[data-source="7"]', '[data-source="7"]', '[data-source="2"]'],
};

const SIZES = {
  desktop: [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ],
  phone: [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ],
} as const;

/** Two frames, and everything still moving a frame later. */
const rest = (page: Page): Promise<unknown> =>
  page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120))))',
  );

async function expectStill(page: Page, doing: string): Promise<void> {
  await rest(page);
  expect(await page.evaluate(() => window.jumps?.splice(0)), doing).toEqual([]);
}

async function lookUp(page: Page, button: string): Promise<void> {
  await page.locator(button).first().click();
  await page.locator('dialog[open]').waitFor();
  await expectStill(page, `${button} opened`);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expectStill(page, `${button} closed`);
}

async function askForHints(page: Page): Promise<void> {
  // Asks with whatever the hand holds.
  for (const stage of ['1', '2', '3']) {
    await page.keyboard.press('h');
    await page.locator(`[data-advice="${stage}"]:visible`).waitFor({ timeout: 90_000 });
    await expectStill(page, `hint ${stage}`);
  }
  await page.locator('[data-advice] header button').click({ timeout: 10_000 });
  await page.locator('[data-advice]').waitFor({ state: 'detached' });
  await expectStill(page, 'the hint is gone');
}

for (const [game, states] of Object.entries(STATES))
  test(`${game}: nothing jumps @matrix`, async ({ page }, { project }) => {
    test.slow();
    const state = states.find(({ name }) => name === 'play');
    if (state === undefined) throw new Error(`the matrix has no play of ${game}`);
    for (const size of SIZES[project.name as keyof typeof SIZES]) {
      await page.setViewportSize(size);
      await reach(page, game, state);
      await rest(page);
      await page.evaluate(watchBoard);
      for (const place of HANDLING[game] ?? []) {
        await page.locator(place).locator('visible=true').first().click();
        await expectStill(page, `${place} pressed, ${size.width}`);
      }
      await lookUp(page, 'header nav button:has(use[href$="#ui-rules"])');
      await lookUp(page, 'header nav button:has(use[href$="#ui-menu"])');
      await askForHints(page);
    }
  });
