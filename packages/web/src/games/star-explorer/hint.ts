// A hint at a Star Explorer table: first the part of the sky, then the ghost where a strong player would draw. It
// chooses a size or a kind but does not answer. A player who moves the ghost sees the ghost's own notes again.
import {
  type Action,
  type Drawing,
  HIDDEN,
  PLACES,
  type Place,
  type StarExplorer,
  starsOf,
} from '@planisphere/star-explorer';
import { GO_PLACE, type Hinting, type Mark, type Spot } from '../../table/advice/mark.ts';
import type { Desk } from './desk.ts';
import { FRAME, toPicture } from './geometry.ts';
import { ghostOver } from './handling.ts';
import { CHOICES_PLACE, choicePlace, NOTHING_PLACE, SKY_PLACE } from './places.ts';
import { referencesOn } from './references.ts';

/** The button that gives the answer. */
const GO: Mark = { place: GO_PLACE, as: 'to' };

export const hinting: Hinting<StarExplorer, Desk> = {
  keyOf: () => 0,
  lookFor: (desk, action) => {
    if (action.do !== 'draw') return [{ place: CHOICES_PLACE, as: 'look' }];
    return [skyMark(action, desk.degrees) ?? { place: NOTHING_PLACE, as: 'look' }];
  },
  wayTo: (desk, { stage, action }) => {
    if (action.do !== 'draw') return choiceMarks(desk, choiceOf(action));
    // A player who only knows where to look moves the ghost to try it.
    if (stage > 1 && !liesThere(desk, action)) return undefined;
    const sky = skyMark(action, desk.degrees);
    return sky === undefined ? [GO] : [sky, GO];
  },
  references: (desk) => referencesOn(desk.at.value.view, desk.at.value.seat),
  lay: (desk, action) => {
    if (action.do === 'draw') {
      if (action.drawing !== HIDDEN) desk.press({ at: 'drawing', drawing: action.drawing });
    } else if (desk.choice.value !== choiceOf(action)) desk.press({ at: 'choice', choice: choiceOf(action) });
  },
  take: (desk, action) => void desk.session.decide(action),
  handOver: (desk, action) => {
    if (action.do === 'draw') return action.drawing === HIDDEN ? [] : wayOfGhost(desk, action.drawing);
    const choice = choiceOf(action);
    return desk.choice.value === choice ? [] : [() => void desk.press({ at: 'choice', choice })];
  },
  happensAt: (desk, action) =>
    action.do === 'draw'
      ? [skyMark(action, desk.degrees) ?? { place: SKY_PLACE, as: 'look' }]
      : [{ place: choicePlace(choiceOf(action)), as: 'look' }],
};

/** The presses: quarter by quarter, then star by star to the place of the drawing. */
function wayOfGhost(desk: Desk, drawing: Drawing): readonly (() => void)[] {
  const [site, from] = [desk.drawing.value, desk.ghost.value];
  if (site === undefined || from === undefined) return [];
  const to = ghostOver(site, from, drawing);
  const quarters = (to.turns - from.turns + 4) % 4;
  const turn = quarters === 3 ? -1 : 1;
  const turns = Array.from({ length: Math.min(quarters, 4 - quarters) }, () => () => {
    desk.press({ at: 'turn', quarters: turn });
  });
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  const places = Array.from({ length: Math.max(0, steps - 1) }, (_, index) => ({
    x: from.x + Math.round((dx * (index + 1)) / steps),
    y: from.y + Math.round((dy * (index + 1)) / steps),
  }));
  return [
    ...turns,
    ...places.map((place) => () => void desk.press({ at: 'place', place })),
    () => void desk.press({ at: 'drawing', drawing }),
  ];
}

function choiceOf(action: Exclude<Action, { readonly do: 'draw' }>): string {
  return action.do === 'size' ? String(action.size) : action.kind;
}

function choiceMarks(desk: Desk, choice: string): readonly Mark[] | undefined {
  const chosen = desk.choice.value;
  if (chosen === undefined) return [{ place: choicePlace(choice), as: 'to' }];
  return chosen === choice ? [{ place: choicePlace(choice), as: 'from' }, GO] : undefined;
}

function liesThere(desk: Desk, { drawing }: Extract<Action, { readonly do: 'draw' }>): boolean {
  const laid = desk.laid.value?.drawing;
  if (laid === undefined || drawing === HIDDEN) return false;
  return laid.length === drawing.length && laid.every((line) => (drawing as Drawing).includes(line));
}

/** The gap around the stars of the drawing, wide enough not to trace them. */
const AIR = 90;
const LEAST = 240;

/** A ring around a drawing, with the disc turned by these degrees. */
export function skyMark(
  { drawing }: Pick<Extract<Action, { readonly do: 'draw' }>, 'drawing'>,
  degrees: number,
): Mark | undefined {
  if (drawing === HIDDEN || drawing.length === 0) return undefined;
  const points = starsOf(drawing as Drawing).map((star) => toPicture(PLACES[star] as Place, degrees));
  const mean = (of: (point: { x: number; y: number }) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const reach = Math.max(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
  const spot: Spot = {
    x: x - (FRAME.x + FRAME.width / 2),
    y: y - (FRAME.y + FRAME.height / 2),
    radius: Math.max(LEAST, reach + AIR),
    picture: FRAME,
  };
  return { place: SKY_PLACE, as: 'look', spot };
}
