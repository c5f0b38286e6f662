// The position in the query of a link, `show=GAME.PACKED`, as the app packs it (its table/record/picture-link.ts). The
// server learns nothing else of such a link: the rest stands after the #.
import { inflateRawSync } from 'node:zlib';
import { type Game, type Locale, localeOf } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import type { PictureJob } from './picture-job.ts';

/** Longer than any position of the games. */
const MOST_BYTES = 20_000;
/** Longer than any packed position in a link. */
const MOST_PACKED = 7000;

const WON = { en: 'Won', fr: 'Gagné' } as const;
const LOST = { en: 'Lost', fr: 'Perdu' } as const;

/** The language that the query of a link names. */
export function localeIn(query: URLSearchParams): Locale {
  return localeOf(query.get('lang'));
}

/** Undefined if the query shows nothing readable. */
export function jobShown(query: URLSearchParams): PictureJob | undefined {
  const [, id = '', packed = ''] = /^([a-z-]{1,40})\.([\w-]+)$/.exec(query.get('show') ?? '') ?? [];
  const found = findGame(id);
  const position = packed.length > MOST_PACKED ? undefined : unpacked(packed);
  if (found === undefined || position === undefined) return undefined;
  const { game, text } = found;
  const parsed = game.notation.parse(position);
  if (!parsed.ok) return undefined;
  const locale = localeIn(query);
  try {
    return { game: id, position, title: text.title[locale], under: resultOf(game, parsed.value, locale) };
  } catch {
    return undefined; // readable, but impossible by the rules
  }
}

function unpacked(packed: string): string | undefined {
  try {
    return inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES }).toString();
  } catch {
    return undefined; // cut or changed on its way
  }
}

/** '' while the game goes on. */
export function resultOf(game: Game, position: unknown, locale: Locale): string {
  const awaiting = game.awaiting(position);
  if (awaiting.kind !== 'over') return '';
  const { scores, winners } = awaiting.result;
  if (game.cooperative) return (winners.length > 0 ? WON : LOST)[locale];
  return scores.join(' : ');
}
