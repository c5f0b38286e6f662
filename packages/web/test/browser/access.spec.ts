// For everybody: axe finds nothing on any screen, in both themes and languages; narrow and zoomed pages do not scroll sideways.
import { type Page, test } from '@playwright/test';
import { PAGES, type Visit } from '../matrix/pages.ts';
import {
  type Chosen,
  click,
  decide,
  expectNoSidewaysScroll,
  expectNoViolations,
  LOOKS,
  picture,
  startGame,
} from './app.ts';

type Device = keyof typeof LOOKS;

async function expectContent(page: Page, { name, arrive }: Visit, look: Chosen): Promise<void> {
  await arrive(page, look);
  await expectNoViolations(page, name);
  await expectNoSidewaysScroll(page);
}

// One page of each kind, with the games in turn; the whole suite has all of them in every look.
for (const [index, [kind, visits]] of Object.entries(PAGES).entries())
  test(`axe is content with ${kind}`, async ({ page }, { project }) => {
    const [look] = LOOKS[project.name as Device];
    const visit = visits[index % visits.length];
    if (visit === undefined) throw new Error(`nobody knows the way to ${kind}`);
    await expectContent(page, visit, look);
    await picture(page, `${project.name}-${kind}-${look.theme}-${look.locale}`);
  });

for (const number of [0, 1] as const) {
  const look = `look ${number + 1}${number === 0 ? '' : ' @matrix'}`;

  for (const [kind, visits] of Object.entries(PAGES))
    test(`axe is content with every ${kind}, look ${number + 1} @matrix`, async ({ page }, { project }) => {
      for (const visit of visits) await expectContent(page, visit, LOOKS[project.name as Device][number]);
    });

  test(`axe is content with the table and what lies over it, ${look}`, async ({ page }, { project }) => {
    const { theme, locale } = LOOKS[project.name as Device][number];
    await startGame(page, { theme, locale });
    await expectNoViolations(page, 'start');
    for (let step = 0; step < 8; step++) await decide(page, click);
    await page.locator('button[data-target]:visible').first().waitFor();
    await expectNoViolations(page, 'table');
    await expectNoSidewaysScroll(page);
    await picture(page, `${project.name}-table-${theme}-${locale}`);
    await page.keyboard.press('r');
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page, 'rules');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.locator('main table').first().waitFor();
    await expectNoViolations(page, 'text mode');
    await picture(page, `${project.name}-text-${theme}-${locale}`);
  });
}
