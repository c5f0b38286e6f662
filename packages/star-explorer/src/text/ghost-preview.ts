// What the ghost would bring, and what is in its way: points, stars to extinguish, and each obstacle with its rule.
import { brokenText, COLON, type Frame } from '@planisphere/core';
import { makeStar, type Place } from '../rules/disc.ts';
import { explain, priceOf } from '../rules/explain.ts';
import { makeLine } from '../rules/lines.ts';
import { type Obstacle, obstaclesOf } from '../rules/obstacles.ts';
import { boardOf, drawnBefore, type Position } from '../rules/position.ts';
import { type Earnings, earnedBy, kindsIn } from '../rules/scoring.ts';
import { taskOf } from '../rules/weighting.ts';
import { type Ghost, ghostDrawing, ghostPlaces, ghostStars } from './ghost.ts';
import { messagesOf } from './messages.ts';
import { starDigit } from './pattern.ts';
import { obstacleText } from './refusal.ts';
import { sideOf } from './side.ts';

/** What is in the way of the ghost; stars beyond the edge are left out if the rest holds together. */
export function ghostObstacles(view: Position, ghost: Ghost): readonly Obstacle[] {
  const { tile, round, out } = ghost;
  const before = drawnBefore(boardOf(view, ghost.seat), round);
  return obstaclesOf({ tile, round, out, before, places: ghostPlaces(ghost) });
}

/**
 * By obstacle: the rule that it breaks. A drawing in pieces breaks DRAW-8, whatever keeps the pieces apart.
 */
const RULES: Readonly<Record<Obstacle['kind'], string>> = {
  ...{ pole: 'DRAW-5', covered: 'DRAW-4', used: 'DRAW-6' },
  ...{ edge: 'DRAW-8', crossing: 'DRAW-8', apart: 'DRAW-8', alone: 'DRAW-8' },
};

export interface Preview {
  readonly earned: Earnings;
  readonly extinguished: number;
  /** Points lost on the board's own stars. */
  readonly cost: number;
}

/** Undefined while something is in the way. */
export function ghostPreview(view: Position, ghost: Ghost): Preview | undefined {
  if (ghostObstacles(view, ghost).length > 0) return undefined;
  const board = boardOf(view, ghost.seat);
  const drawing = ghostDrawing(view, ghost);
  const { taken, weighting } = taskOf(board, ghost.round);
  const explained = explain(ghost.tile, drawing, taken);
  if (typeof explained === 'string') return undefined;
  const extinguished = priceOf(explained);
  const cost = weighting.price[extinguished] as number;
  return { earned: earnedBy(drawing, kindsIn(board, ghost.round)), extinguished, cost };
}

/** `column`: how many columns there are for the text, if they are few. */
type Narrow = Frame & { readonly column?: number };

export function previewLines(view: Position, ghost: Ghost, frame: Narrow): string[] {
  const preview = ghostPreview(view, ghost);
  return preview === undefined ? obstacleLines(view, ghost, frame) : pointsLines(preview, frame);
}

function pointsLines({ earned, extinguished, cost }: Preview, frame: Narrow): string[] {
  const { locale, paint, column } = frame;
  const parts = [
    `${earned.current.length} × ${earned.values.current}`,
    `${earned.previous.length} × ${earned.values.previous}`,
    `${earned.joining.length} × ${earned.values.line}`,
  ];
  const words = messagesOf(locale);
  const sum = `${parts.join(' + ')} = ${words.points(earned.points)}`;
  const lost = extinguished === 0 ? '' : words.ghost.extinguished(extinguished, cost);
  if (column === undefined)
    return [[paint(sum, 'good'), ...(lost === '' ? [] : [paint(lost, 'warn')])].join('  ·  ')];
  const said = brokenText(sum, column).map((line) => paint(line, 'good'));
  return lost === '' ? said : [...said, ...brokenText(lost, column).map((line) => paint(line, 'warn'))];
}

/** Its place, its kind, and the rule. */
function obstacleLines(view: Position, ghost: Ghost, { locale, paint, column }: Narrow): string[] {
  const board = boardOf(view, ghost.seat);
  return ghostObstacles(view, ghost).flatMap((obstacle) => {
    const places =
      'stars' in obstacle ? obstacle.stars.map((star) => nameOf(ghost, star)) : linesIn(obstacle);
    // The chart does not turn with the disc.
    const spots = 'stars' in obstacle ? obstacle.stars.map((star) => ghostPlaces(ghost)[star] as Place) : [];
    const text = obstacleText(obstacle, { board, side: sideOf(spots, 0), locale });
    const line = `✗ ${places.join(' ')}${COLON[locale]} ${text} [${RULES[obstacle.kind]}]`;
    const lines = column === undefined ? [line] : brokenText(line, column);
    return lines.map((each) => paint(each, 'warn'));
  });
}

function linesIn({ cuts }: Extract<Obstacle, { kind: 'crossing' }>): string[] {
  return cuts.map(({ line, over }) => `${makeLine(line)} × ${makeLine(over)}`);
}

function nameOf(ghost: Ghost, star: number): string {
  const place = ghostStars(ghost)[star];
  return place === undefined ? starDigit(star) : `${starDigit(star)} (${makeStar(place)})`;
}
