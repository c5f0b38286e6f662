// Cards for people: a glyph for the type, the two letters that can be typed, a colour for the galaxy.

import { GALAXY_LETTERS } from '../notation/words.ts';
import { BLACK_HOLE, type Card, GALAXIES, type Galaxy, galaxyOf, isTyped, typeOf } from '../rules/cards.ts';
import type { Messages } from './messages.ts';
import type { Run } from './pad.ts';

export const TYPE_GLYPHS = ['▲', '≈', '✶', '●'] as const;
const HOLE_GLYPH = '◌';
const MIRROR_GLYPH = '◨';

/** `Sa`, in the letters of the language. */
export function codeOf(card: Card, messages: Messages): string {
  if (!isTyped(card)) return card === BLACK_HOLE ? messages.holeCode : messages.mirrorCode;
  return `${messages.letters[typeOf(card)]}${GALAXY_LETTERS[galaxyOf(card)]}`;
}

/** `Alpha ship`. */
export function nameOfCard(card: Card, messages: Messages): string {
  if (!isTyped(card)) return card === BLACK_HOLE ? messages.blackHole : messages.mirror;
  return messages.cardName(messages.types[typeOf(card)]!, messages.galaxies[galaxyOf(card)]!);
}

export function glyphOf(card: Card): string {
  if (!isTyped(card)) return card === BLACK_HOLE ? HOLE_GLYPH : MIRROR_GLYPH;
  return TYPE_GLYPHS[typeOf(card) as 0];
}

export function toneOf(card: Card): string {
  return isTyped(card) ? GALAXIES[galaxyOf(card)] : card === BLACK_HOLE ? 'hole' : 'strong';
}

export function cardRun(card: Card, messages: Messages): Run {
  return { text: `${glyphOf(card)}${codeOf(card, messages)}`, tone: toneOf(card) };
}

/** Several cards, a space between them. */
export function cardRuns(cards: readonly Card[], messages: Messages): Run[] {
  return cards.flatMap((card, index) => [...(index === 0 ? [] : [{ text: ' ' }]), cardRun(card, messages)]);
}

export function galaxyRun(galaxy: Galaxy): Run {
  return { text: GALAXY_LETTERS[galaxy]!, tone: GALAXIES[galaxy] };
}

export function listOf(cards: readonly Card[], messages: Messages): string {
  return cards.map((card) => nameOfCard(card, messages)).join(', ');
}
