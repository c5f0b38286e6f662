// What a screen reader hears at a table: a rival's whole turn and the next question are one message, and brief is
// brief.
import { expect, type Page, test } from '@playwright/test';
import { click, decide, startGame } from './app.ts';

const live = '[data-live]';

/** Plays until the rival has had a turn and this player is asked again; returns what was said then. */
async function afterARivalsTurn(page: Page): Promise<string> {
  const said = page.locator(live);
  for (let step = 0; step < 30; step++) {
    const text = (await said.textContent()) ?? '';
    if (/Messier (takes|replaces)/.test(text) && /Step 1|may replace/.test(text)) return text;
    await decide(page, click);
    await page.waitForTimeout(400);
  }
  throw new Error('no turn of the rival was told with the next question');
}

test('a rival’s turn is one message, with the question that follows it', async ({ page }) => {
  await startGame(page);
  const text = await afterARivalsTurn(page);
  expect(text).toMatch(/Messier takes .*Messier puts .*Messier puts /);
  expect(text).toContain('is dealt to place');
});

test('brief leaves out what is dealt', async ({ page }) => {
  await startGame(page, { verbosity: 'brief' });
  const text = await afterARivalsTurn(page);
  expect(text).toMatch(/Messier takes /);
  expect(text).not.toContain('is dealt');
  expect(text).not.toMatch(/\bYou (take|put)/);
});
