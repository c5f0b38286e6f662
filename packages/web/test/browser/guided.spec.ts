// The guided game of every course, from its invitation to its end: by keyboard on a desktop, by touch on a phone. At
// the end the page says what the player learned and what comes next.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations, open, type Press, playToTheEnd } from './app.ts';
import { choices, confirm, playSky, settle } from './star-explorer.ts';
import { playStellarion } from './stellarion.ts';

/** The last lesson of each course. */
const GUIDED = [
  'stellar/8',
  'star-explorer/7',
  'stellarion/7',
  'stellarion/black-holes-3',
  'stellarion/theories-3',
  'stellarion/mirrors-3',
  'stellarion/sun-4',
] as const;

/** A place that has gone is skipped: the next look at the table shows what is asked instead. */
function pressOf(page: Page, phone: boolean): Press {
  if (phone) return (place) => place.tap({ force: true, timeout: 5000 }).catch(() => undefined);
  return async (place: Locator) => {
    await place.focus({ timeout: 5000 }).catch(() => undefined);
    await page.keyboard.press('Enter');
  };
}

async function playOn(page: Page, game: string, press: Press): Promise<void> {
  if (game === 'stellar') return playToTheEnd(page, press);
  if (game === 'stellarion') return playStellarion(page, press);
  await playSky(page, {
    choose: async () => {
      await press(choices(page).first());
      await press(page.locator('button[data-main]').first());
    },
    draw: async () => {
      await settle(page, press);
      await confirm(page, press);
    },
  });
}

for (const lesson of GUIDED) {
  const tag = lesson.includes('-3') || lesson.includes('-4') ? ' @whole' : '';
  test(`the guided game of ${lesson}${tag}`, async ({ page }, { project }) => {
    const press = pressOf(page, project.name === 'phone');
    const [game = ''] = lesson.split('/');
    await open(page, `/learn/${lesson}`);
    const begin = page.locator('main button').first();
    await begin.waitFor();
    await press(begin);
    await expect(page).toHaveURL(new RegExp(`/play/${game}/`));
    await expect(page.locator('[data-tip]')).toBeVisible();
    await playOn(page, game, press);
    const end = page.locator('[data-guided-end]');
    await expect(end).toContainText('You have finished the lessons.');
    await expect(end).toContainText('now');
    await expect(page.getByRole('button', { name: 'Play a whole game' })).toBeVisible();
    await expectNoViolations(page, 'the end of a guided game');
    await press(end.getByRole('link', { name: 'All lessons' }));
    await expect(page.getByText(/^1 of \d lessons done$/).first()).toBeAttached();
  });
}
