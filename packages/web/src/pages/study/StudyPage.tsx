// A study, by its URL: /study/ID, with the key of a link after the ?. The board shows one chapter; beside it are the
// chapters, the notes on the position, the lines, the engine, and the people who look at it.
import { type Chapter, entriesOf, Pen, readWords } from '@planisphere/protocol/study';
import { type Signal, untracked, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isGameId } from '../../base/games.ts';
import { ownTitle } from '../../base/navigation/title.ts';
import { settings } from '../../base/settings/settings.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import { appWords } from '../../base/words/index.ts';
import { folded } from '../../table/frame/forms.ts';
import { beGuest, isKnown, ServerError } from '../../table/online/api.ts';
import { screenOf } from '../../table/screens.ts';
import { emptyStudy, isOfDevice, type KeptStudy, loadStudy } from '../../table/study.ts';
import { fetchRestOf } from '../../table/warming.ts';
import { AddChapter, ChapterList } from './Chapters.tsx';
import { ChapterBoard } from './chapter-board.ts';
import { StudyCopy } from './copy.ts';
import { MarksOnBoard } from './MarksOnBoard.tsx';
import { StudyPanel, StudyStrip } from './Panel.tsx';
import { Share } from './Share.tsx';
import styles from './study.module.css';
import { studyWords } from './words/index.ts';

