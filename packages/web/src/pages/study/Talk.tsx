// Notes on the position: comments, marks on the board, and suppositions.
import { LOCALES, type Locale } from '@planisphere/core';
import { type Comment, type Line, readWords, STUDY_LIMITS } from '@planisphere/protocol/study';
import { useSignal } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { LANGUAGES } from '../../base/words/languages.ts';
import type { ChapterBoard } from './chapter-board.ts';
import { Marks } from './Marks.tsx';
import { Suppose } from './Suppose.tsx';
import styles from './study.module.css';
import { useLine } from './use-line.ts';
import { studyWords } from './words/index.ts';

export function Talk({ board, onMark }: { board: ChapterBoard; onMark?: (() => void) | undefined }) {
  const { copy } = board;
  const line = useLine(board);
  const words = studyWords();
  return (
    <div class={styles.talk}>
      <section aria-label={words.talk}>
        {line === undefined || line.comments.length === 0 ? (
          <p class={styles.quiet}>{words.noComment}</p>
        ) : (
          <ul class={styles.comments}>
            {line.comments.map((comment) => (
              <Said key={comment.id} board={board} line={line} comment={comment} />
            ))}
          </ul>
        )}
        {copy.mayEdit ? <NewComment board={board} /> : <p class={styles.quiet}>{words.readOnly}</p>}
        {copy.refusal.value === '' ? undefined : <p role="alert">{copy.refusal.value}</p>}
      </section>
      <Marks board={board} onMark={onMark} />
      {copy.mayEdit ? <Suppose board={board} /> : undefined}
    </div>
  );
}

function Said({ board, line, comment }: { board: ChapterBoard; line: Line; comment: Comment }) {
  const { copy } = board;
  const words = studyWords();
  const { locale } = settings.value;
  const isMine = comment.by === '' || comment.by === copy.me;
  const spot = { chapter: board.chapter, line: line.id };
  const read = comment.words[locale][0] === undefined ? comment.lang : locale;
  const when = new Date(comment.at).toLocaleDateString(locale, { day: 'numeric', month: 'short' });
  const versions = comment.words[read];
  return (
    <li>
      {copy.id.startsWith('gallery-') ? undefined : (
        <small>{words.written(copy.nameOf(comment.by) || (isMine ? words.you : words.somebody), when)}</small>
      )}
      {versions.map(({ id, text }) => (
        <p key={id} lang={read}>
          {text}
        </p>
      ))}
      {copy.mayEdit && comment.words[locale].length === 0 ? (
        <Translate board={board} comment={comment} spot={spot} />
      ) : undefined}
      {copy.mayEdit && (isMine || copy.kept.value.role === 'owner') ? (
        <button
          type="button"
          class={ui.icon}
          aria-label={words.removeComment(readWords(comment.words, locale))}
          onClick={() =>
            void copy.do({ kind: 'drop', ...spot, target: comment.id, seen: copy.study.peek().seen })
          }
        >
          <Glyph name="ui-trash" />
        </button>
      ) : undefined}
    </li>
  );
}

interface TranslateProps {
  readonly board: ChapterBoard;
  readonly comment: Comment;
  readonly spot: { readonly chapter: string; readonly line: string };
}

/** Shown if a comment is missing in the reader’s language. */
function Translate({ board, comment, spot }: TranslateProps) {
  const text = useSignal('');
  const { locale: lang } = settings.value;
  const words = studyWords();
  return (
    <details class={styles.translate}>
      <summary>{words.translation}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim() === '') return;
          const change = { kind: 'write', on: 'comment', comment: comment.id, ...spot } as const;
          board.copy.do({ ...change, lang, text: text.value, over: [] });
        }}
      >
        <textarea
          rows={2}
          lang={lang}
          aria-label={words.translation}
          maxLength={STUDY_LIMITS.comment}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
        <button type="submit" class={`${ui.button} ${ui.quiet}`}>
          {words.translate}
        </button>
      </form>
    </details>
  );
}

function NewComment({ board }: { board: ChapterBoard }) {
  const text = useSignal('');
  const lang = useSignal<Locale>(settings.value.locale);
  const words = studyWords();
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim() === '') return;
        const spot = { chapter: board.chapter, line: board.here.peek() };
        board.copy.do({ kind: 'comment', ...spot, lang: lang.value, text: text.value });
        text.value = '';
      }}
    >
      <label>
        <span>{words.comment}</span>
        <textarea
          rows={2}
          lang={lang.value}
          maxLength={STUDY_LIMITS.comment}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      <div class={styles.row}>
        <Choice
          label={words.inLanguage}
          value={lang.value}
          options={LOCALES.map((value) => ({ value, text: LANGUAGES[value] }))}
          onChange={(value) => (lang.value = value)}
        />
        <button type="submit" class={ui.button}>
          <Glyph name="ui-send" />
          {words.send}
        </button>
      </div>
    </form>
  );
}
