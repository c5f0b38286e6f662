// The pages beside the tables: every kind the address knows, each with what is seen once it is there.
interface Page {
  readonly path: string;
  readonly ready: string;
}

const GAMES = ['stellar', 'star-explorer', 'stellarion'];
const headed = (path: string): Page => ({ path, ready: 'main h1' });

export const PAGES: readonly Page[] = [
  headed('/'),
  headed('/settings'),
  headed('/learn'),
  headed('/puzzle'),
  headed('/logbook'),
  headed('/replay'),
  headed('/nowhere'),
  headed('/statistics/stellarion'),
  ...GAMES.flatMap((game) => [
    headed(`/rules/${game}`),
    headed(`/play/${game}/new`),
    headed(`/learn/${game}/goal`),
  ]),
];
