// What both languages need of two compared lines: the steps, what tells two drawings apart, and the most that the tile
// allows.
import { type Board, type Drawing, type StarExplorer, starsOf } from '@planisphere/star-explorer';
import type { Subject } from '../../review/claim.ts';
import type { Spoken } from '../../review/coach.ts';
import { countedOf, drawnIn } from './counted.ts';
import { mostNow } from './prospects.ts';
import { type NamedStep, stepOf } from './steps.ts';

export type SpokenLines = Spoken<StarExplorer>;

const otherOf = (about: Subject): Subject => (about === 'best' ? 'played' : 'best');

export function stepIn({ compared: { before, seat, lines } }: SpokenLines, about: Subject): NamedStep {
  return stepOf(before, seat, lines[about]);
}

/**
 * What tells a drawing from the other one in the same part of the sky: other points, more or fewer stars, or what it uses.
 * If all are the same, only the picture tells them apart, and the one that was not played, or is not asked for, is
 * “another”.
 */
export type Mark =
  /** `atOnce`: at the end both have the same points. */
  | { readonly by: 'points'; readonly points: number; readonly atOnce: boolean }
  | { readonly by: 'stars'; readonly stars: number }
  | { readonly by: Used; readonly count: number }
  | { readonly by: 'another' };

/** Undefined if the part of the sky is enough. */
export function markOf(spoken: SpokenLines, about: Subject): Mark | undefined {
  const [own, other] = [stepIn(spoken, about), stepIn(spoken, otherOf(about))];
  if (own.do !== 'draw' || other.do !== 'draw' || own.section !== other.section) return undefined;
  if (own.gain !== other.gain) return { by: 'points', points: own.gain, atOnce: spoken.even === true };
  const [stars, others] = [starsIn(spoken, about), starsIn(spoken, otherOf(about))];
  if (stars.length !== others.length) return { by: 'stars', stars: stars.length };
  const [uses, itsUses] = [countedIn(spoken, about), countedIn(spoken, otherOf(about))];
  const by = USES.find((each) => uses?.[each] !== itsUses?.[each]);
  if (by !== undefined && uses !== undefined) return { by, count: uses[by] };
  const { [about]: mood, [otherOf(about)]: otherMood } = spoken.mood;
  return mood === 'would' || (mood === otherMood && about === 'played') ? { by: 'another' } : undefined;
}

const USES = ['outer', 'central', 'axis'] as const;
type Used = (typeof USES)[number];

function countedIn(
  { compared: { before, seat, lines } }: SpokenLines,
  about: Subject,
): Readonly<Record<Used, number>> | undefined {
  const drawn = drawnIn(lines[about]);
  return drawn && countedOf(before, seat, drawn);
}

/** The round of the decision. */
export function roundOf({ compared: { before, seat, lines } }: SpokenLines): number {
  return drawnIn(lines.best)?.round ?? (before.boards[seat] as Board).drawings.length + 1;
}

function drawingIn({ compared: { lines } }: SpokenLines, about: Subject): Drawing {
  return (drawnIn(lines[about])?.drawing ?? []) as Drawing;
}

const starsIn = (spoken: SpokenLines, about: Subject): readonly number[] => starsOf(drawingIn(spoken, about));

/** Undefined if nothing is to be drawn. */
export function mostIn({ compared: { before, seat, lines } }: SpokenLines): number | undefined {
  const drawn = drawnIn(lines.best);
  return drawn && mostNow(before, seat, drawn.round);
}
