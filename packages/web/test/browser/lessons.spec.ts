// All lessons and their surroundings: by keyboard alone on a desktop, with one thumb on a phone. A wrong try is
// answered where it happened, “Show me” demonstrates the move and returns the table, and the position stays.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations, open, picture } from './app.ts';

/** The presses, in order: places of the board, or buttons by kind. */
type Presses = readonly string[];

const place = (name: string): string =>
  `:is(button[data-place="${name}"], [data-place="${name}"] button[data-source]):visible`;
const target = (part: string): string => `button[data-target*='${part}']:visible`;
const held = (name: string): string => `button[data-hand][aria-label^="${name}"]`;
const FLIP = 'button[data-flip]:visible';
const GO = 'button[data-place="go"]:visible';

const COORDINATE = place('act-coordinate');
const CONFIRM = place('act-confirm');
const LAUNCH = place('act-launch');
const decks = (...numbers: readonly number[]): Presses => numbers.map((deck) => place(`deck-${deck}`));

/** By course, the presses of each lesson. Star Explorer's are in letters: r turns, the arrows move. */
const COURSES: Readonly<Record<string, readonly Presses[]>> = {
  stellar: [
    [target('"coordinate":1'), target('"slot":2'), target('"at":"note"')],
    [held('Cloud 4'), target('"slot":10')],
    [held('Moon 4'), target('"at":"note"'), target('"at":"slot"')],
    [held('Satellite 5'), target('"slot":12')],
    [held('Asteroid 4'), FLIP, target('"slot":10'), target('"at":"note"')],
    [held('Moon 6/0'), target('"at":"note"'), target('"slot":9')],
    [held('Black hole 2'), target('"at":"slot"')],
  ],
  stellarion: [
    [...decks(0, 5, 6, 7), LAUNCH],
    [...decks(1, 4), COORDINATE, place('tile-4'), place('face-0'), CONFIRM, ...decks(0, 4, 5, 7), LAUNCH],
    [...decks(1, 2), COORDINATE, place('tile-7'), place('face-3'), CONFIRM, ...decks(0, 5, 6, 7), LAUNCH],
    [
      ...decks(1, 2),
      COORDINATE,
      place('tile-5'),
      CONFIRM,
      place('step-place-1-9'),
      CONFIRM,
      place('act-done'),
    ],
    [...decks(1, 2), COORDINATE, place('step-0'), CONFIRM],
    [...decks(0, 5, 7), LAUNCH],
  ],
  'stellarion/black-holes': [
    [...decks(3, 4), COORDINATE, place('tile-3'), place('face-16'), CONFIRM],
    [...decks(0, 1, 2, 3), place('act-cross'), ...Array(3).fill(place('step-take-0-0')), CONFIRM],
  ],
  'stellarion/theories': [
    ['[data-act="prove"]:visible', ...decks(0, 5, 6, 7), LAUNCH],
    [...decks(1, 2), COORDINATE, place('tile-7'), place('face-3'), CONFIRM, ...decks(0, 5, 6, 7), LAUNCH],
  ],
  'stellarion/mirrors': [
    [...decks(1, 4), COORDINATE, place('tile-4'), place('face-0'), CONFIRM],
    [...decks(0, 5, 6, 7), LAUNCH],
  ],
  'stellarion/sun': [
    [...decks(0, 5, 6, 7), LAUNCH],
    [...decks(0, 4), COORDINATE, '[data-act="waive"]:visible', place('step-waive-3'), CONFIRM],
    ['[data-act="spend"]:visible', place('step-spend-1'), CONFIRM],
  ],
};

const pathOf = (course: string, n: number): string => {
  const [game, part] = course.split('/');
  return `/learn/${game}/${part === undefined ? '' : `${part}-`}${n}`;
};

async function press(page: Page, place: Locator, phone: boolean): Promise<void> {
  await place.waitFor();
  if (phone) return place.tap();
  await place.focus();
  await page.keyboard.press('Enter');
}

