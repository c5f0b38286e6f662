// Whole games by dragging, with a mouse and with a finger: whatever can be dragged is dragged, the rest is pressed.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ended, startGame } from './app.ts';
import { type Dragger, draggerOf, dragTo, middleOf } from './dragging.ts';
import { choices, confirm, main, middle, openSky, playSky, settle } from './star-explorer.ts';
import { decideOnce, expectTheEnd, mouse, openStellarion, thumb } from './stellarion.ts';

test.describe.configure({ timeout: 600_000 });

const asked = (page: Page, at: string): Locator => page.locator(`button[data-target*='"${at}"']:visible`);

/** The card in hand, one that may be taken, or the one that follows. */
async function cardToPlay(page: Page): Promise<Locator> {
  for (const wanted of [
    '[data-hand][aria-pressed="true"]',
    '[data-hand][aria-pressed]',
    '[data-place="drawn"]',
  ]) {
    const found = page.locator(`button${wanted}:visible`);
    if ((await found.count()) > 0) return found.first();
  }
  return page.locator('ol button[aria-label$="Follows"]:visible').first();
}

/** A finger that rests too long, as on a busy machine, sees the card large: it is closed, and dragged the next time. */
async function movedOrShown(page: Page, hasMoved: () => Promise<boolean>): Promise<void> {
  const shown = page.locator('dialog[open]');
  await expect.poll(async () => (await shown.count()) > 0 || (await hasMoved())).toBe(true);
  if ((await shown.count()) === 0) return;
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
}

/** One decision of Stellar; false if the game is over. */
async function dragOnce(page: Page, hand: Dragger): Promise<boolean> {
  await page.locator('button[data-target]:visible').or(ended(page)).first().waitFor();
  if ((await ended(page).count()) > 0) return false;
  const offer = asked(page, 'offer');
  if ((await offer.count()) > 0) {
    await offer.last().click();
    return true;
  }
  const row = asked(page, 'row');
  if ((await row.count()) > 0) {
    const before = await page.locator('button[data-hand]:visible').count();
    await dragTo(hand, row.last(), page.locator(`[data-drop='{"at":"hand"}']:visible`).first());
    await movedOrShown(
      page,
      async () => (await page.locator('button[data-hand]:visible').count()) !== before,
    );
    return true;
  }
  const card = await cardToPlay(page);
  const before = await page.locator('main').innerHTML();
  const { x, y } = await middleOf(card);
  await hand.press({ x, y });
  // A lifted card shows where it may go.
  await hand.move({ x, y: y - 20 });
  const places = page.locator(`button[data-target*='"slot"']:visible, button[data-target*='"note"']:visible`);
  await hand.move(await middleOf(places.last()));
  await hand.release();
  await movedOrShown(page, async () => (await page.locator('main').innerHTML()) !== before);
  return true;
}

test('Stellar: a whole game by dragging', { tag: '@whole' }, async ({ page, hasTouch }) => {
  await startGame(page);
  const hand = await draggerOf(page, { finger: hasTouch });
  for (let step = 0; await dragOnce(page, hand); step++)
    if (step > 200) throw new Error('the game does not end');
  await expect(ended(page)).toBeVisible();
});

test('Star Explorer: a whole game by dragging', { tag: '@whole' }, async ({ page, hasTouch }) => {
  await openSky(page, { with: 'Alone' });
  const hand = await draggerOf(page, { finger: hasTouch });
  const press = (button: Locator): Promise<void> => (hasTouch ? button.tap() : button.click());
  await playSky(page, {
    choose: async () => {
      await press(choices(page).last());
      await press(main(page));
    },
    draw: async () => {
      await press(page.getByRole('button', { name: 'Nearest fit' }).first());
      const { x, y } = await middle(page);
      await hand.press({ x, y });
      await hand.move({ x: x + 50, y: y - 30 });
      await hand.release();
      await settle(page, press);
      await confirm(page, press);
    },
  });
  await expect(ended(page)).toBeVisible();
});

/** Two decks that show the same type; runs in the page. */
function pairOf(): readonly [string, string] | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('main [data-source]')].map((card) => ({
    source: card.dataset.source ?? '',
    type: / (ship|nebula|stars|planet)\b/.exec((card.ariaLabel ?? '').split(';')[0] ?? '')?.[1],
  }));
  for (const one of cards)
    for (const other of cards)
      if (one.type !== undefined && one.type === other.type && one.source < other.source)
        return [one.source, other.source];
  return undefined;
}

test('Stellarion: a whole game by dragging', { tag: '@whole' }, async ({ page, hasTouch }) => {
  await openStellarion(page, { seats: 'Alone', stars: 0 });
  const hand = await draggerOf(page, { finger: hasTouch });
  const press = hasTouch ? thumb : mouse;
  const picked = page.locator('main [data-source][aria-pressed="true"]');
  for (let turn = 0; turn < 1500; turn++) {
    await page.locator('main[aria-busy="false"], [data-end]').first().waitFor();
    const idle = await page
      .locator('main:not(:has([data-act])):not(:has([data-source][aria-pressed="true"]))')
      .count();
    const open = await page.locator('dialog[open]').count();
    const pair = idle > 0 && open === 0 ? await page.evaluate(pairOf) : undefined;
    if (pair !== undefined) {
      const [one, other] = pair.map((source) => page.locator(`main [data-source="${source}"]`));
      await dragTo(hand, one as Locator, other as Locator);
      await expect(picked).toHaveCount(2);
    }
    if (!(await decideOnce(page, press, turn))) return expectTheEnd(page);
  }
  throw new Error('the game does not end');
});
