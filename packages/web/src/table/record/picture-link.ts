// A link that shows a picture to those who have not opened it. What stands after the # no server sees; so the position that the
// link shows, and nothing else of the game, stands packed in its query, from which a server draws it (docs/decisions/0027).
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { LONGEST_LINK, pack } from './fragment.ts';

/** @param position in notation, as whoever opens the link sees it. */
export async function withPicture(link: string, game: GameId, position: string): Promise<string> {
  const url = new URL(link, location.href);
  url.searchParams.set('show', `${game}.${await pack(position)}`);
  if (settings.value.locale !== 'en') url.searchParams.set('lang', settings.value.locale);
  return url.href.length > LONGEST_LINK ? new URL(link, location.href).href : url.href;
}
