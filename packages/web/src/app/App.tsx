// Shows the page that the URL names. The board and the pages behind the first screen load when first needed.

import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FIRST_GAME } from '../base/games.ts';
import { loadPage, type PageAddress, type PageName, pageAt } from '../base/navigation/pages.ts';
import { type Route, route } from '../base/navigation/router.ts';
import { documentTitle, ownTitle } from '../base/navigation/title.ts';
import { beginPage } from '../base/ui/focus.ts';
import { Notice } from '../base/ui/Notice.tsx';
import { nameOfGame } from '../base/words/game-name.ts';
import { appWords } from '../base/words/index.ts';
import { Home } from '../pages/home/Home.tsx';
import { Missing } from './Missing.tsx';

export function App() {
  const where = route.value;
  useSignalEffect(() => {
    document.title = documentTitle(ownTitle.value ?? titleOf(route.value));
  });
  const shown = useRef(where);
  useLayoutEffect(() => {
    if (shown.current !== where) beginPage();
    shown.current = where;
  }, [where]);
  if (where.page === 'home') return <Home />;
  if (where.page === 'missing') return <Missing />;
  const game = 'game' in where ? where.game : FIRST_GAME;
  const id = 'id' in where ? where.id : '';
  return <Later key={`${where.page} ${game}`} name={where.page} id={id} game={game} />;
}

function titleOf(where: Route): string {
  const name = {
    home: '',
    embed: '',
    missing: appWords().missing.title,
    online: appWords().home.friendTitle,
    table: 'game' in where ? nameOfGame(where.game) : '',
    learn: appWords().nav.learn,
    lesson: appWords().nav.learn,
    puzzles: appWords().nav.puzzles,
    puzzle: appWords().nav.puzzles,
    analysis: appWords().nav.analysis,
    editor: appWords().nav.analysis,
    studies: appWords().nav.studies,
    find: appWords().nav.find,
    study: appWords().nav.studies,
    pad: appWords().nav.rules,
    new: appWords().home.newTable,
    review: appWords().nav.review,
    logbook: appWords().nav.logbook,
    replay: appWords().nav.replay,
    tournaments: appWords().nav.tournaments,
    leaderboard: appWords().nav.leaderboard,
    levels: appWords().nav.levels,
    person: '',
    operator: '',
    settings: appWords().nav.settings,
    rules: appWords().nav.rules,
    statistics: appWords().nav.statistics,
  }[where.page];
  return name;
}

function Later({ name, id, game }: PageAddress & { name: PageName }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const Page = pageAt(name, game);
  const isThere = Page !== undefined;
  useEffect(() => {
    if (isThere) return;
    loadPage(name, game).then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [name, game, isThere]);
  if (Page !== undefined) return <Page id={id} game={game} />;
  if (state === 'failed') return <Notice title={appWords().error.title} text={appWords().error.text} />;
  return <Notice title={appWords().loading} quiet />;
}
