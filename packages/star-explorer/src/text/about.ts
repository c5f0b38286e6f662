// What the game tells of a named tile: its kind, its size and its pattern.
import type { Locale } from '@planisphere/core';
import { TILES } from '../rules/tiles.ts';
import { stripsOf } from './canvas.ts';
import { kindWord } from './glyphs.ts';
import { messagesOf } from './messages.ts';
import { patternPicture } from './pattern.ts';

export function about(typed: string, locale: Locale): readonly string[] | undefined {
  const wanted = typed.trim().toLowerCase();
  const tile = TILES.findIndex(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  const found = TILES[tile];
  if (found === undefined) return undefined;
  const facts = `${found.name} (${found.id}), ${messagesOf(locale).size(found.size)}, ${kindWord(found.kind, locale)}`;
  const picture = stripsOf(patternPicture(tile, 0), (text) => text);
  return [facts, '', ...picture.map(({ shown }) => `  ${shown.trimEnd()}`)];
}
