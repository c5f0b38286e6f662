// The pages behind the first screen. Each is fetched when it is first needed, or before, and then kept.
import type { FunctionComponent } from 'preact';
import type { GameId } from '../base/games.ts';
import type { Route } from '../base/navigation/router.ts';
import { BOARDS } from '../games/index.ts';
import { Coming } from './Coming.tsx';

/** What a page is told by its URL. */
export interface Told {
  readonly id: string;
  readonly game: GameId;
}
type Page = FunctionComponent<Told>;
export type PageName = Exclude<Route['page'], 'home' | 'missing'>;

const loaders: Readonly<Record<PageName, (game: GameId) => Promise<Page>>> = {
  table: async () => (await import('../pages/table/TablePage.tsx')).TablePage,
  online: async () => (await import('../pages/online/OnlinePage.tsx')).OnlinePage,
  new: async (game) => (await BOARDS[game]?.setup()) ?? Coming,
  review: async () => (await import('../pages/review/ReviewPage.tsx')).ReviewPage,
  logbook: async () => (await import('../pages/logbook/LogbookPage.tsx')).LogbookPage,
  replay: async () => (await import('../pages/replay/ReplayPage.tsx')).ReplayPage,
  learn: async () => (await import('../pages/learn/LearnPage.tsx')).LearnPage,
  lesson: async () => (await import('../pages/learn/LessonPage.tsx')).LessonPage,
  puzzles: async () => (await import('../pages/puzzles/PuzzlesPage.tsx')).PuzzlesPage,
  puzzle: async () => (await import('../pages/puzzles/PuzzlePage.tsx')).PuzzlePage,
  settings: async () => (await import('../pages/settings/Settings.tsx')).Settings,
  rules: async () => (await import('../pages/rules/RulesPage.tsx')).RulesPage,
  statistics: async (game) => (await BOARDS[game]?.statistics?.()) ?? Coming,
  gallery: async () => (await import('../pages/gallery/Gallery.tsx')).Gallery,
};

const loaded = new Map<string, Page>();

export function pageAt(name: PageName, game: GameId): Page | undefined {
  return loaded.get(`${name} ${game}`);
}

export async function loadPage(name: PageName, game: GameId): Promise<void> {
  loaded.set(`${name} ${game}`, await loaders[name](game));
}