async function doLesson(page: Page, presses: Presses, phone: boolean): Promise<void> {
  for (const selector of presses) {
    await press(page, page.locator(selector).first(), phone);
    // The first tap on a place shows the card there; the second plays it.
    if (!phone || !/"(at|slot)":/.test(selector)) continue;
    const go = page.locator(GO);
    const isShown = await go.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (isShown) await go.tap();
  }
}

/** The page says what was learned and what is next, and the next button has the focus. */
async function expectDone(page: Page, phone: boolean): Promise<void> {
  const coach = page.locator('[data-coach][data-mood="done"]');
  await expect(coach).toContainText('You have learnt:');
  await expect(coach).toContainText('Next:');
  const next = page.locator('a[data-next]');
  if (!phone) await expect(next).toBeFocused();
  await press(page, next, phone);
}

for (const [course, lessons] of Object.entries(COURSES)) {
  test(`all lessons of ${course}`, async ({ page }, { project }) => {
    const phone = project.name === 'phone';
    await open(page, pathOf(course, 1));
    for (const [index, presses] of lessons.entries()) {
      await expect(page).toHaveURL(pathOf(course, index + 1));
      await expect(page.locator('header').first()).toContainText(`${index + 1} of ${lessons.length + 1} · `);
      // The light falls on what it speaks of.
      await expect(page.locator('svg[data-asking]')).toBeVisible();
      await doLesson(page, presses, phone);
      await expectDone(page, phone);
    }
    await expect(page.getByRole('heading', { name: 'You can now play' })).toBeVisible();
    await page.goto('/learn');
    await expect(
      page.getByText(`${lessons.length} of ${lessons.length + 1} lessons done`).first(),
    ).toBeAttached();
  });
}

/** r turns, x leaves out what is in the way; the arrows move. Found by trying all of them in turn. */
const SKIES: readonly string[] = ['r', 'D', 'LU', 'GG', 'GGGrx', 'rrUULLL'];

const KEYS: Readonly<Record<string, string>> = {
  r: 'r',
  R: 'R',
  L: 'ArrowLeft',
  G: 'ArrowRight',
  U: 'ArrowUp',
  D: 'ArrowDown',
};
const PAD: Readonly<Record<string, string>> = {
  L: 'Move left',
  G: 'Move right',
  U: 'Move up',
  D: 'Move down',
};

async function moveGhost(page: Page, way: string, phone: boolean): Promise<void> {
  await page.locator('svg[data-ghost]').waitFor();
  for (const step of way) {
    if (step === 'x') await press(page, page.locator('button[data-main="leave"]'), phone);
    else if (!phone) await page.keyboard.press(KEYS[step] as string);
    else if (step === 'r' || step === 'R')
      await page.locator(`button[data-turn="${step === 'r' ? 'right' : 'left'}"]`).tap();
    else await page.getByRole('button', { name: PAD[step] ?? '', exact: true }).tap({ timeout: 10_000 });
  }
}

test('all lessons of star-explorer: nothing is passed by confirming what lies there', async ({ page }, {
  project,
}) => {
  const phone = project.name === 'phone';
  await open(page, '/learn/star-explorer/1');
  const main = page.locator('button[data-main]');
  for (const [index, way] of SKIES.entries()) {
    await expect(page).toHaveURL(`/learn/star-explorer/${index + 1}`);
    await press(page, main, phone);
    await expect(page.locator('[data-bubble="wrong"]')).toBeVisible();
    await expect(page.locator('[data-coach][data-reached="0"]')).toBeVisible();
    await moveGhost(page, way, phone);
    await press(page, page.locator('button[data-main="confirm"]'), phone);
    if (index === 0) {
      await press(page, page.locator('button[data-choice="8"]'), phone);
      await press(page, main, phone);
    }
    await expectDone(page, phone);
  }
  await expect(page.getByRole('heading', { name: 'You can now play' })).toBeVisible();
});

