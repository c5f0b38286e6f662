// For everybody: axe finds nothing on any screen, in both themes and languages; narrow and zoomed pages do not scroll sideways.
import { test } from '@playwright/test';
import {
  click,
  decide,
  expectNoSidewaysScroll,
  expectNoViolations,
  LOOKS,
  open,
  picture,
  startGame,
} from './app.ts';

for (const number of [0, 1] as const) {
  test(`axe is content with every page, look ${number + 1}${number === 0 ? '' : ' @long'}`, async ({ page }, {
    project,
  }) => {
    const look = LOOKS[project.name as keyof typeof LOOKS][number];
    for (const path of [
      '/',
      '/settings',
      '/rules/stellar',
      '/rules/star-explorer',
      '/rules/stellarion',
      '/play/stellar/new',
      '/nowhere',
    ]) {
      await open(page, path, look);
      await page.locator('main h1').first().waitFor();
      await expectNoViolations(page, path);
      await expectNoSidewaysScroll(page);
      const name = path === '/' ? 'home' : path.split('/')[1];
      await picture(page, `${project.name}-${name}-${look.theme}-${look.locale}`);
    }
  });

  test(`axe is content with the table, look ${number + 1}${number === 0 ? '' : ' @long'}`, async ({ page }, {
    project,
  }) => {
    const look = LOOKS[project.name as keyof typeof LOOKS][number];
    await startGame(page, look);
    await expectNoViolations(page, 'start');
    for (let step = 0; step < 8; step++) await decide(page, click);
    await page.locator('button[data-target]:visible').first().waitFor();
    await expectNoViolations(page, 'table');
    await expectNoSidewaysScroll(page);
    await picture(page, `${project.name}-table-${look.theme}-${look.locale}`);
    await page.keyboard.press('r');
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page, 'rules');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.locator('main table').first().waitFor();
    await expectNoViolations(page, 'text mode');
    await picture(page, `${project.name}-text-${look.theme}-${look.locale}`);
  });
}
