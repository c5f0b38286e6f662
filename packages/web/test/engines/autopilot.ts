/// <reference lib="dom" />
// Plays in the page itself, as fast as it answers: to the end of the game, or for so many presses.
import { nextPress } from '../browser/stellarion.ts';
import type { Screen } from './screen.ts';

/** What a person would press next at a table of Stellar or Star Explorer. */
function nextButton(): HTMLElement | 'end' | undefined {
  if (document.querySelector('[aria-label="Final score"]') !== null) return 'end';
  const seen = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0);
  for (const at of ['offer', 'row', 'slot', 'note', 'hand']) {
    const places = seen(`button[data-target*='"${at}"']`);
    if (places.length > 0) return at === 'offer' ? places[1] : places.at(-1);
  }
  const chosen = seen('button[data-choice][aria-pressed="true"], button[data-choice][aria-checked="true"]');
  const choices = seen('button[data-choice]');
  if (choices.length > 0 && chosen.length === 0) return choices.at(-1);
  return seen('button[data-main]:not([aria-disabled="true"])')[0];
}

/** Returns how many presses it took. */
export async function play(
  screen: Screen,
  game: 'stellarion' | 'other',
  { most }: { most: number },
): Promise<number> {
  const next =
    game === 'other'
      ? `(${nextButton})()`
      : `((wanted) => typeof wanted === 'string' ? (wanted === 'end' ? 'end' : undefined)
          : [...document.querySelectorAll(wanted.selector)]
              .filter((each) => each.getClientRects().length > 0)[wanted.index])((${nextPress})(presses))`;
  return screen.run(`
    const begun = Date.now();
    for (let presses = 0; ; ) {
      const wanted = ${next};
      if (wanted === 'end' || presses === ${most}) return presses;
      if (Date.now() - begun > 240000) throw new Error('the game does not end');
      if (wanted !== undefined) { wanted.click(); presses++; }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }`);
}
