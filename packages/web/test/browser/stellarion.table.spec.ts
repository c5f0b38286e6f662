// The Stellarion table: axe in both themes and languages, text mode, cancelling, undo, restart, statistics.
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, LOOKS, open, picture } from './app.ts';
import { keepReplay } from './kept.ts';
import { decideOnce, EXPANSIONS, mouse, openStellarion } from './stellarion.ts';

for (const number of [0, 1] as const) {
  test(`axe is content with the Stellarion table, look ${number + 1}${number === 0 ? '' : ' @matrix'}`, async ({
    page,
  }, { project }) => {
    test.setTimeout(300_000);
    const look = LOOKS[project.name as keyof typeof LOOKS][number];
    await openStellarion(page, {}, look);
    await expectNoViolations(page, 'set-up and first sight');
    await page.locator('[data-source]').first().click();
    // With these cards two do something together, or a third is missing for a Launch.
    const act = page.locator('[data-act="coordinate"], [data-act="launch"]');
    while ((await act.count()) === 0) await page.locator('[data-lit]').first().click();
    await expectNoViolations(page, 'picked');
    await expectNoSidewaysScroll(page);
    await picture(page, `stellarion-${project.name}-${look.theme}-${look.locale}`);
    await page.keyboard.press('o');
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page, 'odds');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.locator('main table').first().waitFor();
    await expectNoViolations(page, 'text mode');
  });
}

test('a power can be dropped until something is revealed, and nothing is paid', { tag: '@core' }, async ({
  page,
}) => {
  await openStellarion(page);
  // Flies a ready voyage first; then begins a power, and remembers the table before its first card.
  let before = '';
  for (let step = 0; step < 12; step++) {
    await page.locator('main[aria-busy="false"]').waitFor();
    if ((await page.locator('dialog[open]').count()) > 0) break;
    if ((await page.locator('main [data-source][aria-pressed="true"]').count()) === 0)
      before = await page.getByRole('region', { name: 'Observatory' }).ariaSnapshot();
    await decideOnce(page, mouse, 3);
  }
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await expectNoViolations(page, 'a power');
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await page.getByRole('region', { name: 'Observatory' }).ariaSnapshot()).toBe(before);
});

test('text mode plays the game with buttons, undo marks it as assisted, and the deal can be played again', async ({
  page,
}) => {
  await openStellarion(page, { expansions: EXPANSIONS }, { textMode: true });
  const choices = page.getByRole('region', { name: 'What you can do' }).getByRole('button');
  for (let step = 0; step < 6; step++) {
    await choices.first().waitFor();
    await choices.last().click();
  }
  await choices.first().waitFor();
  await page.keyboard.press('u');
  await expect(page.getByRole('status').first()).toContainText('Taken back');
  const first = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Restart this deal' }).click();
  await expect(page).not.toHaveURL(first);
  await choices.first().waitFor();
});

test('a Crossing with two at one screen: one voyage for oneself, two as gifts', async ({ page }) => {
  await open(page, '/');
  await keepReplay(page, { game: 'stellarion', name: 'black-holes-duo', events: 63, people: 2 });
  await page.goto('/play/stellarion/replay');
  for (const deck of [1, 2, 5, 7]) await page.locator(`[data-source="${deck}"]`).click();
  await page.locator('[data-act="cross"]').click();
  const dialog = page.locator('dialog[open]');
  const voyage = (galaxy: string) => dialog.getByRole('listitem').filter({ hasText: galaxy });
  await voyage('Delta').getByRole('button', { name: 'Take' }).click();
  await voyage('Alpha').getByRole('button', { name: 'Give to Bo' }).click();
  await voyage('Alpha').getByRole('button', { name: 'Give to Bo' }).click();
  await expectNoSidewaysScroll(page);
  await dialog.locator('[data-act="confirm"]').click();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('l');
  const log = page.getByRole('dialog', { name: 'Log' }).getByRole('listitem');
  await expect(log.filter({ hasText: 'Ada takes a voyage to Alpha as a gift for you.' })).toHaveCount(2);
});
