// A new table of a game without choices of its own: the players, and the button to begin.
import { CARDS } from '@planisphere/games/rules';
import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { newPlan } from './plan.ts';
import { SetupPage } from './SetupPage.tsx';
import { COMPANIES } from './terms.ts';

export function plainSetup(game: GameId): FunctionComponent {
  const { about, defaultTable, players } = CARDS[game];
  const companies = COMPANIES.filter((company) => company !== 'alone' || players.min === 1);
  return function PlainSetup() {
    const plan = useMemo(() => newPlan(game, defaultTable.opponent === undefined ? 'alone' : 'bot'), []);
    return (
      <SetupPage
        plan={plan}
        companies={companies}
        mostOthers={players.max - 1}
        summary={about[settings.value.locale]}
        options={() => defaultTable.options}
      >
        {undefined}
      </SetupPage>
    );
  };
}
