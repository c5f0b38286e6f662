// The lines of a leaderboard as a table: people with their points and, for all time, the bots with theirs.
import type { Leaderboard, LeaderInfo } from '@planisphere/protocol';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { levelName } from '../../table/levels.ts';
import { Face } from '../../table/online/Face.tsx';
import { Capsule, Points, placeOn } from '../../table/rating/Points.tsx';
import { signed } from '../../table/rating/signed.ts';
import styles from './leaderboard.module.css';
import { leaderboardWords } from './words/index.ts';

type Bot = Leaderboard['bots'][number];
type Line = { readonly points: number; readonly person?: LeaderInfo; readonly bot?: Bot };

/** The round hundreds that enclose everybody shown. */
export function scaleOf({ rows, bots }: Leaderboard): { readonly low: number; readonly high: number } {
  const points = [...rows.map(({ rating }) => rating.points), ...bots.map((bot) => bot.points)];
  const low = Math.floor((Math.min(...points) - 50) / 200) * 200;
  return { low, high: Math.ceil((Math.max(...points) + 50) / 200) * 200 };
}

/** At most six, from end to end. */
function ticksOf({ low, high }: Scale): readonly number[] {
  const hundreds = (high - low) / 200;
  const step =
    200 * ([1, 2, 3, 4, 5].find((each) => hundreds % each === 0 && hundreds / each <= 5) ?? hundreds);
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
}

export function Ladder({ board }: { board: Leaderboard }) {
  const words = leaderboardWords();
  const { rows, bots, time } = board;
  const people: readonly Line[] = rows.map((person) => ({ points: person.rating.points, person }));
  const lines: readonly Line[] =
    time === 'all'
      ? [...people, ...bots.map((bot) => ({ points: bot.points, bot }))].sort((a, b) => b.points - a.points)
      : people;
  const scale = scaleOf(board);
  if (lines.length === 0) return <p class={`${ui.panel} ${styles.nobody}`}>{words.nobody[time]}</p>;
  return (
    <div class={`${ui.panel} ${styles.ladder}`}>
      <table>
        <caption class={ui.hidden}>{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.rating}</th>
            <td class={styles.wide} aria-hidden="true">
              <span class={styles.ends}>
                {ticksOf(scale).map((points) => (
                  <span key={points}>{points}</span>
                ))}
              </span>
            </td>
            <th scope="col" class={styles.games}>
              {words.games}
            </th>
            {time === 'all' ? undefined : <th scope="col">{words.gained}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ person, bot }) =>
            person !== undefined ? (
              <Person key={person.id} person={person} board={board} scale={scale} />
            ) : bot !== undefined ? (
              <BotLine key={bot.level} bot={bot} board={board} scale={scale} />
            ) : undefined,
          )}
        </tbody>
      </table>
    </div>
  );
}

type Scale = ReturnType<typeof scaleOf>;

function Person({ person, board, scale }: { person: LeaderInfo; board: Leaderboard; scale: Scale }) {
  const words = leaderboardWords();
  const { id, name, emblem, rank, rating, you, gained, played } = person;
  return (
    <tr class={you === true ? styles.you : ''}>
      <td class={styles.rank}>
        {rank ?? (
          <>
            <span aria-hidden="true">–</span>
            <span class={ui.hidden}>{words.unplaced}</span>
          </>
        )}
      </td>
      <th scope="row">
        <Face emblem={emblem} class={styles.face} />
        <a href={`/people/${id}`}>{name}</a>
        <small>{you === true ? words.you : rank === undefined ? words.unplaced : ''}</small>
      </th>
      <td>
        <Points rating={rating} />
      </td>
      <td class={styles.wide} aria-hidden="true">
        <BotLines board={board} scale={scale} />
        <Capsule rating={rating} {...scale} />
      </td>
      <td class={styles.games}>{played ?? rating.games}</td>
      {board.time === 'all' ? undefined : (
        <td class={styles.gained} data-moved={(gained ?? 0) < 0 ? 'down' : 'up'}>
          {signed(gained ?? 0)}
        </td>
      )}
    </tr>
  );
}

/** The lines of the bots cross the whole ladder, so that every capsule can be read against them. */
function BotLines({ board: { bots }, scale }: { board: Leaderboard; scale: Scale }) {
  return (
    <span class={styles.lines}>
      {bots.map(({ level, points }) => (
        <i key={level} style={{ left: `${placeOn(scale, points)}%` }} />
      ))}
    </span>
  );
}

interface BotLineProps {
  readonly bot: Bot;
  readonly board: Leaderboard;
  readonly scale: Scale;
}

function BotLine({ bot: { level, points }, board, scale }: BotLineProps) {
  const words = leaderboardWords();
  return (
    <tr class={styles.bot}>
      <td class={styles.rank}>
        <Glyph name="ui-bot" />
      </td>
      <th scope="row">
        <b>{appWords().botNames[level] ?? level}</b>
        <small>{words.bot(levelName(level))}</small>
      </th>
      <td>
        <b class={styles.fixed}>{points}</b>
        <span class={ui.hidden}> {words.fixed}</span>
      </td>
      <td class={styles.wide} aria-hidden="true">
        <BotLines board={board} scale={scale} />
        <span class={styles.line}>
          <i style={{ left: `${placeOn(scale, points)}%` }} />
        </span>
      </td>
      <td class={styles.games}>
        <small>{words.fixed}</small>
      </td>
    </tr>
  );
}
