// Answers what was tapped on the first screen before the app was there. The app takes its elements over as they are, so
// that each can be pressed again.

import { isGameId } from '../../base/games.ts';
import type {} from '../../base/navigation/early.ts';
import { navigate, route } from '../../base/navigation/router.ts';
import { painted } from '../../base/navigation/urgency.ts';
import { ownLevel } from '../../table/levels.ts';
import { openAtOnce } from '../../table/opening.ts';

/** Whoever has tapped nothing but Play goes to the table without seeing the first screen drawn once more. */
export async function answerPlay(): Promise<void> {
  if (window.early === undefined || route.value.page !== 'home') return;
  // What is shown early shall be seen early: nobody waits for the app to take it over.
  if (performance.getEntriesByName('first-contentful-paint').length === 0) await painted();
  const { taps } = window.early;
  const game = taps[0]?.dataset.play;
  if (taps.length !== 1 || !isGameId(game)) return;
  const where = await openAtOnce(game, { level: ownLevel() }).catch(() => undefined);
  if (where === undefined) return;
  taps.length = 0;
  navigate(where);
}

export function answerTaps(): void {
  window.early?.leave();
  for (const tapped of window.early?.taps.splice(0) ?? []) tapped.click();
}
