// The leaderboard of a game, with the bots that fix its scale; the player's own place, and the spread of all players.
import { LEADER_TIMES, type Leaderboard, type LeaderTime } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import type { PageAddress } from '../../base/navigation/pages.ts';
import { navigate } from '../../base/navigation/router.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { listName } from '../../table/rating/rating-words/index.ts';
import { readLeaderboard } from '../../table/rating/ratings.ts';
import { Ladder } from './Ladder.tsx';
import styles from './leaderboard.module.css';
import { Spread } from './Spread.tsx';
import { WhatCounts } from './WhatCounts.tsx';
import { leaderboardWords } from './words/index.ts';
import { Yours } from './Yours.tsx';

export function LeaderboardPage({ game }: PageAddress) {
  const list = useSignal<string | undefined>(undefined);
  const time = useSignal<LeaderTime>('all');
  const found = useSignal<Leaderboard | undefined>(undefined);
  const trouble = useSignal('');
  const words = leaderboardWords();
  useEffect(() => {
    let left = false;
    trouble.value = '';
    readLeaderboard(game, { list: list.value, time: time.value }).then(
      (board) => {
        if (!left) found.value = board;
      },
      (error: unknown) => {
        if (!left) trouble.value = error instanceof Error ? error.message : '';
      },
    );
    return () => {
      left = true;
    };
  }, [game, list.value, time.value, found, trouble]);
  const board = found.value?.list.game === game ? found.value : undefined;
  return (
    <Shell>
      <main class={styles.page} id="content">
        <header class={styles.head}>
          <div>
            <h1>{words.title}</h1>
            <p role="status">
              {board === undefined
                ? trouble.value
                : words.about(nameOfGame(game), listName(board.list), board.people, board.games)}
            </p>
          </div>
          <Choice<GameId>
            label={words.game}
            value={game}
            options={GAME_IDS.map((each) => ({ value: each, text: nameOfGame(each) }))}
            onChange={(each) => {
              list.value = undefined;
              navigate(`/leaderboard/${each}`, { replace: true });
            }}
          />
          {board === undefined ? undefined : <Lists board={board} onChange={(id) => (list.value = id)} />}
          <Choice<LeaderTime>
            label={words.time}
            value={time.value}
            options={LEADER_TIMES.map((each) => ({ value: each, text: words.times[each] }))}
            onChange={(each) => (time.value = each)}
          />
        </header>
        {board === undefined ? undefined : (
          <>
            <Ladder board={board} />
            <div class={styles.aside}>
              <Yours board={board} game={game} />
              <Spread board={board} />
              <WhatCounts />
              <a href={`/levels/${game}`}>{appWords().nav.levels}</a>
            </div>
          </>
        )}
      </main>
    </Shell>
  );
}

/** Three paces are all visible; a cooperative game has too many set-ups for that. */
function Lists({ board, onChange }: { board: Leaderboard; onChange: (id: string) => void }) {
  const words = leaderboardWords();
  const { lists, list } = board;
  const options = lists.map((each) => ({ value: each.id, text: listName(each) }));
  if (lists.length <= 3)
    return <Choice label={words.pace} value={list.id} options={options} onChange={onChange} />;
  return (
    <select
      class={ui.field}
      aria-label={words.setup}
      value={list.id}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