export function StudyPage({ id }: { id: string }) {
  const copy = useSignal<StudyCopy | 'missing' | undefined>(undefined);
  useEffect(() => {
    let left = false;
    let opened: StudyCopy | undefined;
    void openCopy(id).then((found) => {
      opened = found === 'missing' ? undefined : found;
      if (left) opened?.close();
      else copy.value = found;
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, copy]);
  if (copy.value === undefined) return <Notice title={appWords().loading} quiet />;
  if (copy.value === 'missing') return <Notice title={studyWords().title} text={studyWords().missing} />;
  return <Opened key={id} copy={copy.value} />;
}

async function openCopy(id: string): Promise<StudyCopy | 'missing'> {
  const [, game = ''] = /^gallery-(.+)$/.exec(id) ?? [];
  if (isGameId(game)) return galleryOf(id, game);
  const kept = await loadStudy(id).catch(() => undefined);
  if (kept === undefined && isOfDevice(id)) return 'missing';
  const given = new URLSearchParams(location.search).get('key');
  const key = given ?? kept?.key;
  // An invited visitor becomes a guest: comments have an author, and the others see who is looking.
  if (given !== null && !isKnown()) await beGuest().catch(() => undefined);
  const copy = new StudyCopy({ ...(kept ?? emptyStudy(id, Date.now())), key });
  try {
    await copy.open();
  } catch (error) {
    const isAway = error instanceof ServerError && error.code === 'unreachable';
    if (!(isAway && kept !== undefined)) {
      copy.close();
      return 'missing';
    }
  }
  return copy;
}

/** The example positions of the rules, as a study. */
async function galleryOf(id: string, game: Parameters<typeof screenOf>[0]): Promise<StudyCopy | 'missing'> {
  const file = await screenOf(game).gallery?.();
  if (file === undefined) return 'missing';
  const entries = entriesOf(file, new Pen('gallery', { now: () => 0 }));
  const kept: KeptStudy = { ...emptyStudy(id, 0), entries, access: 'public' };
  return new StudyCopy(kept);
}

function Opened({ copy }: { copy: StudyCopy }) {
  const chosen = useSignal(decodeURIComponent(location.hash.slice(1)));
  const following = useSignal<string | undefined>(undefined);
  const leading = useSignal(false);
  const board = useSignal<ChapterBoard | 'unreadable' | undefined>(undefined);
  const chapter = useComputed(() => {
    const { chapters } = copy.study.value;
    return chapters.find(({ id }) => id === chosen.value) ?? chapters[0];
  });
  const chapterId = chapter.value?.id;
  useEffect(() => {
    const opened = chapter.peek();
    let left = false;
    board.value = undefined;
    if (opened !== undefined)
      void ChapterBoard.open(copy, opened).then((made) => {
        if (left) made?.close();
        else board.value = made ?? 'unreadable';
      });
    return () => {
      left = true;
      const shown = board.peek();
      if (shown instanceof ChapterBoard) shown.close();
    };
  }, [copy, chapterId, chapter, board]);
  useSignalEffect(() => {
    const { title } = copy.study.value;
    ownTitle.value = readWords(title, settings.value.locale) || studyWords().untitled;
  });
  useEffect(
    () => () => {
      ownTitle.value = undefined;
    },
    [],
  );
  const state = useMemo(() => ({ copy, chosen, following, leading }), [copy, chosen, following, leading]);
  useWhereabouts(state, board, chapter);
  const shown = board.value;
  if (chapterId === undefined) return <Beginning state={state} />;
  if (shown === 'unreadable') return <Beginning state={state} unreadable />;
  if (shown === undefined || shown.chapter !== chapterId) return <Notice title={appWords().loading} quiet />;
  return <Reading key={chapterId} state={state} board={shown} />;
}

export interface StudyState {
  readonly copy: StudyCopy;
  /** The id of the chapter on the board; the first one if it is unknown. */
  readonly chosen: Signal<string>;
  /** The guest whose chapter and position this screen follows. */
  readonly following: Signal<string | undefined>;
  readonly leading: Signal<boolean>;
}

/** Tells the others where this player looks, and goes where the followed person goes. */
function useWhereabouts(
  { copy, chosen, following, leading }: StudyState,
  board: Signal<ChapterBoard | 'unreadable' | undefined>,
  chapter: { readonly value: Chapter | undefined },
): void {
  useSignalEffect(() => {
    const shown = board.value;
    const line = shown instanceof ChapterBoard ? shown.here.value : '';
    copy.look({ chapter: chapter.value?.id ?? '', line, ...(leading.value && { leads: true }) });
  });
  useSignalEffect(() => {
    const led = copy.here.value.find(({ guest }) => guest.id === following.value);
    const shown = board.value;
    void copy.study.value; // their new line arrives after they have gone there
    if (led === undefined || led.chapter === '') return;
    untracked(() => {
      if (chosen.peek() !== led.chapter) chosen.value = led.chapter;
      if (shown instanceof ChapterBoard && shown.chapter === led.chapter) shown.go(led.line);
    });
  });
}

/** Shown without a board: the study is empty, or this app cannot show it. */
function Beginning({ state, unreadable = false }: { state: StudyState; unreadable?: boolean }) {
  const { copy } = state;
  return (
    <Shell>
      <main class={styles.beginning} id="content">
        <h1>{readWords(copy.study.value.title, settings.value.locale) || studyWords().untitled}</h1>
        <p role="status">{unreadable ? studyWords().unreadable : studyWords().noChapter}</p>
        {unreadable ? <ChapterList state={state} /> : undefined}
        {copy.mayEdit ? <AddChapter state={state} /> : undefined}
        <Share state={state} />
      </main>
    </Shell>
  );
}

function Reading({ state, board }: { state: StudyState; board: ChapterBoard }) {
  const { Table, session, variations, engine } = board.screen;
  useEffect(() => fetchRestOf(board.screen.board), [board]);
  useSignalEffect(() => {
    // The board is shown from the seat of the player to move.
    const { awaited } = session.standing.value;
    if (session.deciding.value || session.showing.value || awaited.length === 0) return;
    const [next] = awaited;
    if (next === undefined || awaited.includes(session.viewer.value)) return;
    untracked(() => void session.takeOver(next));
  });
  useSignalEffect(() => {
    void engine.known.value;
    const { state: position } = variations.course;
    untracked(() => void engine.look(position));
  });
  useSignalEffect(() => {
    session.lesson.value = {
      tasks: [studyWords().title],
      title: undefined,
      name: studyWords().title,
      showsRival: true,
    };
  });
  return (
    <>
      <Table
        coach={
          folded.value ? (
            <StudyStrip state={state} board={board} />
          ) : (
            <StudyPanel state={state} board={board} />
          )
        }
      />
      <MarksOnBoard board={board} />
    </>
  );
}
