// A glyph per kind, so that colour is never the only sign.
import type { Locale } from '@planisphere/core';
import type { Kind } from '../rules/components.ts';
import { messagesOf } from './messages.ts';

export const GLYPHS: Readonly<Record<Kind, string>> = { red: '▲', white: '○', yellow: '◆', blue: '■' };
/** The same star where the player board covers it. */
export const COVERED_GLYPHS: Readonly<Record<Kind, string>> = {
  red: '▵',
  white: '◦',
  yellow: '⋄',
  blue: '▫',
};
export const POLE_GLYPH = '✶';
/** The round in which a star was used, written after it. */
export const MARKS = '¹²³⁴⁵⁶';

export function kindWord(kind: Kind, locale: Locale): string {
  return `${GLYPHS[kind]} ${messagesOf(locale).kinds[kind]}`;
}

export function eitherKind(kinds: readonly Kind[], locale: Locale): string {
  return kinds.map((kind) => kindWord(kind, locale)).join(` ${messagesOf(locale).or} `);
}
