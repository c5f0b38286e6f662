// Every page of the app, by the names of its addresses: without a new page here this file does not compile.
import type { Page } from '@playwright/test';
import type { Route } from '../../src/base/navigation/router.ts';
import { type Chosen, open } from '../browser/app.ts';
import { reach } from './reach.ts';
import { STATES, type State } from './states.ts';

/** One page, and how to get there. */
export interface Visit {
  readonly name: string;
  readonly arrive: (page: Page, look: Chosen) => Promise<void>;
}

const GAMES = Object.keys(STATES);
const HEADED = 'main h1';

/** By its address alone; loaded once this is there. */
const at = (path: string, ready = HEADED): Visit => ({
  name: path,
  arrive: async (page, look) => {
    await open(page, path, look);
    await page.locator(ready).locator('visible=true').first().waitFor();
  },
});

/** A state of the matrix, or another page about the same table. */
const inState = (game: string, name: string, other: Partial<State> = {}): Visit => {
  const state = STATES[game]?.find((each) => each.name === name);
  if (state === undefined) throw new Error(`the matrix has no ${name} of ${game}`);
  const seen = { ...state, ...other };
  return {
    name: `${seen.path ?? `/play/${game}`} (${game}, ${name})`,
    arrive: (page, look) => reach(page, game, seen, look),
  };
};

const waitingRoom: Visit = {
  name: 'a waiting room',
  arrive: async (page, look) => {
    await open(page, '/', look);
    await page.request.put('/api/me', {
      data: { name: 'Ada', emblem: 'comet', locale: look.locale ?? 'en' },
    });
    const data = { game: 'stellar', seats: [{ kind: 'person' }, { kind: 'person' }] };
    const opened = (await (await page.request.post('/api/tables', { data })).json()) as { code: string };
    await page.goto(`/t/${opened.code}`);
    await page.locator('main input[readonly]').first().waitFor();
  },
};

/** The server itself makes a cup of every game each day. */
const cupOfToday = at(`/tournaments/cup-stellar-${new Date().toISOString().slice(0, 10)}`);

export const PAGES: Readonly<Record<Route['page'], readonly Visit[]>> = {
  home: [at('/')],
  missing: [at('/nowhere')],
  settings: [at('/settings')],
  operator: [at('/operator')],
  learn: [at('/learn')],
  lesson: GAMES.flatMap((game) => [at(`/learn/${game}/goal`), inState(game, 'lesson')]),
  puzzles: [at('/puzzle')],
  puzzle: GAMES.map((game) => inState(game, 'puzzle')),
  logbook: [at('/logbook'), inState('stellarion', 'replay', { path: '/logbook', ready: HEADED })],
  rules: GAMES.map((game) => at(`/rules/${game}`)),
  new: GAMES.map((game) => at(`/play/${game}/new`)),
  table: GAMES.flatMap((game) => [inState(game, 'play'), inState(game, 'end')]),
  person: [at('/people/me')],
  leaderboard: GAMES.map((game) => at(`/leaderboard/${game}`)),
  levels: GAMES.map((game) => at(`/levels/${game}`)),
  statistics: [at('/statistics/stellarion')],
  analysis: GAMES.map((game) => at(`/analysis/${game}`, 'main aside, main section')),
  editor: GAMES.map((game) => at(`/editor/${game}`)),
  find: [at('/find')],
  studies: [at('/study')],
  study: [
    at('/study/nowhere-1'),
    ...GAMES.map((game) => at(`/study/gallery-${game}`, 'main aside, main section')),
  ],
  pad: GAMES.map((game) => at(`/pad/${game}`)),
  online: [at('/t/AAA-AAA'), waitingRoom],
  tournaments: [at('/tournaments'), at('/tournaments/new'), cupOfToday],
  review: GAMES.map((game) => inState(game, 'replay', { path: '/review/matrix', ready: HEADED })),
  replay: [at('/replay'), ...GAMES.map((game) => inState(game, 'replay'))],
  embed: [
    at('/embed/nothing'),
    at('/embed/puzzle/stellar/4', 'main button'),
    at('/embed/replay/master/stellarion', 'main'),
  ],
};
