// The whole game by keyboard: arrows move the ghost, r turns it, digits leave stars out, Enter confirms; s explores the
// stars by ring and angle.
import { IS_CENTRAL, IS_OUTER, KIND_OF, type Kind, makeStar, PLACES } from '@planisphere/star-explorer';
import { callOf } from '../../base/keys/keys.ts';
import { settings } from '../../base/settings/settings.ts';
import type { Pressed, TableKeys } from '../../table/frame/keyboard.ts';
import { hurry } from '../../table/pace.ts';
import type { Drawer } from './board/drawer.ts';
import type { Desk } from './desk.ts';
import { across, along, bearingOf, hourOf } from './exploring.ts';
import { LETTERS } from './keys.ts';
import { troubleAt } from './laid.ts';
import { ownerOf } from './site.ts';
import { boardWords } from './words/index.ts';

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function keysOf(desk: Desk, open: (drawer: Drawer) => void): TableKeys<keyof typeof LETTERS> {
  const { session } = desk;
  return {
    letters: LETTERS,
    session,
    first: (pressed) => ownKey(pressed, desk),
    calls: {
      turn: ({ key }) => void desk.press({ at: 'turn', quarters: key === key.toLowerCase() ? -1 : 1 }),
      fit: () => {
        const missed = desk.press({ at: 'fit' })?.missed === true;
        session.note.value = missed ? boardWords().ghost.fitsNowhere : '';
      },
      nothing: () => void desk.press({ at: 'nothing' }),
      hint: () => void desk.hints.ask(),
      stars: () => explore(desk),
      log: () => open('log'),
      rules: () => open('rules'),
    },
    escape: () => {
      if (session.showing.value) hurry();
      desk.press({ at: 'back' });
    },
    digit: (number) => {
      if (desk.drawing.value === undefined) return false;
      desk.press({ at: 'star', star: (number + 9) % 10 });
      return true;
    },
    wanted: ['[data-choice], [data-main]'],
  };
}

/** While the player explores stars all keys belong to that; while drawing, arrows move the ghost and Enter draws. */
function ownKey({ key, event }: Pressed, desk: Desk): boolean {
  if (desk.explored.value !== undefined) return exploring(key, desk);
  const arrow = ARROWS[key];
  if (arrow !== undefined && desk.drawing.value !== undefined) return moved(desk, arrow);
  // The text table has buttons: Enter elsewhere would draw a ghost that the player does not see.
  return key === 'Enter' && !settings.peek().textMode && enter(event, desk);
}

function moved(desk: Desk, arrow: { readonly x: number; readonly y: number }): boolean {
  desk.session.note.value = '';
  desk.press({ at: 'arrow', ...arrow });
  return true;
}

/** If no button has the focus, Enter presses the main button. */
function enter(event: KeyboardEvent, desk: Desk): boolean {
  if (event.target instanceof HTMLElement && event.target.closest('button, a') !== null) return false;
  if (desk.session.showing.value) hurry();
  else document.querySelector<HTMLElement>('[data-main]')?.click();
  return true;
}

/** Begins at the middle of the ghost, or at the star over the pole. */
export function explore(desk: Desk): void {
  const ghost = desk.ghost.value;
  const near = (place: number): number => {
    const { x, y } = PLACES[place] as { x: number; y: number };
    return Math.hypot(x - (ghost?.x ?? 0), y - (ghost?.y ?? 1));
  };
  const stars = KIND_OF.map((_, star) => star);
  const first = stars.reduce((best, star) => (near(star) < near(best) ? star : best));
  desk.explored.value = first;
  desk.session.answer(`${boardWords().explore.help} ${starWords(desk, first)}`);
}

function exploring(pressed: string, desk: Desk): boolean {
  const key = callOf(pressed, LETTERS) === 'stars' ? 'Escape' : pressed;
  if (stepStar(desk, key)) return true;
  if (key === 'Escape') leaveStars(desk);
  else if (key === 'Enter') {
    desk.press({ at: 'place', place: PLACES[desk.explored.value as number] as { x: number; y: number } });
    desk.explored.value = undefined;
  } else return false;
  return true;
}

/**
 * Goes to the next star: along the ring with left and right, to another ring with up and down. False for any other key.
 */
export function stepStar(desk: Desk, key: string): boolean {
  const star = desk.explored.value;
  if (star === undefined || !(key in ARROWS)) return false;
  const { x, y } = ARROWS[key] as { readonly x: 1 | -1; readonly y: 1 | -1 };
  lookAt(
    desk,
    x === 1 || x === -1 ? along(star, x, desk.degrees) : across(star, y === 1 ? -1 : 1, desk.degrees),
  );
  return true;
}

export function leaveStars(desk: Desk): void {
  desk.explored.value = undefined;
  desk.session.answer(boardWords().explore.leave);
}

function lookAt(desk: Desk, star: number): void {
  desk.explored.value = star;
  desk.session.answer(starWords(desk, star));
}

/** A star in words: its name, its kind, its current place, and whether it is free. */
export function starWords(desk: Desk, star: number): string {
  const { explore: words, kind } = boardWords();
  const bearing = bearingOf(star, desk.degrees);
  const site = desk.site.value;
  const trouble = site === undefined ? undefined : troubleAt(site, star);
  const owner = site === undefined ? undefined : ownerOf(site, star);
  const state = owner !== undefined ? words.usedBy(owner) : trouble === undefined ? words.free : words.hidden;
  const notes = [IS_CENTRAL[star] ? words.central : '', IS_OUTER[star] ? words.outer : ''];
  return [
    words.star(makeStar(star), kind[KIND_OF[star] as Kind], { ...bearing, hour: hourOf(bearing) }),
    state,
    ...notes,
  ]
    .filter((text) => text !== '')
    .join(', ');
}
