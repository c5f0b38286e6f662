// Whole games of Stellarion with the mouse: the base game, each expansion, all together, two players, a bot as partner.
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, picture } from './app.ts';
import {
  EXPANSIONS,
  expectTheEnd,
  mouse,
  openStellarion,
  playFast,
  playStellarion,
  type Wanted,
} from './stellarion.ts';

const GAMES: Readonly<Record<string, Wanted>> = {
  'the base game': {},
  ...Object.fromEntries(EXPANSIONS.map((name) => [name, { expansions: [name] }])),
  'all expansions together': { expansions: EXPANSIONS },
  'two players at one screen': { seats: 'Same screen', expansions: EXPANSIONS },
  'a bot as partner': { seats: 'Bot', expansions: ['Mirrors and Orbits', 'The Gloomy Sun'] },
};

for (const [name, wanted] of Object.entries(GAMES)) {
  test(`a whole game: ${name}${name === 'the base game' ? ' @whole' : ' @long'}`, async ({ page }) => {
    await openStellarion(page, wanted);
    await picture(page, `stellarion-${name.replaceAll(' ', '-')}`);
    await playStellarion(page, mouse);
    await expectTheEnd(page);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page, 'the end');
  });
}

test('the game goes on where its moves cannot be drawn', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error('no animations here');
    };
  });
  await openStellarion(page, {}, { motion: 'full' });
  expect(await playFast(page, 30)).toBe('goes on');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
});

test('the base game needs no scrolling in French, which takes the most room', async ({ page }) => {
  await openStellarion(page, {}, { locale: 'fr' });
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  const tooHigh = () =>
    page.locator('main > *').evaluateAll((parts) => {
      const columns = parts.filter(({ clientHeight }) => clientHeight > 100);
      return columns
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map(({ textContent, scrollHeight, clientHeight }) => [scrollHeight, clientHeight, textContent]);
    });
  // Fonts and the coach's first estimate may still be loading.
  await expect.poll(tooHigh).toEqual([]);
});
