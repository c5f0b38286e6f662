// A position to look at, or the deal of a day with the best of its night.
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { DailyList } from '../../table/daily/DailyList.tsx';
import { BoardNow } from '../replay/BoardNow.tsx';
import { Board, Frame } from './Frame.tsx';
import { dealOf, type Found, type Laid, positionAsked } from './open-position.ts';
import { embedWords } from './words/index.ts';

/** `key` identifies the question, so that another address asks again. */
function useFound(key: string, find: () => Promise<Found>): Found | undefined {
  const [found, setFound] = useState<Found | undefined>(undefined);
  useEffect(() => {
    let left = false;
    let laid: Laid | undefined;
    const settle = (next: Found) => {
      if (!('trouble' in next)) laid = next;
      if (left) laid?.session.close();
      else setFound(next);
    };
    find().then(settle, () => settle({ trouble: appWords().error.text }));
    return () => {
      left = true;
      laid?.session.close();
    };
  }, [key]);
  return found;
}

export function Position({ game }: { game: GameId }) {
  const found = useFound(location.href, () => positionAsked(game, new URLSearchParams(location.search)));
  if (found === undefined) return <Notice title={appWords().loading} quiet />;
  if ('trouble' in found) return <Notice title={appWords().error.title} text={found.trouble} />;
  return (
    <Frame title={embedWords().position(nameOfGame(game))} href={`/rules/${game}`}>
      <Board>
        <BoardNow {...found} />
      </Board>
    </Frame>
  );
}

export function Daily({ game, day }: { game: GameId; day: string }) {
  const found = useFound(`${game} ${day}`, () => dealOf(game, day));
  if (found === undefined) return <Notice title={appWords().loading} quiet />;
  if ('trouble' in found) return <Notice title={appWords().error.title} text={found.trouble} />;
  return (
    <Frame title={embedWords().daily(nameOfGame(game), day)} href="/" way={embedWords().play}>
      <Board>
        <BoardNow {...found} />
      </Board>
      <DailyList game={game} day={day} />
    </Frame>
  );
}
