// What the ghost would bring, and what stands in its way: points, stars to extinguish, and each conflict with its rule.
import type { Frame } from '@planisphere/core';
import { check } from '../rules/check.ts';
import { isUsable, makeStar, POLE } from '../rules/disc.ts';
import { explain, priceOf } from '../rules/explain.ts';
import { boardOf, type Position } from '../rules/position.ts';
import { type Earned, earnedBy, kindsIn, LINE_POINTS, POINTS } from '../rules/scoring.ts';
import { hasThing } from '../rules/things.ts';
import { taskOf } from '../rules/weighting.ts';
import { type Ghost, ghostAction, ghostDrawing, ghostStars, isLeftOut } from './ghost.ts';
import { messagesOf } from './messages.ts';
import { starDigit } from './pattern.ts';
import { rules } from './rules.ts';

export interface Conflict {
  readonly rule: string;
  /** The pattern star in the way; undefined when it is the drawing as a whole. */
  readonly star: number | undefined;
}

/** What hangs over the edge is left out. Every other kept star that cannot be used; failing that, whatever the rules say about the whole. */
export function ghostConflicts(view: Position, ghost: Ghost): readonly Conflict[] {
  const stars = ghostStars(ghost).flatMap((place, star): Conflict[] => {
    const rule = isLeftOut(ghost, star) ? undefined : ruleAgainst(view, ghost, place);
    return rule === undefined ? [] : [{ rule, star }];
  });
  if (stars.length > 0) return stars;
  const kept = ghostStars(ghost).filter((place, star) => place !== undefined && !isLeftOut(ghost, star));
  if (kept.length === 1) return [{ rule: 'DRAW-8', star: undefined }];
  const refusal = check(view, ghost.seat, ghostAction(view, ghost));
  return refusal === undefined ? [] : [{ rule: refusal.rule, star: undefined }];
}

function ruleAgainst(view: Position, ghost: Ghost, place: number | undefined): string | undefined {
  if (place === undefined) return undefined;
  if (place === POLE) return 'DRAW-5';
  if (!isUsable(place, ghost.round)) return 'DRAW-4';
  const { taken } = taskOf(boardOf(view, ghost.seat), ghost.round);
  return hasThing(taken, place) ? 'DRAW-6' : undefined;
}

export interface Preview {
  readonly earned: Earned;
  readonly extinguished: number;
  /** Points lost on the board's own stars. */
  readonly cost: number;
}

/** Undefined while there is a conflict. */
export function ghostPreview(view: Position, ghost: Ghost): Preview | undefined {
  if (ghostConflicts(view, ghost).length > 0) return undefined;
  const board = boardOf(view, ghost.seat);
  const drawing = ghostDrawing(view, ghost);
  const { taken, weighting } = taskOf(board, ghost.round);
  const explained = explain(ghost.tile, drawing, taken);
  if (typeof explained === 'string') return undefined;
  const extinguished = priceOf(explained);
  const cost = weighting.price[extinguished] as number;
  return { earned: earnedBy(drawing, kindsIn(board, ghost.round)), extinguished, cost };
}

export function previewLines(view: Position, ghost: Ghost, frame: Frame): string[] {
  const preview = ghostPreview(view, ghost);
  return preview === undefined ? conflictLines(view, ghost, frame) : [pointsLine(preview, frame)];
}

function pointsLine({ earned, extinguished, cost }: Preview, { locale, paint }: Frame): string {
  const parts = [
    `${earned.current.length} × ${POINTS.current}`,
    `${earned.previous.length} × ${POINTS.previous}`,
    `${earned.joining.length} × ${LINE_POINTS}`,
  ];
  const words = messagesOf(locale);
  const sum = paint(`${parts.join(' + ')} = ${words.points(earned.points)}`, 'good');
  return extinguished === 0
    ? sum
    : `${sum}  ·  ${paint(words.ghost.extinguished(extinguished, cost), 'warn')}`;
}

/** The same rule is told once, with all the stars that break it. */
function conflictLines(view: Position, ghost: Ghost, { locale, paint }: Frame): string[] {
  const byRule = new Map<string, string[]>();
  for (const { rule, star } of ghostConflicts(view, ghost)) {
    const stars = byRule.get(rule) ?? [];
    if (star !== undefined) stars.push(nameOf(ghost, star));
    byRule.set(rule, stars);
  }
  return [...byRule].map(([rule, stars]) => {
    const where = stars.length === 0 ? '' : `${stars.join(' ')}: `;
    return paint(`✗ ${where}${rules[rule]?.[locale] ?? ''} [${rule}]`, 'warn');
  });
}

function nameOf(ghost: Ghost, star: number): string {
  const place = ghostStars(ghost)[star];
  return place === undefined ? starDigit(star) : `${starDigit(star)} (${makeStar(place)})`;
}