/** Parts of the picture that overlap or leave it. */
function overlapsIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(`(() => {
    const places = [...document.querySelectorAll('main [data-place^="deck-"], main [data-place="goal-voyages"]')]
      .map((each) => ({ name: each.dataset.place, box: each.getBoundingClientRect() }));
    const over = (one, other) => one.left < other.right - 2 && other.left < one.right - 2 &&
      one.top < other.bottom - 2 && other.top < one.bottom - 2;
    return places.flatMap(({ name, box }, index) => [
      ...(box.left < 0 || box.right > innerWidth || box.top < 0 ? [name + ' is cut'] : []),
      ...places.slice(index + 1).filter((other) => over(box, other.box)).map((other) => name + ' ' + other.name),
    ]);
  })()`);
}

test('how to win comes first, and leads to the first lesson', async ({ page }, { project }) => {
  const phone = project.name === 'phone';
  for (const game of ['stellar', 'star-explorer', 'stellarion']) {
    await open(page, '/');
    const learn = page.locator(`a[data-learn="${game}"]`);
    if (game === 'stellar') await expect(learn).toBeInViewport({ ratio: 1 });
    // On a busy machine the first screen may be redrawn between focus and key.
    await expect(async () => {
      if (page.url().endsWith('/')) await press(page, learn, phone);
      await expect(page).toHaveURL(`/learn/${game}/goal`, { timeout: 3000 });
    }).toPass();
    for (let frame = 1; frame <= 4; frame++) {
      await expect(page.locator(`main[data-frame="${frame}"]`)).toBeVisible();
      await expect(page.locator('[data-turn]')).toBeInViewport({ ratio: 1 });
      expect(await overlapsIn(page), `${game}, frame ${frame}`).toEqual([]);
      if (frame === 3) await expectNoViolations(page, `how to win at ${game}`);
      await picture(page, `${project.name}-goal-${game}-${frame}`);
      await press(page, page.locator('[data-turn]'), phone);
    }
    await expect(page).toHaveURL(`/learn/${game}/1`);
    await page.goto('/learn');
    await expect(page.getByRole('link', { name: /^How to win.*seen/s }).first()).toBeVisible();
  }
});

test(
  '“Show me” plays the move, says why, and gives it back',
  { tag: '@core' },
  async ({ page }, { project }) => {
    const phone = project.name === 'phone';
    await open(page, '/learn/stellar/2', { motion: 'full' });
    const coach = page.locator('[data-coach]');
    await expect(page.locator('[data-bridges="4"]')).toBeAttached();
    await press(page, coach.locator('[data-show-me]'), phone);
    await expect(coach).toHaveAttribute('data-mood', 'show');
    await expect(page.locator('[data-spotlight]')).toBeAttached();
    await expect(page.locator('[data-reason]')).toContainText('Slot 6 shares an edge');
    // On a phone the move and its steps take the place of the words.
    await expect(coach.getByText('Watch the table.')).toBeVisible({ visible: !phone });
    await expectNoViolations(page, 'a move that is shown');
    await picture(page, `${project.name}-lesson-shown`);
    await press(page, coach.locator('[data-now-you]'), phone);
    // The card is in the hand again, and nothing has happened.
    await expect(page.locator(held('Cloud 4'))).toBeVisible();
    await expect(page.locator('[data-coach][data-mood="ask"][data-reached="0"]')).toBeVisible();
    await doLesson(page, [held('Cloud 4'), target('"slot":6')], phone);
    await expectDone(page, phone);
  },
);

test('where nothing moves, “Show me” goes step by step', async ({ page }, { project }) => {
  const phone = project.name === 'phone';
  for (const lesson of ['/learn/star-explorer/1', '/learn/stellarion/2', '/learn/stellarion/sun-2']) {
    await open(page, lesson);
    const coach = page.locator('[data-coach]');
    await press(page, coach.locator('[data-show-me]'), phone);
    await press(page, coach.locator('[data-show-next]'), phone);
    await press(page, coach.locator('[data-show-next]'), phone);
    await expect(page.locator('[data-reason]')).toBeVisible();
    await press(page, coach.locator('[data-now-you]'), phone);
    await expect(page.locator('[data-coach][data-mood="ask"][data-reached="0"]')).toBeVisible();
  }
});

