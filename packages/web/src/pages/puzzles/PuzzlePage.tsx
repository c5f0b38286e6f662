// A puzzle on the board of its game, by its URL: /puzzle/GAME is the day's, /puzzle/GAME/N one of the set,
// /puzzle/GAME/made one that a player made.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import type { LessonState } from '../../table/learn/lesson.ts';
import { fetchRestOf } from '../../table/warming.ts';
import { Done } from './Done.tsx';
import { keepOutcome, outcomeOf } from './kept.ts';
import { taskOf } from './naming.ts';
import { type Opened, openPuzzle, startThinker } from './open-puzzle.ts';
import { Panel } from './Panel.tsx';
import type { Miss, PuzzleSource } from './puzzle-source.ts';
import { Reason } from './reason.ts';
import type { PosedPuzzle } from './sets.ts';
import { puzzleWords } from './words/index.ts';

interface Shown extends Opened {
  readonly reason: Reason;
  /** The next untried puzzle. */
  readonly next: number | undefined;
}

async function nextOf({ game, number = 0 }: PosedPuzzle): Promise<number | undefined> {
  const puzzles = (await SCREENS[game].puzzles?.())?.puzzles ?? [];
  const numbers = puzzles.map((_, index) => ((number + index) % puzzles.length) + 1);
  return numbers.find((each) => each !== number && outcomeOf(game, each) === undefined);
}

function missedWords({ unit, values, best }: PosedPuzzle, { value }: Miss, left: number): string {
  const most = values[best];
  const far = most === undefined ? puzzleWords().missedMade : puzzleWords().missedFar;
  const said =
    value === undefined || most === undefined
      ? far
      : puzzleWords().missed(puzzleWords().value(unit, value), puzzleWords().value(unit, most), unit);
  return `${said} ${puzzleWords().left(left)}`;
}

/** What the board shows of the puzzle on it. */
function lessonOf(source: PuzzleSource): LessonState {
  const over = source.over.value;
  return {
    tasks: [taskOf(source)],
    hidesPoints: over === undefined,
    showsRival: true,
    title: over === undefined ? undefined : over === 'solved' ? puzzleWords().solved : puzzleWords().shown,
  };
}

export function PuzzlePage({ game, id }: { game: GameId; id: string }) {
  return <Opening key={`${game} ${id}`} game={game} id={id} />;
}

function Opening({ game, id }: { game: GameId; id: string }) {
  const shown = useSignal<Shown | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    const thinker = startThinker();
    let left = false;
    let opened: Opened | undefined;
    const open = async () => {
      opened = await openPuzzle({ game, id, thinker, words: missedWords });
      if (left || opened === undefined) {
        failed.value = opened === undefined;
        return;
      }
      const { posed } = opened.source;
      // Before the table is drawn: it would spend a tip that nobody sees.
      opened.session.lesson.value = lessonOf(opened.source);
      const reason = new Reason(opened.session, posed, thinker);
      shown.value = { ...opened, reason, next: await nextOf(posed) };
      fetchRestOf(opened.board);
    };
    open().catch(() => {
      failed.value = true;
    });
    return () => {
      left = true;
      opened?.session.close();
      thinker.end();
    };
  }, [game, id, shown, failed]);
  if (failed.value) return <Notice title={appWords().missing.title} text={appWords().missing.text} />;
  if (shown.value === undefined) return <Notice title={appWords().loading} quiet />;
  return <Playing {...shown.value} />;
}

function Playing({ Table, session, source, reason, next }: Shown) {
  const card = useSignal(false);
  useSignalEffect(() => {
    const over = source.over.value;
    session.lesson.value = lessonOf(source);
    // The card appears once the board has shown the solution.
    if (over === undefined || session.showing.value || session.deciding.value) return;
    keepOutcome(source.posed, source.outcome);
    card.value = true;
  });
  useSignalEffect(() => {
    // After the second miss the coach says where to look.
    if (source.misses.value.length === 2 && reason.moment.value !== 'thinking') void hint();
  });
  const say = (words: string) => {
    if (source.over.peek() !== undefined) return;
    session.note.value = words;
    session.answer(words);
  };
  const hint = async () => {
    const where = await reason.where();
    if (where !== undefined) say(`${session.note.peek()} ${puzzleWords().look(where)}`.trim());
  };
  source.onHint = async () => {
    const where = await reason.where();
    const none = reason.moment.peek() === 'thinking' ? puzzleWords().thinking : puzzleWords().noHint;
    say(where === undefined ? none : puzzleWords().look(where));
  };
  const giveUp = () => void session.stage.show(source.giveUp());
  const panel = (
    <Panel session={session} source={source} onGiveUp={giveUp} onCard={() => (card.value = true)} />
  );
  return (
    <>
      <Table coach={panel} beside="puzzle" />
      {card.value ? (
        <Done source={source} reason={reason} next={next} onClose={() => (card.value = false)} />
      ) : undefined}
    </>
  );
}
