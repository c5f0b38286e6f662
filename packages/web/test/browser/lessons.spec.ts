// The Stellar lessons from the first to the guided game: by keyboard alone at a desk, with one thumb on a phone. A wrong try is
// answered with its rule, and the position stays.
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, open, picture } from './app.ts';

// What is kept for offline is another test's matter.
test.use({ serviceWorkers: 'block' });

interface Move {
  /** A card to choose first, by its name. */
  readonly card?: string;
  /** Where it goes, or what is taken: part of `data-target`. */
  readonly target: string;
}

const LESSONS: readonly (readonly Move[])[] = [
  [{ target: '"coordinate":1' }, { target: '"at":"slot"' }, { target: '"at":"note"' }],
  [{ card: 'Cloud 4', target: '"slot":10' }],
  [{ card: 'Moon 4', target: '"at":"note"' }, { target: '"at":"slot"' }],
  [{ card: 'Satellite 5', target: '"slot":12' }],
  [{ card: 'Black hole 2', target: '"at":"slot"' }],
];

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    'document.activeElement === document.body ? "" : document.activeElement.dataset.target ?? document.activeElement.textContent',
  );

async function walkTo(page: Page, wanted: string): Promise<void> {
  for (let step = 0; step < 120; step++) {
    if ((await focused(page)).includes(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing like ${wanted} can be reached by keyboard`);
}

async function byKeyboard(page: Page, { card, target }: Move): Promise<void> {
  if (card !== undefined) {
    const names = await page
      .locator('button[data-hand]')
      .evaluateAll((cards: Element[]) => cards.map((each) => each.getAttribute('aria-label') ?? ''));
    await page.keyboard.press(String(names.findIndex((name) => name.startsWith(card)) + 1));
  }
  await walkTo(page, target);
  await page.keyboard.press('Enter');
}

async function byTap(page: Page, { card, target }: Move): Promise<void> {
  if (card !== undefined) await page.locator(`button[data-hand][aria-label^="${card}"]`).tap();
  const place = page.locator(`button[data-target*='${target}']:visible`).first();
  await place.tap();
  // The first tap on a slot shows the card there; the second plays it.
  const confirm = page.getByRole('button', { name: 'Confirm' });
  if (await confirm.isVisible()) await confirm.tap();
}

test('the Stellar lessons, one after the other', async ({ page }, { project }) => {
  const phone = project.name === 'phone';
  await open(page, '/learn');
  const begin = page.getByRole('link', { name: 'Begin Stellar', exact: true });
  if (phone) await begin.tap();
  else {
    await walkTo(page, 'Begin Stellar');
    await page.keyboard.press('Enter');
  }
  for (const [index, moves] of LESSONS.entries()) {
    await expect(page).toHaveURL(new RegExp(`/learn/stellar/${index + 1}$`));
    for (const [reached, move] of moves.entries()) {
      await expect(page.locator(`aside[data-reached="${reached}"]`)).toBeVisible();
      await (phone ? byTap : byKeyboard)(page, move);
    }
    const next = page.locator('a[data-next]');
    await expect(next).toBeVisible();
    if (index === 1) await expectNoSidewaysScroll(page);
    if (phone) await next.tap();
    else {
      await expect(next).toBeFocused();
      await page.keyboard.press('Enter');
    }
  }
  await expect(page.getByRole('heading', { name: 'You can now play' })).toBeVisible();
  const play = page.getByRole('button', { name: 'Play against Novice' });
  if (phone) await play.tap();
  else {
    await walkTo(page, 'Play against Novice');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-tip]')).toContainText('Take one card.');
  await page.goto('/learn');
  await expect(page.getByText('5 of 6 lessons done')).toBeAttached();
});

test('a wrong try is answered with its rule', { tag: '@core' }, async ({ page }, { project }) => {
  await open(page, '/learn/stellar/2', { theme: 'paper' });
  await page.locator('button[data-hand][aria-label^="Cloud 4"]').click();
  await page.locator('[data-place="tel-0-9"]').click({ force: true });
  const coach = page.locator('aside[data-mood="wrong"]');
  await expect(coach).toContainText('shares an edge');
  await expect(page.locator('aside[data-reached="0"]')).toBeVisible();
  await expectNoViolations(page, 'a lesson');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-lesson-wrong`);
  await coach.getByRole('button', { name: 'Rule TEL-2' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.locator('#TEL-2')).toBeInViewport();
  await rules.locator('#TEL-2').getByRole('button', { name: 'Show me' }).click();
  await expect(rules.getByRole('figure', { name: /TEL-2/ })).toBeVisible();
  await expectNoViolations(page, 'the rules at a rule');
  await picture(page, `${project.name}-rules-at`);
});

test('a first line for each thing, never twice', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Play now Stellar', exact: true }).click();
  await expect(page.locator('[data-tip]')).toContainText('One card opens your telescope');
  await page.reload();
  await page.locator('button[data-hand]').first().waitFor();
  await expect(page.locator('[data-tip]')).toHaveCount(0);
});

test('every lesson opens, in French on paper @long', async ({ page }, { project }) => {
  for (const game of ['star-explorer', 'stellarion']) {
    await open(page, `/learn/${game}/1`, { locale: 'fr', theme: 'paper' });
    await expect(page.locator('aside[data-reached="0"]')).toContainText('Noctua');
    await expectNoViolations(page, game);
    await expectNoSidewaysScroll(page);
    await picture(page, `${project.name}-lesson-${game}`);
  }
  await open(page, '/learn', { locale: 'fr', theme: 'paper' });
  await expect(page.getByRole('link', { name: /Prendre, jouer, suivre/ })).toBeVisible();
  await expectNoViolations(page, 'the lessons');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-learn`);
});
