// Every set-up, alone and with two, played on its board to its end: sixteen sets of expansions, 32 tables. The page
// itself presses what a person would press, as fast as it answers. Every run plays everything at once with two.
import { expect, test } from '@playwright/test';
import { EXPANSIONS, expectTheEnd, openStellarion, playFast } from './stellarion.ts';

// Nobody looks: the same layout with a sixteenth of the pixels.
test.use({ deviceScaleFactor: 0.25 });

const SETS = Array.from({ length: 16 }, (_, bits) => EXPANSIONS.filter((_, index) => (bits >> index) & 1));

for (const seats of ['Alone', 'Same screen'] as const) {
  for (const expansions of SETS) {
    const name = `${seats}, ${expansions.join(' and ') || 'the base game'}`;
    const everyday = seats === 'Same screen' && expansions.length === EXPANSIONS.length;
    test(`to the end: ${name}${everyday ? '' : ' @long'}`, async ({ page }) => {
      test.setTimeout(900_000);
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await openStellarion(page, { expansions, seats });
      expect(await playFast(page, 6000)).not.toBe('goes on');
      await expectTheEnd(page);
      expect(faults).toEqual([]);
    });
  }
}
