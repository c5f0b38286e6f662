// What a frame in another page shows, by its address:
//   /embed/position/GAME?position=…    a position in the game's notation
//   /embed/replay/t/CODE, /embed/replay/master/GAME, or /embed/replay with the record in the fragment, as /replay has them
//   /embed/puzzle/GAME/N               N as in /puzzle: a number, nothing for the day's, or made
//   /embed/daily/GAME/DAY              DAY as 2026-11-15; today where it is left out
import { isDay } from '@planisphere/protocol';
import { type GameId, isGameId } from '../../base/games.ts';
import { THEMES } from '../../base/settings/settings.ts';
import { LOCALES } from '../../base/words/languages.ts';
import { dayOf } from '../../table/daily/daily.ts';

export type Embedded =
  | { readonly show: 'position'; readonly game: GameId }
  | { readonly show: 'replay'; readonly id: string }
  | { readonly show: 'puzzle'; readonly game: GameId; readonly id: string }
  | { readonly show: 'daily'; readonly game: GameId; readonly day: string };

/** Undefined if the path means nothing. */
export function embeddedAt(path: string): Embedded | undefined {
  const [show, first, second, ...more] = path.split('/');
  if (more.length > 0) return undefined;
  if (show === 'replay') return { show, id: [first, second].filter(Boolean).join('/') };
  if (!isGameId(first)) return undefined;
  if (show === 'position' && second === undefined) return { show, game: first };
  if (show === 'puzzle') return { show, game: first, id: second ?? '' };
  const day = second ?? dayOf(new Date());
  return show === 'daily' && isDay(day) ? { show, game: first, day } : undefined;
}

/** The language and theme that the surrounding page asks for. */
export function dressAsked(query: URLSearchParams): {
  readonly locale?: (typeof LOCALES)[number];
  readonly theme?: (typeof THEMES)[number];
} {
  const locale = LOCALES.find((each) => each === query.get('lang'));
  const theme = THEMES.find((each) => each === query.get('theme'));
  return { ...(locale !== undefined && { locale }), ...(theme !== undefined && { theme }) };
}
