// The navigation is on the screen of every phone, upright and held sideways, and of a page magnified twice: each entry is
// in view, as large as a finger, uncovered, and leads somewhere.
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, open, picture } from './app.ts';

const SIZES = [
  [844, 390],
  [667, 375],
  [568, 320],
  [390, 844],
  [320, 568],
  [720, 450],
] as const;

const PAGES = [
  '/',
  '/tournaments',
  '/tournaments/new',
  '/leaderboard/stellar',
  '/people/me',
  '/learn',
  '/logbook',
  '/settings',
  '/puzzle',
  '/rules/stellar',
  '/find',
  '/study',
];

/** Pages for work keep the whole screen: an upright phone shows no navigation at their foot. */
const WORK = ['/play/stellar/new', '/replay', '/pad/stellar', '/editor/stellar', '/statistics/stellarion'];
const LOW = SIZES.filter(([, height]) => height < 520);

/** The entries that cannot be pressed, each with what is wrong. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header:has(> nav) a')]
      .filter((way) => way.checkVisibility() && getComputedStyle(way).visibility === 'visible')
      .flatMap((way) => {
        const { left, top, right, bottom, width, height } = way.getBoundingClientRect();
        const name = (way.getAttribute('aria-label') ?? way.textContent ?? '').trim();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        const faults = [
          ...(name === '' ? ['no name'] : []),
          ...(width < 44 || height < 44 ? [`${width} × ${height}`] : []),
          ...(left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? ['out of view'] : []),
          ...(found !== null && way.contains(found) ? [] : ['covered']),
        ];
        return faults.map((fault) => `${name}: ${fault}`);
      }),
  );

for (const locale of ['en', 'fr'] as const)
  test(`the ways are on every small screen, ${locale}`, async ({ page }) => {
    await open(page, '/', { locale });
    const ways = page.getByRole('navigation', { name: locale === 'fr' ? 'Principal' : 'Main' });
    const faults: string[] = [];
    const visits = [
      ...PAGES.map((path) => [path, SIZES] as const),
      ...WORK.map((path) => [path, LOW] as const),
    ];
    for (const [path, sizes] of visits) {
      await page.goto(path);
      await page.locator('main').first().waitFor();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect(ways.getByRole('link')).toHaveCount(5);
        const found = await faultsOf(page);
        faults.push(...found.map((fault) => `${path} at ${width} × ${height}: ${fault}`));
        await expectNoSidewaysScroll(page);
      }
    }
    expect(faults).toEqual([]);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/tournaments');
    await expect(ways.locator('[aria-current="page"]')).toHaveAttribute('href', '/tournaments');
    await expectNoViolations(page, 'held sideways');
    await picture(page, `ways-${locale}`);
    await ways.getByRole('link').nth(3).click();
    await expect(page).toHaveURL('/logbook');
  });
