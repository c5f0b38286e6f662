// The best skies of the player's games side by side, each with its score and the link to its replay.
import { newCourse } from '@planisphere/core';
import { type Board, ROUNDS, type SeatScore, seatScore, starExplorer } from '@planisphere/star-explorer';
import { useMemo } from 'preact/hooks';
import { settings } from '../../../base/settings/settings.ts';
import ui from '../../../base/ui/ui.module.css';
import { nameOfGame } from '../../../base/words/game-name.ts';
import type { PlayedGame } from '../../../table/logbook/statistics.ts';
import { playedWords } from '../../../table/logbook/words.ts';
import { ownSeatOf, type SavedTable } from '../../../table/saved.ts';
import type { LogbookProps } from '../../../table/screens.ts';
import { FinishedSky } from '../board/FinishedSky.tsx';
import { boardWords } from '../words/index.ts';
import styles from './skies.module.css';

const SHOWN = 5;

export function Skies({ games }: LogbookProps) {
  const best = games
    .filter(({ ended }) => ended === undefined)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SHOWN);
  if (best.length === 0) return undefined;
  return (
    <section class={ui.panel}>
      <h2>{boardWords().bestSkies}</h2>
      <ul class={styles.skies}>
        {best.map((game) => (
          <Sky key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Sky({ game }: { game: PlayedGame }) {
  const sky = useMemo(() => skyOf(game.table), [game.table]);
  const date = new Date(game.when).toLocaleDateString(settings.value.locale, {
    day: 'numeric',
    month: 'short',
  });
  if (sky === undefined) return undefined;
  return (
    <li>
      <a
        href={`/replay/${game.id}`}
        aria-label={`${playedWords().watch(nameOfGame(game.game), date)}: ${game.score}`}
      >
        <FinishedSky board={sky.board} score={sky.score} label="" />
        <b>{game.score}</b>
        <small>{date}</small>
      </a>
    </li>
  );
}

/** The owner's sky at the end; undefined if the rules refuse the log. */
function skyOf({ options, seats, events }: SavedTable): { board: Board; score: SeatScore } | undefined {
  const decoded = starExplorer.decodeOptions(options);
  if (!decoded.ok) return undefined;
  let course = newCourse(starExplorer, decoded.value, seats.length);
  for (const line of events) {
    const event = starExplorer.notation.parseEvent(line);
    if (!event.ok) return undefined;
    course = course.with(event.value);
  }
  const board = course.state.boards[ownSeatOf({ seats })];
  return board === undefined ? undefined : { board, score: seatScore(board, ROUNDS) };
}
