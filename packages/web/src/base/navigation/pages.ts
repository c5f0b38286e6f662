// The pages behind the first screen. Each loads when first needed, or earlier, and is then kept. The app registers how.
import type { FunctionComponent } from 'preact';
import type { GameId } from '../games.ts';
import type { Route } from './router.ts';

/** What a page learns from its URL. */
export interface PageAddress {
  readonly id: string;
  readonly game: GameId;
}
export type Page = FunctionComponent<PageAddress>;
export type PageName = Exclude<Route['page'], 'home' | 'missing'>;
export type PageLoaders = Readonly<Record<PageName, (game: GameId) => Promise<Page>>>;

let loaders: PageLoaders | undefined;
const loaded = new Map<string, Page>();

export function providePages(provided: PageLoaders): void {
  loaders = provided;
}

export function pageAt(name: PageName, game: GameId): Page | undefined {
  return loaded.get(`${name} ${game}`);
}

export async function loadPage(name: PageName, game: GameId): Promise<void> {
  if (loaders === undefined) throw new Error('nobody has provided the pages');
  loaded.set(`${name} ${game}`, await loaders[name](game));
}
