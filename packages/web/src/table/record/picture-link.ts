// A link that shows a picture before it is opened. No server sees what stands after the #, so the query has the packed
// position, and nothing else of the game, for a server to draw (docs/decisions/0027).
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { LONGEST_LINK, pack } from './fragment.ts';

/** @param position in notation, as the person who opens the link sees it */
export async function withPicture(link: string, game: GameId, position: string): Promise<string> {
  const url = new URL(link, location.href);
  url.searchParams.set('show', `${game}.${await pack(position)}`);
  if (settings.value.locale !== 'en') url.searchParams.set('lang', settings.value.locale);
  return url.href.length > LONGEST_LINK ? new URL(link, location.href).href : url.href;
}
