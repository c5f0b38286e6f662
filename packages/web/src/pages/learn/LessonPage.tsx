// A lesson by its URL, /learn/GAME/N: the board of the game, with Noctua beside it. The last one is a guided game.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import type { Board, OpenBoard } from '../../table/board.ts';
import { boardOf } from '../../table/board-of.ts';
import { LESSON_COUNT, type Lesson } from '../../table/lesson.ts';
import { fetchRestOf } from '../../table/warming.ts';
import { Coach } from './Coach.tsx';
import { GuidedGame } from './GuidedGame.tsx';
import { LessonSource } from './lesson-source.ts';

interface Shown extends OpenBoard {
  readonly board: Board;
  readonly source: LessonSource;
  readonly lesson: Lesson;
}

async function openLesson(game: GameId, number: number): Promise<Shown | undefined> {
  const [course, board] = await Promise.all([SCREENS[game].course?.(), boardOf(game)]);
  const lesson = course?.lessons[number - 1];
  if (course === undefined || lesson === undefined) return undefined;
  const source = new LessonSource(course.game, lesson, () => settings.value.locale);
  const rivals = Array.from({ length: course.rivals }, () => ({ name: 'Noctua', bot: 'novice' }));
  const table = { id: `lesson-${number}`, game, seats: [{ name: '' }, ...rivals], options: {} };
  const { standing } = await source.look(0);
  const opened = board.open({ table, standing, source, viewer: 0, spectating: false, past: [] });
  return { ...opened, board, source, lesson };
}

export function LessonPage({ game, id }: { game: GameId; id: string }) {
  const number = Number(id);
  if (number === LESSON_COUNT && SCREENS[game].guidedGame !== undefined) return <GuidedGame game={game} />;
  return <Taught key={`${game} ${number}`} game={game} number={number} />;
}

function Taught({ game, number }: { game: GameId; number: number }) {
  const shown = useSignal<Shown | undefined>(undefined);
  const failed = useSignal<'missing' | 'error' | undefined>(undefined);
  useEffect(() => {
    let opened: Shown | undefined;
    let left = false;
    openLesson(game, number)
      .then((found) => {
        if (left) return;
        opened = found;
        shown.value = found;
        failed.value = found === undefined ? 'missing' : undefined;
        fetchRestOf(found?.board);
      })
      .catch(() => {
        failed.value = 'error';
      });
    return () => {
      left = true;
      opened?.session.close();
    };
  }, [game, number, shown, failed]);
  if (failed.value === 'missing')
    return <Notice title={appWords().missing.title} text={appWords().missing.text} />;
  if (failed.value === 'error') return <Notice title={appWords().error.title} text={appWords().error.text} />;
  if (shown.value === undefined) return <Notice title={appWords().loading} quiet />;
  const { Table, session, source, lesson } = shown.value;
  const coach = <Coach game={game} number={number} lesson={lesson} source={source} session={session} />;
  return <Table coach={coach} />;
}
