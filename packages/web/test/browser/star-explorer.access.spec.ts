// Star Explorer is accessible: axe finds nothing at any step, in both themes and languages.
import { expect, type Locator, test } from '@playwright/test';
import { ended, expectNoSidewaysScroll, expectNoViolations, LOOKS, open, picture } from './app.ts';
import { choices, main, openReplay, openSky, settle, task } from './star-explorer.ts';

const click = (button: Locator): Promise<void> => button.click();

for (const number of [0, 1] as const) {
  test(`axe is content with the sky, look ${number + 1}${number === 0 ? '' : ' @matrix'}`, async ({ page }, {
    project,
  }) => {
    const look = LOOKS[project.name as keyof typeof LOOKS][number];
    await openSky(page, { with: look.locale === 'fr' ? 'Robot' : 'Bot' }, look);
    const shot = (name: string) => picture(page, `${project.name}-sky-${name}-${look.theme}-${look.locale}`);
    for (let now = await task(page); now === 'choose'; now = await task(page)) {
      await expectNoViolations(page, 'choosing');
      await expectNoSidewaysScroll(page);
      await shot('choice');
      await choices(page).first().click();
      await main(page).click();
      await expect(choices(page).first().and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
      await page.locator('[data-drawing="true"], button[data-choice]').first().waitFor();
    }
    await expectNoViolations(page, 'drawing');
    await shot('drawing');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await expect(page.locator('button[data-main]:not([data-main="confirm"])').first()).toBeVisible();
    await expectNoViolations(page, 'a conflict');
    await expectNoSidewaysScroll(page);
    await shot('conflict');
    await settle(page, click);
    await page.keyboard.press('b');
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page, 'rules');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page, 'keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.locator('main table').first().waitFor();
    await expectNoViolations(page, 'text mode');
    await shot('text');
  });
}

test('the rules have a page of their own', async ({ page }) => {
  await open(page, '/rules/star-explorer');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Star Explorer');
  await expectNoViolations(page, 'rules');
});

test('the final score in every look @long', async ({ page }, { project }) => {
  for (const look of LOOKS[project.name as keyof typeof LOOKS]) {
    await page.evaluate('localStorage.clear()').catch(() => undefined);
    await openReplay(page, 'four-greedy', look);
    await expect(ended(page)).toBeVisible();
    await expectNoViolations(page, `the end, ${look.theme} ${look.locale}`);
    await expectNoSidewaysScroll(page);
    await picture(page, `${project.name}-sky-end-${look.theme}-${look.locale}`);
  }
});
