// Every state of every game on every screen: what must be pressed is there, large enough and uncovered, nothing scrolls
// during a decision, and no text is cut off.
import { expect, test } from '@playwright/test';
import { faultsOf, hiddenStops } from './measure.ts';
import { reach, resize } from './reach.ts';
import { nameOf, SIZES, ZOOMED } from './sizes.ts';
import { STATES, type State } from './states.ts';

const FINGER = 44;

/** `npm test` plays only what is @core, `npm run test:browser` what is @matrix too, the long run all. */
const tagOf = ({ name, alike = false }: State, locale: string): string => {
  if (locale === 'en') return name === 'play' ? ' @core' : ' @matrix';
  return alike ? ' @long' : ' @matrix';
};

for (const [game, states] of Object.entries(STATES))
  for (const state of states)
    for (const locale of ['en', 'fr'] as const)
      test(`${game}: ${state.name} fits every screen, ${locale}${tagOf(state, locale)}`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await reach(page, game, state, { locale });
        const faults: string[] = [];
        for (const size of [...SIZES, ...ZOOMED]) {
          await resize(page, size);
          const scrolls = (state.scrolls ?? false) || (size.scrolls ?? false);
          const asked = {
            needs: state.needs,
            shows: scrolls ? [] : (state.shows ?? []),
            finger: size.touch ? FINGER : undefined,
            scrolls,
            long: state.long ?? false,
          };
          const found = await page.evaluate(faultsOf, asked);
          const hidden = size.scrolls === true ? await page.evaluate(hiddenStops) : [];
          faults.push(
            ...[...found, ...hidden.map((stop) => `${stop} is focused out of sight`)].map(
              (fault) => `${nameOf(size)}: ${fault}`,
            ),
          );
        }
        expect(faults).toEqual([]);
      });
