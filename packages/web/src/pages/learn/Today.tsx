// The day's puzzle of each game, with its position as a picture. They load when the end of the page comes near.
import type { Puzzle } from '@planisphere/bots/puzzles';
import { parseSeat } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import { dayOf } from '../../table/daily/daily.ts';
import { loadRules } from '../../table/games.ts';
import { useExhibits } from '../../table/rules/exhibits.ts';
import { Rating } from '../puzzles/Rating.tsx';
import { dailyNumber } from '../puzzles/sets.ts';
import styles from './afterwards.module.css';
import { learnWords } from './words/index.ts';

export function Today() {
  const near = useSignal(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (section.current === null) return undefined;
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) near.value = true;
      },
      { rootMargin: '400px' },
    );
    watching.observe(section.current);
    return () => watching.disconnect();
  }, [near]);
  return (
    <section aria-labelledby="learn-puzzles" ref={section}>
      <h2 id="learn-puzzles">
        <a href="/puzzle">{appWords().home.learnPuzzles}</a>
      </h2>
      <p>{learnWords().puzzlesLead}</p>
      <ul>
        {GAME_IDS.map((game) => (
          <li key={game}>
            <a class={`${ui.panel} ${styles.puzzle}`} href={`/puzzle/${game}`}>
              {near.value ? <Posed game={game} /> : <Card game={game} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Posed({ game }: { game: GameId }) {
  const found = useSignal<{ readonly puzzle: Puzzle; readonly task: string } | undefined>(undefined);
  useEffect(() => {
    void puzzleOf(game).then((puzzle) => {
      found.value = puzzle;
    });
  }, [game, found]);
  return <Card game={game} {...found.value} />;
}

/** Of today, and what is asked for. */
async function puzzleOf(game: GameId): Promise<{ puzzle: Puzzle; task: string } | undefined> {
  const [set, rules] = await Promise.all([SCREENS[game].puzzles?.(), loadRules(game)]);
  const puzzle = set?.puzzles[dailyNumber(dayOf(new Date()), set.puzzles.length) - 1];
  if (puzzle === undefined) return undefined;
  const best = rules.game.notation.parseEvent(puzzle.best);
  const asked = best.ok && best.value.by !== 'chance' ? best.value.action : undefined;
  return { puzzle, task: SCREENS[game].puzzleTask?.(asked)[settings.value.locale] ?? '' };
}

function Card({ game, puzzle, task }: { game: GameId; puzzle?: Puzzle; task?: string }) {
  return (
    <>
      <div class={styles.picture} aria-hidden="true" inert>
        {puzzle === undefined ? undefined : <Drawing game={game} puzzle={puzzle} />}
      </div>
      <span>
        <b>{nameOfGame(game)}</b>
        <Rating rating={puzzle?.rating ?? 0} />
      </span>
      <small>{task}</small>
    </>
  );
}

/** Around a picture in its frame. */
const MARGIN = 10;

function Drawing({ game, puzzle: { position, best } }: { game: GameId; puzzle: Puzzle }) {
  const Picture = useExhibits(game)?.Picture;
  const drawing = useRef<HTMLDivElement>(null);
  // All of it is seen, however high it is.
  useEffect(() => {
    const [inner, frame] = [drawing.current, drawing.current?.parentElement];
    if (inner === null || frame === null || frame === undefined) return undefined;
    const fit = (): void => {
      const fits = Math.min(
        (frame.clientWidth - 2 * MARGIN) / inner.offsetWidth,
        (frame.clientHeight - 2 * MARGIN) / inner.offsetHeight,
      );
      inner.style.setProperty('--fit', fits.toFixed(3));
    };
    const watching = new ResizeObserver(fit);
    for (const each of [inner, frame]) watching.observe(each);
    return () => watching.disconnect();
  }, [Picture]);
  if (Picture === undefined) return undefined;
  const seat = parseSeat(best.split(' ')[0] ?? '') ?? 0;
  return (
    <div ref={drawing}>
      <Picture line={position} held="" show="puzzle" seat={seat} />
    </div>
  );
}
