// A lesson by its URL, /learn/GAME/N, or /learn/GAME/EXPANSION-N: the board of the game, with Noctua beside it. The
// first shows how to win, the last is a guided game.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import type { LessonHints } from '../../table/advice/guide.ts';
import type { Board, OpenBoard } from '../../table/board.ts';
import { boardOf } from '../../table/board-of.ts';
import { type CourseDoor, parseLesson } from '../../table/learn/course-door.ts';
import type { CourseName } from '../../table/learn/progress.ts';
import { fetchRestOf } from '../../table/warming.ts';
import { Coach, type Taught } from './Coach.tsx';
import { Showing } from './demonstration.ts';
import { GoalPage } from './GoalPage.tsx';
import { GuidedGame } from './GuidedGame.tsx';
import { LessonSource } from './lesson-source.ts';
import { OnBoard } from './OnBoard.tsx';

interface Wanted {
  readonly name: CourseName;
  readonly door: CourseDoor;
  readonly number: number;
}

interface Shown extends Pick<OpenBoard, 'Table'> {
  readonly board: Board;
  readonly hints: LessonHints | undefined;
  readonly taught: Taught;
}

async function openLesson({ name, door, number }: Wanted): Promise<Shown | undefined> {
  const { game } = name;
  const [course, board] = await Promise.all([door.course(), boardOf(game)]);
  const lesson = course.lessons[number - 1];
  if (lesson === undefined) return undefined;
  const { isWhole } = course;
  const locale = () => settings.value.locale;
  const source = new LessonSource(course.game, lesson, { locale, ...(isWhole && { isWhole }) });
  const rivals = Array.from({ length: course.rivals }, () => ({ name: 'Noctua', bot: 'novice' }));
  const table = { id: `lesson-${number}`, game, seats: [{ name: '' }, ...rivals], options: {} };
  const { standing } = await source.look(0);
  const opened = board.open({ table, standing, source, viewer: 0, spectating: false, past: [] });
  const { session, Table } = opened;
  const hints = await opened.hints?.guide();
  const showing = hints === undefined ? undefined : new Showing(session, hints, source);
  // Before the table is drawn: it would spend a tip that nobody sees.
  session.lesson.value = { tasks: lesson.steps.map(({ task }) => task[locale()]), title: undefined };
  return {
    board,
    Table,
    hints,
    taught: { name, door, course, number, lesson, source, session, showing },
  };
}

export function LessonPage({ game, id }: { game: GameId; id: string }) {
  const address = parseLesson(id);
  const door = SCREENS[game].courses?.find((each) => each.id === address?.course);
  if (address === undefined || door === undefined) return <Missing />;
  const name: CourseName = { game, course: door.id };
  const key = `${game} ${id}`;
  if (address.n === 'goal')
    return door.goal === undefined ? <Missing /> : <GoalPage key={key} name={name} goal={door.goal} />;
  if (address.n === door.lessons.length) return <GuidedGame key={key} name={name} door={door} />;
  return <Opening key={key} name={name} door={door} number={address.n} />;
}

function Missing() {
  return <Notice title={appWords().missing.title} text={appWords().missing.text} />;
}

function Opening({ name, door, number }: Wanted) {
  const shown = useSignal<Shown | undefined>(undefined);
  const failed = useSignal<'missing' | 'error' | undefined>(undefined);
  useEffect(() => {
    let opened: Shown | undefined;
    let left = false;
    openLesson({ name, door, number })
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
      opened?.taught.session.close();
    };
    // One mount per lesson: the page remounts for another.
  }, []);
  if (failed.value === 'missing') return <Missing />;
  if (failed.value === 'error') return <Notice title={appWords().error.title} text={appWords().error.text} />;
  if (shown.value === undefined) return <Notice title={appWords().loading} quiet />;
  const { Table, taught, hints } = shown.value;
  return (
    <>
      <Table coach={<Coach {...taught} />} />
      <OnBoard {...taught} hints={hints} />
    </>
  );
}
