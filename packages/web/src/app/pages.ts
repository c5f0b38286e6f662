// The pages behind the first screen. Each is fetched when it is first needed, or before, and then kept.
import type { FunctionComponent } from 'preact';
import { BOARDS } from '../table/boards.ts';
import type { GameId } from '../table/games.ts';
import { Coming } from './Coming.tsx';
import type { Route } from './router.ts';

/** What a page is told by its URL. */
export interface Told {
  readonly id: string;
  readonly game: GameId;
}
type Page = FunctionComponent<Told>;
export type PageName = Exclude<Route['page'], 'home' | 'missing'>;

const loaders: Readonly<Record<PageName, (game: GameId) => Promise<Page>>> = {
  table: async () => (await import('../table/TablePage.tsx')).TablePage,
  online: async () => (await import('../online/OnlinePage.tsx')).OnlinePage,
  new: async (game) => (await BOARDS[game]?.setup()) ?? Coming,
  review: async () => (await import('../review/ReviewPage.tsx')).ReviewPage,
  logbook: async () => (await import('../logbook/LogbookPage.tsx')).LogbookPage,
  replay: async () => (await import('../replay/ReplayPage.tsx')).ReplayPage,
  learn: async () => (await import('../learn/LearnPage.tsx')).LearnPage,
  lesson: async () => (await import('../learn/LessonPage.tsx')).LessonPage,
  puzzles: async () => (await import('../puzzles/PuzzlesPage.tsx')).PuzzlesPage,
  puzzle: async () => (await import('../puzzles/PuzzlePage.tsx')).PuzzlePage,
  settings: async () => (await import('../pages/Settings.tsx')).Settings,
  rules: async () => (await import('../pages/RulesPage.tsx')).RulesPage,
  statistics: async (game) => (await BOARDS[game]?.statistics?.()) ?? Coming,
  gallery: async () => (await import('../pages/Gallery.tsx')).Gallery,
};

const loaded = new Map<string, Page>();

export function pageAt(name: PageName, game: GameId): Page | undefined {
  return loaded.get(`${name} ${game}`);
}

export async function loadPage(name: PageName, game: GameId): Promise<void> {
  loaded.set(`${name} ${game}`, await loaders[name](game));
}
