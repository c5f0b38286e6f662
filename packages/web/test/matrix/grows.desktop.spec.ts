// On a screen of 2560 × 1440 everything at a table is drawn 1.6 times as large as on one of 1600 × 900, and so is what opens
// over it, its review and its introduction: no text stays small.
import { expect, type Page, test } from '@playwright/test';
import { open } from '../browser/app.ts';
import { reach } from './reach.ts';
import { STATES, type State } from './states.ts';

test.use({ viewport: { width: 2560, height: 1440 } });
test.describe.configure({ timeout: 300_000 });

/** In pixels: 11.5 on a screen of 1600 × 900, times 1.6. */
const LEAST = 18.4;

/** Runs in the page: visible text outside of pictures that is smaller. */
function smallTexts(least: number): readonly string[] {
  const shown = document.querySelector('dialog[open]') ?? document.body;
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const small = new Set<string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement;
    const words = (node.textContent ?? '').trim();
    if (owner === null || words === '' || owner.closest('svg') !== null) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const { width, top, bottom } = range.getBoundingClientRect();
    if (width < 2 || top > innerHeight || bottom < 0) continue;
    let hidden = false;
    for (let each: Element | null = owner; each !== null; each = each.parentElement)
      hidden ||= getComputedStyle(each).clipPath === 'inset(50%)';
    const size = Number.parseFloat(getComputedStyle(owner).fontSize);
    if (!hidden && size < least) small.add(`“${words.slice(0, 40)}” is ${size} px`);
  }
  return [...small];
}

const expectGrown = async (page: Page, what: string): Promise<void> =>
  expect(await page.evaluate(smallTexts, LEAST), what).toEqual([]);

const tool = (glyph: string): string => `header nav button:has(use[href$="#${glyph}"])`;

for (const [game, states] of Object.entries(STATES)) {
  const stateOf = (name: string): State => {
    const state = states.find((each) => each.name === name);
    if (state === undefined) throw new Error(`the matrix has no ${name} of ${game}`);
    return state;
  };

  test(`${game}: every state grows with the screen @matrix`, async ({ page }) => {
    for (const state of states) {
      await reach(page, game, state, {});
      await expectGrown(page, state.name);
      await page.evaluate('localStorage.clear()');
    }
  });

  test(`${game}: so does what opens over a table @matrix`, async ({ page }) => {
    await reach(page, game, { ...stateOf('play'), presses: [] }, {});
    for (const glyph of ['ui-rules', 'ui-menu', 'ui-log']) {
      await page.locator(tool(glyph)).first().click();
      await page.locator('dialog[open]').first().waitFor();
      await expectGrown(page, glyph);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await expectGrown(page, 'keys');
    await page.keyboard.press('Escape');
    await page
      .locator(`${tool('ui-hint')}, main button[data-hint], main button:has(use[href$="#ui-hint"])`)
      .locator('visible=true')
      .first()
      .click();
    await page.locator('[data-advice="1"]').waitFor({ timeout: 60_000 });
    await expectGrown(page, 'hint');
  });

  test(`${game}: so do its review and its introduction @matrix`, async ({ page }) => {
    await open(page, `/learn/${game}/goal`, {});
    await page.locator('main h1').waitFor();
    await expectGrown(page, 'introduction');
    await page.evaluate('localStorage.clear()');
    await reach(page, game, { ...stateOf('replay'), path: '/review/matrix', ready: '[data-waterfall]' }, {});
    await expectGrown(page, 'review');
  });
}
