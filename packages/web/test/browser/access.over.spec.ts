// Axe accepts everything that opens over a page: drawers, sheets, dialogs and hints, in every look of the device.
import { expect, type Page, test } from '@playwright/test';
import { reach } from '../matrix/reach.ts';
import { STATES, type State } from '../matrix/states.ts';
import { type Chosen, expectNoSidewaysScroll, expectNoViolations, LOOKS, open } from './app.ts';

test.describe.configure({ timeout: 300_000 });

const tool = (glyph: string): string => `header nav button:has(use[href$="#${glyph}"])`;

/** What opens something over a table of this game; openers that are not on this screen are skipped. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  stellar: ['main button[data-place="side-1"]'],
  'star-explorer': ['main button[data-state]'],
  stellarion: [
    'main button[data-place="voyages"]',
    'main button[data-place="meteors"]',
    'main button[data-place="theory"]',
    'main section > div > button[aria-label]:not([data-hint])',
  ],
};

const dialog = (page: Page) => page.locator('dialog[open]');

/** Opens it, checks it, and closes it. */
async function expectContentOver(page: Page, opener: string): Promise<void> {
  await page.locator(opener).locator('visible=true').first().click();
  await dialog(page).first().waitFor();
  await expectNoViolations(page, opener);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

function stateOf(game: string, name: string): State {
  const state = STATES[game]?.find((each) => each.name === name);
  if (state === undefined) throw new Error(`the matrix has no ${name} of ${game}`);
  return state;
}

/** Checks all three stages of a hint, with everything they put on the table. */
async function expectContentWithHint(page: Page, game: string): Promise<void> {
  await page
    .locator(`${tool('ui-hint')}, main button[data-hint], main button:has(use[href$="#ui-hint"])`)
    .locator('visible=true')
    .first()
    .click();
  for (let stage = 1; ; stage++) {
    await page.locator(`[data-advice="${stage}"]`).waitFor({ timeout: 60_000 });
    await expectNoViolations(page, `${game}, hint ${stage}`);
    const next = page.locator('[data-advise="next"]');
    if ((await next.count()) === 0) return;
    await next.click();
  }
}

for (const number of [0, 1] as const)
  test.describe(`look ${number + 1}`, () => {
    const lookOf = (device: string): Chosen => LOOKS[device as keyof typeof LOOKS][number];

    for (const game of Object.keys(STATES)) {
      test(`axe is content with what opens over a table of ${game} @matrix`, async ({ page }, {
        project,
      }) => {
        await reach(page, game, { ...stateOf(game, 'play'), presses: [] }, lookOf(project.name));
        for (const glyph of ['ui-rules', 'ui-menu']) await expectContentOver(page, tool(glyph));
        for (const opener of [tool('ui-log'), ...(OPENERS[game] ?? [])])
          if ((await page.locator(opener).locator('visible=true').count()) > 0)
            await expectContentOver(page, opener);
        await page.keyboard.press('?');
        await dialog(page).waitFor();
        await expectNoViolations(page, 'keys');
        await page.keyboard.press('Escape');
        await expectContentWithHint(page, game);
      });
    }

    test('axe is content with the dialogs of powers @matrix', async ({ page }, { project }) => {
      for (const name of ['search', 'scan', 'place', 'station', 'claim', 'waive', 'spend']) {
        await reach(page, 'stellarion', stateOf('stellarion', name), lookOf(project.name));
        await expectNoViolations(page, name);
        await page.evaluate('localStorage.clear()');
      }
    });

    test('axe is content with the sheets of pages @matrix', async ({ page }, { project }) => {
      const look = lookOf(project.name);
      await reach(page, 'star-explorer', stateOf('star-explorer', 'end'), look);
      await expectContentOver(page, 'main button:has(use[href$="#ui-telescope"])');
      await reach(page, 'stellar', stateOf('stellar', 'replay'), look);
      await expectContentOver(page, 'main button:has(use[href$="#ui-branch"])');
      await open(page, '/settings', look);
      await page.locator('main h1').waitFor();
      await expectContentOver(page, 'main :has(> svg > use[href$="#ui-trash"]) > button');
      await open(page, '/', look);
      await page.locator('button[data-play]').first().waitFor();
      await expectContentOver(page, 'main button:has(use[href$="#ui-link"])');
    });
  });
