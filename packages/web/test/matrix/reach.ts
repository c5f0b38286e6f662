// Brings a page to a state of the matrix.
import { expect, type Page } from '@playwright/test';
import { type Chosen, open } from '../browser/app.ts';
import { keepTable } from '../browser/kept.ts';
import type { State } from './states.ts';

export async function reach(page: Page, game: string, state: State, look: Chosen = {}): Promise<void> {
  const chosen = { ...look, ...state.settings };
  if (state.table === undefined) await open(page, state.path ?? '/', chosen);
  else {
    await open(page, '/', chosen);
    const { seats, options, events, seed = 'matrix' } = state.table;
    await page.evaluate(keepTable, {
      id: 'matrix',
      game,
      seats,
      options,
      seed,
      events,
      assisted: false,
      createdAt: 0,
      updatedAt: 0,
      // Other pages than the table (replay, review) are for games that are over.
      summary:
        state.path !== undefined
          ? { round: 1, rounds: 1, waitsForPerson: false, scores: seats.map(() => 0), winners: [] }
          : { round: 1, rounds: 1, waitsForPerson: true },
    });
    await page.goto(state.path ?? `/play/${game}/matrix`);
  }
  await expect(page.locator(state.ready).locator('visible=true').first()).toBeVisible();
  for (const place of state.presses ?? []) await page.locator(`${place}:visible`).first().click();
  await page.mouse.move(0, 0);
  // Fonts are added once they have loaded: measurements before would be with others.
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Cabin')));
  await page.evaluate('document.fonts.ready');
}

/** Resizes the screen, and waits until its content has followed. */
export async function resize(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))',
  );
}
