/// <reference lib="dom" />
// Playing a table as text: by its buttons with Tab and Enter, or by its line. The focus is watched all the time.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusKept, tabTo, watchFocus } from './focus.ts';

const choices = (page: Page): Locator => page.getByRole('region', { name: 'What you can do' });
export const line = (page: Page): Locator => page.locator('input[data-line]');
const over = (page: Page): Locator => page.getByRole('button', { name: /^(Play again|Rejouer)$/ });

/** By keyboard to text mode, where the heading has the focus. */
export async function enterText(page: Page): Promise<void> {
  await page.keyboard.press('t');
  await line(page).waitFor();
  await expect(page.locator('main h1')).toBeFocused();
  await watchFocus(page);
}

/** Presses choices with the keyboard alone until the game is over. */
export async function playByButtons(page: Page): Promise<void> {
  for (let step = 0; step < 400; step++) {
    await choices(page).or(over(page)).first().waitFor();
    if (await over(page).isVisible()) break;
    await tabTo(page, '[data-nav], [data-line]');
    // The chosen button has gone: the next choices are read from the heading again.
    if (await line(page).evaluate((field) => field === document.activeElement))
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await settled(page);
  }
  await expectTheEndIsSaid(page);
}

/** Waits until the table waits for this player again, or is over. */
async function settled(page: Page): Promise<void> {
  await choices(page).or(over(page)).first().waitFor();
}

export async function type(page: Page, words: string): Promise<void> {
  await line(page).fill(words);
  // The mark of an earlier refusal is gone, so a mark after this belongs to this line.
  await expect(line(page)).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
}

/** True if the table takes it; otherwise it stays in the line, marked, with the reason. */
export async function tryTyping(page: Page, words: string): Promise<boolean> {
  await type(page, words);
  let heard = 'nothing' as Heard;
  await expect
    .poll(async () => {
      heard = await page.evaluate(heardOf, MOVING.source);
      // Typed before the table had come to rest: the line is still there, and is entered again.
      if (heard === 'later') await page.keyboard.press('Enter');
      return heard;
    })
    .toMatch(/taken|refused/);
  return heard === 'taken';
}

type Heard = 'taken' | 'refused' | 'later' | 'nothing';
const MOVING = /table is still moving/;

/** The result of a typed line, in one look: the line vanishes with the end of the game, even between two looks. */
function heardOf(moving: string): Heard {
  const field = document.querySelector<HTMLInputElement>('input[data-line]');
  if (field === null || field.value === '') return 'taken';
  if (field.ariaInvalid !== 'true') return 'nothing';
  const why = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  return new RegExp(moving).test(why) ? 'later' : 'refused';
}

/** The lines of the answer to a question. */
export async function ask(page: Page, question: string): Promise<readonly string[]> {
  await type(page, question);
  const answer = page.locator('[data-answer]');
  await expect(answer.getByRole('heading')).toHaveText(question);
  await expect(line(page)).toBeFocused();
  return answer.getByRole('listitem').allTextContents();
}

/** Types what `next` returns until the game is over; the focus stays in the line until then. */
export async function playByTyping(page: Page, next: () => Promise<readonly string[]>): Promise<void> {
  await line(page).focus();
  for (let step = 0; step < 400; step++) {
    await choices(page).or(over(page)).first().waitFor();
    if (await over(page).isVisible()) break;
    const words = await next();
    let taken = false;
    for (const each of words) {
      taken = await tryTyping(page, each);
      if (taken) break;
    }
    if (!taken)
      throw new Error(`none of ${words.join(', ')} is taken: ${await page.locator('main').innerText()}`);
  }
  await expectTheEndIsSaid(page);
}

/** The result is announced, and its heading has the focus. */
async function expectTheEndIsSaid(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible();
  await expect(page.locator('[data-live]')).toContainText(/win|won|lost|over|wins/i);
  await expect(page.locator('main h1')).toBeFocused();
  await expectFocusKept(page);
}
