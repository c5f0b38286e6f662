// The review of a finished game: it grows while one watches, can be stopped, is stored, and can be read by keyboard.
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, picture } from './app.ts';
import { openReview } from './finished.ts';

const rows = (page: Page) =>
  page.locator(
    'ol button[aria-label^="Round"], ol button[aria-label^="Manche"], ol button[aria-label^="Turn"]',
  );

/** Start, luck, own and others' decisions add up to the result. */
async function expectToAddUp(page: Page): Promise<void> {
  const amounts = await page
    .locator('[data-waterfall] > li')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-amount'))));
  expect(amounts.length).toBeGreaterThanOrEqual(4);
  const result = amounts.pop();
  expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(result);
}

async function whole(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 150_000 });
  await expect(page.getByText(/Your own decisions (lowered|gave)|Vos choix (ont|n’ont)/)).toBeVisible();
  await expectToAddUp(page);
}

/** Every slot of the telescope lies within its panel. */
async function expectWholeBoard(page: Page): Promise<void> {
  const panel = (await page.locator('section:has(> header [data-score-then])').boundingBox())!;
  const slots = await page.locator('section:has(> header [data-score-then]) [data-place^="tel-"]').all();
  expect(slots).toHaveLength(12);
  for (const slot of slots) {
    const box = (await slot.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(panel.y + panel.height);
  }
}

test('a review is made, kept, and read by pressing and by keys', async ({ page }) => {
  await openReview(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await whole(page);
  const project = test.info().project.name;
  await picture(page, `review-${project}`);
  await expectNoViolations(page, 'review');
  await expectNoSidewaysScroll(page);
  if (project === 'desktop') await expectWholeBoard(page);
  const coach = page.getByRole('region', { name: 'Noctua, the coach' });
  await expect(coach).toContainText(/(Slip|Blunder|Good|Great)/);
  // A turning point opens the board at its moment, with everybody's points at that time.
  const points = page.getByRole('region', { name: /turning point/ }).getByRole('button');
  await expect(points.first()).toBeVisible();
  for (const point of await points.all()) {
    await point.click();
    await expect(point).toHaveAttribute('aria-current', 'true');
    const when = (await point.innerText()).split(',')[0] as string;
    await expect(page.getByRole('heading', { name: new RegExp(`^${when}\\b`) })).toBeVisible();
    await expect(page.locator('[data-score-then]')).toHaveText(/^You \d+, Tycho \d+ at this moment$/);
  }
  // Another player's turning point has opened the list of their turns.
  await page.getByRole('button', { name: 'You', exact: true }).click();
  // What the coach names lights up on the board.
  const named = page.locator('[data-reference]').first();
  for (const row of await rows(page).all()) {
    await row.click();
    if ((await named.count()) > 0) break;
  }
  await named.focus();
  await expect(page.locator('[data-advised="look"]')).toBeVisible();
  await named.blur();
  await expect(page.locator('[data-advised]')).toHaveCount(0);
  await rows(page).first().click();
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: /Tycho’s move/ })).toBeVisible();
  // Stored: the second time nothing is computed.
  await page.reload();
  await expect(page.getByText(/Your own decisions/)).toBeVisible({ timeout: 10_000 });
});

test('a review can be stopped and taken up again', async ({ page }) => {
  await openReview(page, { locale: 'fr', theme: 'paper' });
  await expect(rows(page).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await expect(page.getByText('Arrêté : tous les tours n’ont pas été examinés.')).toBeVisible();
  await picture(page, `review-paper-${test.info().project.name}`);
  await expectNoViolations(page, 'review, stopped');
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
});

// Star Explorer on the desktop and Stellarion on the phone: everything around the board is alike in both.
test('a game of another kind is reviewed, shared and tried again from one of its moments', async ({
  page,
}) => {
  const project = test.info().project.name;
  await openReview(page, {}, project === 'phone' ? 'stellarion' : 'star-explorer');
  await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 60_000 });
  await whole(page);
  await picture(page, `review-other-${project}`);
  await expectNoViolations(page, 'review of another game');
  await expectNoSidewaysScroll(page);
  const coach = page.getByRole('region', { name: 'Noctua, the coach' });
  await expect(coach.locator('p[aria-live]')).toHaveText(/^\s*[A-Z].*\.$/);
  await rows(page).nth(2).click();
  await expect(rows(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  const replay = await page.getByRole('link', { name: 'Replay' }).getAttribute('href');
  expect(replay).toMatch(/^\/replay\/done-.*#e=\d+&as=A$/);
  await coach.getByRole('button', { name: 'Try it from here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/\/play\//);
});
