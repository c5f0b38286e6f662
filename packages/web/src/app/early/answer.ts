// Answers the taps made on the first screen before the app was loaded. The app takes over the same elements,
// so each can be pressed again.

import { isGameId } from '../../base/games.ts';
import type {} from '../../base/navigation/early.ts';
import { navigate, route } from '../../base/navigation/router.ts';
import { painted } from '../../base/navigation/urgency.ts';
import { ownLevel } from '../../table/levels.ts';
import { openAtOnce } from '../../table/opening.ts';

/** A visitor who has tapped only Play goes to the table; the app does not draw the first screen again first. */
export async function answerPlay(): Promise<void> {
  if (window.early === undefined || route.value.page !== 'home') return;
  // The early screen is painted before the app takes it over.
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
