// Which screen the URL means. The board and the pages behind it load when they are first needed.
import { useSignalEffect } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Home } from '../home/Home.tsx';
import { t } from '../locales/index.ts';
import { BOARDS } from '../table/boards.ts';
import { GAME_NAMES, type GameId } from '../table/games.ts';
import { Notice } from '../ui/Notice.tsx';
import { type Route, route } from './router.ts';

/** What a page is told by its URL. */
interface Told {
  readonly id: string;
  readonly game: GameId;
}
type Page = FunctionComponent<Told>;

const pages: Readonly<Record<Exclude<Route['page'], 'home' | 'missing'>, (told: Told) => Promise<Page>>> = {
  table: async () => (await import('../table/TablePage.tsx')).TablePage,
  online: async () => (await import('../online/OnlinePage.tsx')).OnlinePage,
  new: async ({ game }) => (await BOARDS[game]?.setup()) ?? Coming,
  review: async () => (await import('../review/ReviewPage.tsx')).ReviewPage,
  logbook: async () => (await import('../logbook/LogbookPage.tsx')).LogbookPage,
  replay: async () => (await import('../replay/ReplayPage.tsx')).ReplayPage,
  learn: async () => (await import('../learn/LearnPage.tsx')).LearnPage,
  lesson: async () => (await import('../learn/LessonPage.tsx')).LessonPage,
  puzzles: async () => (await import('../puzzles/PuzzlesPage.tsx')).PuzzlesPage,
  puzzle: async () => (await import('../puzzles/PuzzlePage.tsx')).PuzzlePage,
  settings: async () => (await import('../pages/Settings.tsx')).Settings,
  rules: async () => (await import('../pages/RulesPage.tsx')).RulesPage,
  statistics: async ({ game }) => (await BOARDS[game]?.statistics?.()) ?? Coming,
  gallery: async () => (await import('../pages/Gallery.tsx')).Gallery,
};

function Coming() {
  return <Notice title={t().home.coming} text={t().home.comingText} />;
}

export function App() {
  const where = route.value;
  useSignalEffect(() => {
    document.title = titleOf(route.value);
  });
  if (where.page === 'home') return <Home />;
  if (where.page === 'missing') return <Notice title={t().missing.title} text={t().missing.text} />;
  const game = 'game' in where ? where.game : 'stellar';
  const id = 'id' in where ? where.id : '';
  return <Later key={`${where.page} ${game}`} load={pages[where.page]} id={id} game={game} />;
}

function titleOf(where: Route): string {
  const name = {
    home: '',
    missing: '',
    online: '',
    table: 'game' in where ? GAME_NAMES[where.game] : '',
    learn: t().nav.learn,
    lesson: t().nav.learn,
    puzzles: t().nav.puzzles,
    puzzle: t().nav.puzzles,
    new: t().setup.title,
    review: t().nav.review,
    logbook: t().nav.logbook,
    replay: t().nav.replay,
    settings: t().nav.settings,
    rules: t().nav.rules,
    gallery: t().nav.gallery,
    statistics: t().nav.statistics,
  }[where.page];
  return name === '' ? 'Planisphere' : `${name} · Planisphere`;
}

function Later({ load, id, game }: Told & { load: (told: Told) => Promise<Page> }) {
  const [page, setPage] = useState<{ Page: Page } | 'failed' | undefined>(undefined);
  useEffect(() => {
    load({ id: '', game }).then(
      (Page) => setPage({ Page }),
      () => setPage('failed'),
    );
  }, [load, game]);
  if (page === undefined) return <Notice title={t().loading} quiet />;
  if (page === 'failed') return <Notice title={t().error.title} text={t().error.text} />;
  return <page.Page id={id} game={game} />;
}
