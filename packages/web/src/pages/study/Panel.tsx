// Tabs beside the board: chapters, notes on the position, lines, engine and sharing. A small screen shows a row with
// the chapter, and everything else in a drawer.
import { useSignal } from '@preact/signals';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import { Tabs } from '../../base/ui/Tabs.tsx';
import ui from '../../base/ui/ui.module.css';
import analysis from '../analysis/analysis.module.css';
import { Lines } from '../analysis/Lines.tsx';
import { ChapterList, chapterTitle } from './Chapters.tsx';
import type { ChapterBoard } from './chapter-board.ts';
import { Following } from './People.tsx';
import { Share } from './Share.tsx';
import { StudyLines } from './StudyLines.tsx';
import type { StudyState } from './StudyPage.tsx';
import styles from './study.module.css';
import { Talk } from './Talk.tsx';
import { studyWords } from './words/index.ts';

const TABS = ['chapters', 'talk', 'lines', 'engine', 'share'] as const;
type Tab = (typeof TABS)[number];

export interface PanelProps {
  readonly state: StudyState;
  readonly board: ChapterBoard;
}

/** The open tab stays the same from one chapter to the next. */
const tabNow: { value: Tab } = { value: 'talk' };

export function StudyPanel(props: PanelProps) {
  return (
    <aside class={analysis.panel} aria-label={studyWords().title}>
      <div class={analysis.inside}>
        <Following state={props.state} />
        <StudyTabs {...props} />
      </div>
    </aside>
  );
}

export function StudyStrip({ state, board }: PanelProps) {
  const open = useSignal(false);
  const { chapters } = state.copy.study.value;
  const at = chapters.findIndex(({ id }) => id === board.chapter);
  const step = (by: number) => {
    const next = chapters[at + by];
    if (next !== undefined) state.chosen.value = next.id;
  };
  const words = studyWords();
  return (
    <aside class={`${analysis.strip} ${styles.strip}`} aria-label={words.title}>
      <button
        type="button"
        class={ui.icon}
        aria-label={words.beforeChapter}
        disabled={at <= 0}
        onClick={() => step(-1)}
      >
        <Glyph name="ui-prev1" />
      </button>
      <div class={analysis.best}>
        <b>{chapterTitle(chapters, at)}</b>
        <small>{words.chapter(at + 1, chapters.length)}</small>
      </div>
      <button
        type="button"
        class={ui.icon}
        aria-label={words.nextChapter}
        disabled={at + 1 >= chapters.length}
        onClick={() => step(1)}
      >
        <Glyph name="ui-next1" />
      </button>
      <button type="button" class={ui.icon} aria-label={words.tabs} onClick={() => (open.value = true)}>
        <Glyph name="ui-lines" />
      </button>
      {open.value ? (
        <Sheet title={words.title} side onClose={() => (open.value = false)}>
          <div class={analysis.drawer}>
            <Following state={state} />
            <StudyTabs state={state} board={board} onMark={() => (open.value = false)} />
          </div>
        </Sheet>
      ) : undefined}
    </aside>
  );
}

function StudyTabs({ state, board, onMark }: PanelProps & { onMark?: () => void }) {
  const tab = useSignal<Tab>(tabNow.value);
  tabNow.value = tab.value;
  return (
    <Tabs
      name="study"
      label={studyWords().tabs}
      tabs={TABS}
      tab={tab}
      textOf={(each) => studyWords()[each]}
      row={`${analysis.tabs} ${styles.tabs}`}
      sheet={analysis.body}
      scrolls
    >
      {tab.value === 'chapters' ? <ChapterList state={state} adding /> : undefined}
      {tab.value === 'talk' ? <Talk board={board} onMark={onMark} /> : undefined}
      {tab.value === 'lines' ? <StudyLines board={board} /> : undefined}
      {tab.value === 'engine' ? <Lines screen={board.screen} /> : undefined}
      {tab.value === 'share' ? <Share state={state} /> : undefined}
    </Tabs>
  );
}
