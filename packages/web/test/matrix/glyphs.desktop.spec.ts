// In every state of every game and on every page, as a wide table, on a phone and as text, screen readers hear in words
// whatever a glyph says.
import { expect, type Page, test } from '@playwright/test';
import { silentGlyphs } from './glyphs.ts';
import { PAGES } from './pages.ts';
import { reach, resize } from './reach.ts';
import { STATES, type State } from './states.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function expectNames(page: Page, name: string): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await resize(page, size);
    expect(await page.evaluate(silentGlyphs), `${name}, ${size.width}`).toEqual([]);
  }
}

/** Further pages of the same tables: the game as text, and its review. */
function furtherOf(states: readonly State[]): readonly State[] {
  return states.flatMap((state): readonly State[] => {
    if (state.name === 'play')
      return [{ ...state, name: 'text', presses: [], ready: 'main table', settings: { textMode: true } }];
    if (state.name === 'replay')
      return [{ ...state, name: 'review', path: '/review/matrix', ready: 'main h1' }];
    return [];
  });
}

for (const [game, states] of Object.entries(STATES))
  for (const state of [...states, ...furtherOf(states)])
    test(`${game}: ${state.name} names its glyphs @matrix`, async ({ page }) => {
      await page.setViewportSize(WIDE);
      await reach(page, game, state);
      await expectNames(page, state.name);
    });

for (const { name, arrive } of Object.values(PAGES).flat())
  test(`${name} names its glyphs @matrix`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await arrive(page, {});
    await expectNames(page, name);
  });
