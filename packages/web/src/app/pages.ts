// How to load the pages behind the first screen.
import type { PageLoaders } from '../base/navigation/pages.ts';
import { SCREENS } from '../games/index.ts';
import { Missing } from './Missing.tsx';

export const PAGES: PageLoaders = {
  table: async () => (await import('../pages/table/TablePage.tsx')).TablePage,
  online: async () => (await import('../pages/online/OnlinePage.tsx')).OnlinePage,
  new: async (game) =>
    (await SCREENS[game].setup?.()) ?? (await import('../table/setup/PlainSetup.tsx')).plainSetup(game),
  review: async () => (await import('../pages/review/ReviewPage.tsx')).ReviewPage,
  logbook: async () => (await import('../pages/logbook/LogbookPage.tsx')).LogbookPage,
  replay: async () => (await import('../pages/replay/ReplayPage.tsx')).ReplayPage,
  embed: async () => (await import('../pages/embed/EmbedPage.tsx')).EmbedPage,
  learn: async () => (await import('../pages/learn/LearnPage.tsx')).LearnPage,
  lesson: async () => (await import('../pages/learn/LessonPage.tsx')).LessonPage,
  puzzles: async () => (await import('../pages/puzzles/PuzzlesPage.tsx')).PuzzlesPage,
  puzzle: async () => (await import('../pages/puzzles/PuzzlePage.tsx')).PuzzlePage,
  analysis: async () => (await import('../pages/analysis/AnalysisPage.tsx')).AnalysisPage,
  editor: async () => (await import('../pages/analysis/editor/EditorPage.tsx')).EditorPage,
  tournaments: async () => (await import('../pages/tournaments/TournamentsPage.tsx')).TournamentsPage,
  find: async () => (await import('../pages/find/FindPage.tsx')).FindPage,
  studies: async () => (await import('../pages/study/StudiesPage.tsx')).StudiesPage,
  study: async () => (await import('../pages/study/StudyPage.tsx')).StudyPage,
  pad: async () => (await import('../pages/pad/PadPage.tsx')).PadPage,
  person: async () => (await import('../pages/person/PersonPage.tsx')).PersonPage,
  leaderboard: async () => (await import('../pages/leaderboard/LeaderboardPage.tsx')).LeaderboardPage,
  levels: async (game) => {
    const [{ levelsPage }, levels] = await Promise.all([
      import('../pages/levels/LevelsPage.tsx'),
      SCREENS[game].levels?.(),
    ]);
    return levels === undefined ? Missing : levelsPage(game, levels, await SCREENS[game].terms?.());
  },
  operator: async () => (await import('../pages/operator/OperatorPage.tsx')).OperatorPage,
  settings: async () => (await import('../pages/settings/Settings.tsx')).Settings,
  rules: async (game) => {
    const [{ rulesPage }, rules] = await Promise.all([
      import('../pages/rules/RulesPage.tsx'),
      SCREENS[game].rules(),
    ]);
    return rulesPage(rules);
  },
  statistics: async (game) => (await SCREENS[game].statistics?.()) ?? Missing,
};
