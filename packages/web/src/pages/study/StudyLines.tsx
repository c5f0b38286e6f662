// The lines of this chapter as a tree: names, comments, suppositions. A press goes to a line.
import type { Chapter, Line } from '@planisphere/protocol/study';
import { readWords } from '@planisphere/protocol/study';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { typeset } from '../../base/words/typeset.ts';
import analysis from '../analysis/analysis.module.css';
import { analysisWords } from '../analysis/words/index.ts';
import type { ChapterBoard } from './chapter-board.ts';
import { supposedName } from './Suppose.tsx';
import { WordsField } from './WordsField.tsx';
import { studyWords } from './words/index.ts';

export function StudyLines({ board }: { board: ChapterBoard }) {
  const { copy, screen, here } = board;
  const { study } = copy;
  const chapter = study.value.chapters.find(({ id }) => id === board.chapter);
  if (chapter === undefined) return undefined;
  const now = chapter.lines.get(here.value);
  const next = now?.children.find((child) => board.knows(child));
  const words = studyWords();
  const removing = () => {
    const line = here.peek();
    board.go(now?.parent ?? '');
    copy.do({ kind: 'drop', chapter: board.chapter, line, seen: study.peek().seen });
  };
  return (
    <section class={analysis.tree} aria-label={words.lines}>
      <ul>
        <Branch board={board} chapter={chapter} id="" />
      </ul>
      {chapter.lines.size === 1 ? <p class={analysis.quiet}>{analysisWords().noVariation}</p> : undefined}
      {copy.mayEdit ? undefined : <p class={analysis.quiet}>{words.readOnly}</p>}
      <div class={analysis.tools}>
        <button
          type="button"
          class={ui.button}
          disabled={here.value === ''}
          onClick={() => void screen.session.undo()}
        >
          <Glyph name="ui-undo" />
          {analysisWords().undo}
        </button>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          disabled={next === undefined}
          onClick={() => next !== undefined && board.go(next)}
        >
          <Glyph name="ui-redo" />
          {analysisWords().forth}
        </button>
        {copy.mayEdit && now !== undefined && now.id !== '' ? (
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={removing}>
            <Glyph name="ui-trash" />
            {words.removeLine}
          </button>
        ) : undefined}
      </div>
      {copy.mayEdit && now !== undefined ? (
        <WordsField
          key={now.id}
          copy={copy}
          label={analysisWords().name}
          on="name"
          spot={{ chapter: board.chapter, line: now.id }}
          words={now.name}
        />
      ) : undefined}
    </section>
  );
}

interface BranchProps {
  readonly board: ChapterBoard;
  readonly chapter: Chapter;
  readonly id: string;
}

function Branch({ board, chapter, id }: BranchProps) {
  const line = chapter.lines.get(id) as Line;
  const { locale } = settings.value;
  const name = readWords(line.name, locale);
  const children = line.children.filter((child) => board.knows(child));
  return (
    <li>
      <button
        type="button"
        class={analysis.variation}
        aria-current={board.here.value === id ? 'true' : undefined}
        onClick={() => board.go(id)}
      >
        {name === '' ? undefined : <b>{name}</b>} {sentenceOf(board, line)}
      </button>
      {line.comments.map((comment) => (
        <p key={comment.id} class={analysis.comment}>
          {readWords(comment.words, locale)}
        </p>
      ))}
      {children.length === 0 ? undefined : (
        <ul class={children.length > 1 ? analysis.forked : undefined}>
          {children.map((child) => (
            <Branch key={child} board={board} chapter={chapter} id={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

function sentenceOf(board: ChapterBoard, line: Line): string {
  const { session, variations } = board.screen;
  if (line.supposed !== undefined) return supposedName(board, line);
  const event = line.events[0] === undefined ? undefined : session.game.notation.parseEvent(line.events[0]);
  const parent = board.nodeOf(line.parent);
  if (event === undefined || !event.ok || event.value.by === 'chance' || parent === undefined)
    return analysisWords().start;
  const before = session.game.view(variations.courseAt(parent).state, event.value.by);
  return typeset(session.voice.tell(event.value, before, session.frame('table')));
}
