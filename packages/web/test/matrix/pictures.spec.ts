// `npm run pictures`: a picture of every state of every game on every screen, in both themes and languages, and a sheet
// of all of them for each game and look. People look at them; no test compares them.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { writeSheets } from './contact-sheet.ts';
import { reach, resize } from './reach.ts';
import { nameOf, SIZES, ZOOMED } from './sizes.ts';
import { STATES } from './states.ts';

const folder = fileURLToPath(new URL('../../screenshots/matrix', import.meta.url));
const LOOKS = [
  { theme: 'night', locale: 'en' },
  { theme: 'paper', locale: 'fr' },
  { theme: 'paper', locale: 'en' },
  { theme: 'night', locale: 'fr' },
] as const;

/** The requested ones, or all. */
const chosen = (what: string): ((name: string) => boolean) => {
  const wanted = (process.env[`PLANISPHERE_${what}`] ?? '').split(',').filter((each) => each !== '');
  return (name) => wanted.length === 0 || wanted.includes(name);
};
const sizes = [...SIZES, ...ZOOMED].filter((size) => chosen('SIZES')(nameOf(size)));
const looks = LOOKS.filter(({ theme, locale }) => chosen('LOOKS')(`${theme}-${locale}`));

for (const [game, all] of Object.entries(STATES).filter(([name]) => chosen('GAMES')(name))) {
  const states = all.filter(({ name }) => chosen('STATES')(name));
  test.describe(`pictures of ${game} @pictures`, () => {
    test.describe.configure({ timeout: 600_000 });
    for (const state of states)
      for (const look of looks)
        test(`${state.name}, ${look.theme}, ${look.locale}`, async ({ page }) => {
          mkdirSync(`${folder}/${game}`, { recursive: true });
          await page.setViewportSize(sizes[0] ?? { width: 390, height: 844 });
          await reach(page, game, state, look);
          for (const size of sizes) {
            await resize(page, size);
            const name = `${state.name}-${nameOf(size)}-${look.theme}-${look.locale}`;
            await page.screenshot({ path: `${folder}/${game}/${name}.png` });
          }
        });
    test.afterAll(async ({ browser }) => writeSheets(browser, `${folder}/${game}`));
  });
}