test(
  'a wrong try is answered with its rule, where it happened',
  { tag: '@core' },
  async ({ page }, { project }) => {
    await open(page, '/learn/stellar/2', { theme: 'paper' });
    await page.locator(held('Cloud 4')).click();
    const slot = page.locator('[data-place="tel-0-9"]');
    const before = await slot.boundingBox();
    await slot.click({ force: true });
    const bubble = page.locator('[data-bubble="wrong"]');
    await expect(bubble).toContainText('shares an edge');
    await expect(slot).toHaveAttribute('data-advised', 'wrong');
    // The board has not moved.
    expect(await slot.boundingBox()).toEqual(before);
    await expect(page.locator('[data-coach][data-reached="0"]')).toBeVisible();
    await expectNoViolations(page, 'a lesson');
    await expectNoSidewaysScroll(page);
    await picture(page, `${project.name}-lesson-wrong`);
    await bubble.getByRole('button', { name: 'Rule TEL-2' }).click();
    const rules = page.getByRole('dialog', { name: 'Rules' });
    await expect(rules.locator('#TEL-2')).toBeInViewport();
  },
);

/** Runs in the page: notes what comes to lie over everything else. */
function noteRaised(): void {
  const raised: string[] = [];
  Object.assign(window, { raised });
  const { showModal } = HTMLDialogElement.prototype;
  const { showPopover } = HTMLElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    raised.push('dialog');
    showModal.call(this);
  };
  HTMLElement.prototype.showPopover = function () {
    raised.push(this.dataset.bubble === undefined ? 'popover' : 'bubble');
    showPopover.call(this);
  };
}

test('a wrong try of several parts is answered at its first wrong part, and over the dialog', async ({
  page,
}, { project }) => {
  const phone = project.name === 'phone';
  await page.addInitScript(noteRaised);
  await open(page, '/learn/stellarion/2');
  const bubble = page.locator('[data-bubble="wrong"]');
  const dialog = page.locator('dialog[open]');
  // The stars and Alpha's card pay for a scan, and the lesson asks for a search.
  for (const selector of [...decks(0, 6), COORDINATE])
    await press(page, page.locator(selector).first(), phone);
  await expect(bubble).toBeVisible();
  await expect(dialog).toHaveCount(0);
  for (const selector of [
    ...decks(1, 4),
    COORDINATE,
    place('tile-0'),
    'dialog[open] button[data-face]',
    CONFIRM,
  ])
    await press(page, page.locator(selector).first(), phone);
  await expect(bubble).toBeVisible();
  // Nothing outside a modal dialog is found by its place, so the page has noted what came to lie on top last.
  expect(await page.evaluate(() => (window as unknown as { raised: readonly string[] }).raised.at(-1))).toBe(
    'bubble',
  );
  await picture(page, `${project.name}-lesson-wrong-dialog`);
});

test('a first line for each thing, never twice', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Play now Stellar', exact: true }).click();
  await expect(page.locator('[data-tip]')).toContainText('One card opens your telescope');
  await page.reload();
  await page.locator('button[data-hand]').first().waitFor();
  await expect(page.locator('[data-tip]')).toHaveCount(0);
});

test('every lesson opens, in French on paper @long', async ({ page }, { project }) => {
  for (const game of ['star-explorer', 'stellarion']) {
    await open(page, `/learn/${game}/1`, { locale: 'fr', theme: 'paper' });
    await expect(page.locator('[data-coach][data-reached="0"]')).toContainText('Noctua');
    await expectNoViolations(page, game);
    await expectNoSidewaysScroll(page);
    await picture(page, `${project.name}-lesson-${game}`);
  }
  await open(page, '/learn', { locale: 'fr', theme: 'paper' });
  await expect(page.getByRole('link', { name: /Prendre, jouer, suivre/ })).toBeVisible();
  await expectNoViolations(page, 'the lessons');
  await expectNoSidewaysScroll(page);
  await picture(page, `${project.name}-learn`);
});
