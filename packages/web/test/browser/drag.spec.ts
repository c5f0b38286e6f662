// Dragging in each game, with a mouse and with a finger: a dropped piece lies where it was dropped, a refused one gets
// the reason, and a cancelled drag changes nothing.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { reach } from '../matrix/reach.ts';
import { STATES } from '../matrix/states.ts';
import { startGame } from './app.ts';
import { draggerOf, dragTo, middleOf } from './dragging.ts';
import { place as ghostPlace, middle, openSky } from './star-explorer.ts';
import { openStellarion } from './stellarion.ts';

const drops = (page: Page, place: object): Locator =>
  page.locator(`[data-drop='${JSON.stringify(place)}']:visible`).first();
const slot = (page: Page, number: number): Locator => drops(page, { at: 'slot', slot: number });
const cards = (page: Page): Locator => page.locator('button[data-hand]:visible');
/** While the table deals, a card can only be looked at. */
const asked = (page: Page): Locator => page.locator('button[data-hand][aria-pressed]:visible').first();
const row = (page: Page): Locator => page.locator(`button[data-target*='"row"']:visible`);

/** A first game with the player's starter in slot 1, by dragging. */
async function begun(page: Page, finger: boolean) {
  await startGame(page);
  await asked(page).waitFor();
  const hand = await draggerOf(page, { finger });
  await dragTo(hand, cards(page).first(), slot(page, 1));
  const offer = page.locator(`button[data-target*='"offer"']:visible`);
  await row(page).or(offer).first().waitFor();
  if ((await offer.count()) > 0) await offer.last().click();
  await row(page).first().waitFor();
  return hand;
}

test('Stellar: a card goes where it is dragged, from the starter to the card that follows', async ({
  page,
  hasTouch,
}) => {
  const hand = await begun(page, hasTouch);
  await expect(slot(page, 1)).toHaveAccessibleName(/^Slot 1: /);
  await dragTo(hand, row(page).first(), drops(page, { at: 'hand' }));
  await expect(cards(page)).toHaveCount(3);
  // The card just taken is in hand: its possible places are lit.
  const lit = page.locator(`button[data-target*='"slot"']:visible`).last();
  const place = (await lit.getAttribute('data-drop')) ?? '';
  await dragTo(hand, page.locator('button[data-hand][aria-pressed="true"]:visible').first(), lit);
  await expect(cards(page)).toHaveCount(2);
  await expect(page.locator(`[data-drop='${place}']:visible`).first()).toHaveAccessibleName(/^Slot \d+: /);
});

test('Stellar: a starter dragged to the notebook leaves the other one for the telescope', async ({
  page,
  hasTouch,
}) => {
  await startGame(page);
  await asked(page).waitFor();
  const hand = await draggerOf(page, { finger: hasTouch });
  const [first, second] = await cards(page).evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
  await dragTo(hand, cards(page).first(), drops(page, { at: 'note' }));
  await expect(slot(page, 1)).toHaveAccessibleName(new RegExp(`^Slot 1: ${second?.split(',')[0]}`));
  expect(first).not.toBe(second);
});

test('Stellar: a drop that the rules forbid says why, and Escape puts the card back', async ({
  page,
  hasTouch,
}) => {
  const hand = await begun(page, hasTouch);
  const taken = row(page).first();
  // Into the telescope before it is in the hand.
  await dragTo(hand, taken, slot(page, 12));
  await expect(page.getByRole('status')).toHaveText(/take one card of your choice from the row/);
  await dragTo(hand, taken, drops(page, { at: 'hand' }));
  await expect(cards(page)).toHaveCount(3);
  // Onto an occupied slot.
  await dragTo(hand, cards(page).first(), slot(page, 1));
  await expect(page.getByRole('status')).toHaveText(/is free until a card is played there/);
  await expect(cards(page)).toHaveCount(3);
  const from = await middleOf(cards(page).first());
  const to = await middleOf(slot(page, 12));
  await hand.press(await middleOf(cards(page).first()));
  await hand.move(to);
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await hand.release();
  await expect(cards(page)).toHaveCount(3);
  expect((await middleOf(cards(page).first())).x).toBeCloseTo(from.x, -1);
});

test('Star Explorer: the constellation follows the hand, Escape puts it back, and where it cannot lie it says why', async ({
  page,
  hasTouch,
}) => {
  await openSky(page, { with: 'Alone' });
  while ((await page.locator('button[data-choice]').count()) > 0) {
    await page.locator('button[data-choice]').first().click();
    await page.locator('button[data-main]').click();
    await page.locator('button[data-choice], [data-drawing="true"]').first().waitFor();
  }
  const hand = await draggerOf(page, { finger: hasTouch });
  const at = await middle(page);
  // The ghost is put down first: until then it follows the mouse.
  await page.getByRole('button', { name: 'Nearest fit' }).first().click();
  const before = await ghostPlace(page);
  await hand.press(at);
  await hand.move({ x: at.x - 60, y: at.y + 50 });
  const dragged = await ghostPlace(page);
  expect(dragged).not.toBe(before);
  await page.keyboard.press('Escape');
  expect(await ghostPlace(page)).toBe(before);
  await hand.release();
  expect(await ghostPlace(page)).toBe(before);
  await hand.press(at);
  await hand.move({ x: at.x - 60, y: at.y + 50 });
  await hand.release();
  expect(await ghostPlace(page)).toBe(dragged);
  // Half of it under the horizon.
  await hand.press(at);
  await hand.move({ x: at.x, y: at.y + 300 });
  await hand.release();
  expect(await ghostPlace(page)).not.toBe(dragged);
  await expect(page.locator('section[data-mood] p').first()).toHaveText(
    /hidden by the frame|edge of the disc/,
  );
});

test('Stellarion: a card dragged on to another is picked with it', async ({ page, hasTouch }) => {
  await openStellarion(page, { seats: 'Alone' });
  const hand = await draggerOf(page, { finger: hasTouch });
  const card = (deck: number): Locator => page.locator(`[data-source="${deck}"]`);
  const picked = page.locator('[data-source][aria-pressed="true"]');
  await hand.press(await middleOf(card(0)));
  await hand.move(await middleOf(card(5)));
  await page.keyboard.press('Escape');
  await hand.release();
  await expect(picked).toHaveCount(0);
  await dragTo(hand, card(0), card(5));
  await expect(picked).toHaveCount(2);
  // The table says what the two cards allow, or why they allow nothing.
  await expect(page.locator('main [data-act], main [data-refused]').first()).toBeVisible();
});

test('Stellarion: a card dragged on to one that does not go with it says so', async ({ page, hasTouch }) => {
  const turn = STATES.stellarion?.find(({ name }) => name === 'turn');
  if (turn === undefined) throw new Error('the matrix has no turn of Stellarion');
  await reach(page, 'stellarion', turn);
  const hand = await draggerOf(page, { finger: hasTouch });
  const card = (deck: number): Locator => page.locator(`[data-source="${deck}"]`);
  // Stars of Alpha and a planet of Beta.
  await dragTo(hand, card(0), card(1));
  await expect(page.locator('[data-prompt]')).toContainText('These cards do nothing together');
  await expect(page.locator('main [data-refused]').first()).toBeVisible();
});
