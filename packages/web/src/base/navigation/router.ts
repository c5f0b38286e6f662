// Real URLs: every screen has one, so that back, reload, links and bookmarks work.
import { computed, signal } from '@preact/signals';
import { FIRST_GAME, type GameId, isGameId } from '../games.ts';
import { isEmbedded } from './embedded.ts';
import { closeLayer, countSteps, giveStep } from './layers.ts';

// The gallery is part of the rules, where each position stands beside the rule that it shows; its old address leads
// there.
if (/^\/gallery\/?$/.test(location.pathname)) history.replaceState(history.state, '', `/rules/${FIRST_GAME}`);

// The query shows a moment to programs that only look at the link: a visitor who goes on from here shares another
// moment.
const query = new URLSearchParams(location.search);
if (!isEmbedded && query.has('show')) {
  query.delete('show');
  query.delete('lang');
  const rest = query.size === 0 ? '' : `?${query}`;
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
}

const path = signal(location.pathname);

export type Route =
  | {
      readonly page:
        | 'home'
        | 'settings'
        | 'learn'
        | 'logbook'
        | 'puzzles'
        | 'studies'
        | 'find'
        | 'operator'
        | 'missing';
    }
  /** The id of a study of this device or of the server, or `gallery-GAME`. */
  | { readonly page: 'study'; readonly id: string }
  | { readonly page: 'rules' | 'new' | 'statistics' | 'analysis' | 'editor' | 'pad'; readonly game: GameId }
  | { readonly page: 'table' | 'lesson' | 'puzzle'; readonly game: GameId; readonly id: string }
  /** The id of a finished game, as for a replay. */
  | { readonly page: 'review'; readonly id: string }
  | { readonly page: 'leaderboard' | 'levels'; readonly game: GameId }
  /** The id of a person; `me` for oneself. */
  | { readonly page: 'person'; readonly id: string }
  /** A table on the server, by its code. */
  | { readonly page: 'online'; readonly id: string }
  /**
   * A table of this device, `t/CODE` for one of the server, or '': then the fragment has the record, if there is one.
   */
  | { readonly page: 'replay'; readonly id: string }
  /** '' for the list, `new` for a new one, or the id of one. */
  | { readonly page: 'tournaments'; readonly id: string }
  /** A frame in another page: the rest of the path says what it shows. */
  | { readonly page: 'embed'; readonly id: string };

export const route = computed<Route>(() => {
  const [first, second, third] = path.value.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'home' };
  if (first === 'learn')
    return isGameId(second) ? { page: 'lesson', game: second, id: third ?? '1' } : { page: 'learn' };
  if (first === 'puzzle')
    return isGameId(second) ? { page: 'puzzle', game: second, id: third ?? '' } : { page: 'puzzles' };
  if (isEmbedded) return { page: 'embed', id: path.value.slice('/embed/'.length) };
  if (first === 'settings' || first === 'logbook' || first === 'operator') return { page: first };
  if (first === 'tournaments') return { page: 'tournaments', id: second ?? '' };
  if (first === 'find') return { page: 'find' };
  if (first === 'study') return second === undefined ? { page: 'studies' } : { page: 'study', id: second };
  if (first === 'people') return { page: 'person', id: second ?? 'me' };
  if (first === 'leaderboard' || first === 'levels')
    return { page: first, game: isGameId(second) ? second : FIRST_GAME };
  if (first === 't' && second !== undefined) return { page: 'online', id: second };
  if (first === 'review' || first === 'replay')
    return { page: first, id: [second, third].filter(Boolean).join('/') };
  if (first === 'rules' || first === 'analysis' || first === 'editor' || first === 'pad')
    return { page: first, game: isGameId(second) ? second : FIRST_GAME };
  if (first === 'statistics' && isGameId(second)) return { page: 'statistics', game: second };
  if (first === 'play' && isGameId(second) && third === 'new') return { page: 'new', game: second };
  if (first === 'play' && isGameId(second) && third !== undefined)
    return { page: 'table', game: second, id: third };
  return { page: 'missing' };
});

export function navigate(to: string, { replace = false } = {}): void {
  if (isEmbedded) return void open(to, '_blank', 'noopener');
  // Leaving a page leaves its layers: the next page takes over their step of the history.
  if (giveStep() || replace) history.replaceState({}, '', to);
  else history.pushState({}, '', to);
  path.value = location.pathname;
  if (!replace) scrollTo(0, 0);
}

/** Plain clicks on links of this app change the page without loading it again. */
export function followLinks(): void {
  countSteps();
  addEventListener('popstate', () => {
    if (location.pathname === path.value) closeLayer();
    else path.value = location.pathname;
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : undefined;
    if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
      return;
    if (isEmbedded) {
      link.target = '_blank';
      return;
    }
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
