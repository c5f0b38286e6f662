// Finished skies side by side, each with its score and the way to its replay.
import { newCourse } from '@planisphere/core';
import { type Board, ROUNDS, type SeatScore, seatScore, starExplorer } from '@planisphere/star-explorer';
import { useMemo } from 'preact/hooks';
import { settings } from '../../base/settings/settings.ts';
import { nameOfGame } from '../../base/words/game-name.ts';
import { FinishedSky } from '../../games/star-explorer/board/FinishedSky.tsx';
import type { SavedTable } from '../../table/saved.ts';
import styles from './logbook.module.css';
import type { SkiesProps } from './Skies.tsx';
import type { Game } from './statistics.ts';
import { logbookWords } from './words/index.ts';

export function SkyGallery({ games }: SkiesProps) {
  return (
    <ul class={styles.skies}>
      {games.map((game) => (
        <Sky key={game.id} game={game} />
      ))}
    </ul>
  );
}

function Sky({ game }: { game: Game }) {
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
        aria-label={`${logbookWords().watch(nameOfGame(game.game), date)}: ${game.score}`}
      >
        <FinishedSky board={sky.board} score={sky.score} label="" />
        <b>{game.score}</b>
        <small>{date}</small>
      </a>
    </li>
  );
}

/** The owner's sky at the end; undefined when the rules no longer allow what was played. */
function skyOf({ options, seats, events }: SavedTable): { board: Board; score: SeatScore } | undefined {
  const decoded = starExplorer.decodeOptions(options);
  if (!decoded.ok) return undefined;
  let course = newCourse(starExplorer, decoded.value, seats.length);
  for (const line of events) {
    const event = starExplorer.notation.parseEvent(line);
    if (!event.ok) return undefined;
    course = course.with(event.value);
  }
  const board = course.state.boards[seats.findIndex(({ bot }) => bot === undefined)];
  return board === undefined ? undefined : { board, score: seatScore(board, ROUNDS) };
}
