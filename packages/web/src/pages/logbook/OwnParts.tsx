// What each game tells of one's games at it: its part of the logbook loads when there is a game to tell of.
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { later } from '../../base/ui/later.tsx';
import { SCREENS } from '../../games/index.ts';
import type { PlayedGame } from '../../table/logbook/statistics.ts';
import type { LogbookPart, LogbookProps } from '../../table/screens.ts';

const PARTS: readonly { readonly game: GameId; readonly Part: LogbookPart }[] = GAME_IDS.flatMap((game) => {
  const load = SCREENS[game].logbook;
  return load === undefined ? [] : [{ game, Part: later<LogbookProps>(load) }];
});

export function OwnParts({ games }: { games: readonly PlayedGame[] }) {
  return (
    <>
      {PARTS.map(({ game, Part }) => {
        const own = games.filter((each) => each.game === game && !each.assisted);
        return own.length === 0 ? undefined : <Part key={game} games={own} />;
      })}
    </>
  );
}
