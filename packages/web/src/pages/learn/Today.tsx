// The day's puzzle of each game, with its position as a picture. They load when the end of the page comes near.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { type DayPuzzle, PuzzlePicture, puzzleOfToday } from '../puzzles/Picture.tsx';
import { Rating } from '../puzzles/Rating.tsx';
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
              {near.value ? <Posed game={game} /> : <Card game={game} posed={undefined} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Posed({ game }: { game: GameId }) {
  const found = useSignal<DayPuzzle | undefined>(undefined);
  useEffect(() => {
    void puzzleOfToday(game).then((puzzle) => {
      found.value = puzzle;
    });
  }, [game, found]);
  return <Card game={game} posed={found.value} />;
}

function Card({ game, posed }: { game: GameId; posed: DayPuzzle | undefined }) {
  return (
    <>
      <PuzzlePicture game={game} posed={posed} />
      <span>
        <b>{nameOfGame(game)}</b>
        <Rating rating={posed?.puzzle.rating ?? 0} />
      </span>
      <small>{posed?.task}</small>
    </>
  );
}
