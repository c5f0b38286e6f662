// The chapters of a study: which one is on the board, who looks at which, their titles, and a form to add one.
import { findingText, inspectPosition, makeSeat, SEATS } from '@planisphere/core';
import { type Chapter, readWords } from '@planisphere/protocol/study';
import { useSignal } from '@preact/signals';
import { FIRST_GAME, GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { loadText } from '../../table/game-text.ts';
import { loadRules } from '../../table/games.ts';
import { newDeal } from '../analysis/new-deal.ts';
import { analysisWords } from '../analysis/words/index.ts';
import type { StudyState } from './StudyPage.tsx';
import styles from './study.module.css';
import { WordsField } from './WordsField.tsx';
import { studyWords } from './words/index.ts';

export function chapterTitle(chapters: readonly Chapter[], at: number): string {
  const chapter = chapters[at];
  const title = chapter === undefined ? '' : readWords(chapter.title, settings.value.locale);
  return title || studyWords().untitledChapter(at + 1);
}

export function ChapterList({ state, adding = false }: { state: StudyState; adding?: boolean }) {
  const { copy, chosen, following } = state;
  const { chapters, title, about, seen } = copy.study.value;
  const words = studyWords();
  const { locale } = settings.value;
  const now = chapters.find(({ id }) => id === chosen.value) ?? chapters[0];
  const others = copy.here.value.filter(({ guest }) => guest.id !== copy.me);
  return (
    <section class={styles.chapters} aria-label={words.chapters}>
      {copy.mayEdit ? (
        <WordsField
          copy={copy}
          label={words.titleOf}
          on="title"
          spot={{ chapter: '', line: '' }}
          words={title}
        />
      ) : (
        <h2>{readWords(title, locale) || words.untitled}</h2>
      )}
      {copy.mayEdit ? (
        <WordsField
          copy={copy}
          label={words.aboutOf}
          on="about"
          spot={{ chapter: '', line: '' }}
          words={about}
        />
      ) : (
        <p>{readWords(about, locale)}</p>
      )}
      <ol>
        {chapters.map((chapter, index) => (
          <li key={chapter.id}>
            <button
              type="button"
              class={styles.chapter}
              aria-current={chapter.id === now?.id ? 'true' : undefined}
              onClick={() => {
                following.value = undefined;
                chosen.value = chapter.id;
              }}
            >
              <i>{index + 1}</i>
              <span>
                {chapterTitle(chapters, index)}
                <small>
                  {[
                    nameOfGame(chapter.game as GameId),
                    ...others.filter((each) => each.chapter === chapter.id).map(({ guest }) => guest.name),
                  ].join(' · ')}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {now !== undefined && copy.mayEdit ? (
        <>
          <WordsField
            key={now.id}
            copy={copy}
            label={words.chapterTitle}
            on="title"
            spot={{ chapter: now.id, line: '' }}
            words={now.title}
          />
          <button
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            onClick={() => void copy.do({ kind: 'drop', chapter: now.id, line: '', seen })}
          >
            <Glyph name="ui-trash" />
            {words.removeChapter}
          </button>
        </>
      ) : undefined}
      {adding && copy.mayEdit ? <AddChapter state={state} /> : undefined}
    </section>
  );
}

export function AddChapter({ state: { copy, chosen } }: { state: StudyState }) {
  const game = useSignal<GameId>(FIRST_GAME);
  const line = useSignal('');
  const wrong = useSignal('');
  const words = studyWords();
  const add = async () => {
    const typed = line.value.trim();
    wrong.value = '';
    if (typed !== '') {
      const { findings } = inspectPosition((await loadRules(game.value)).game, typed);
      const bad = findings.find(({ weight }) => weight === 'impossible');
      if (bad !== undefined) {
        const names = SEATS.map((seat) => analysisWords().seat(makeSeat(seat)));
        wrong.value = findingText(await loadText(game.value), bad, { locale: settings.value.locale, names });
        return;
      }
    }
    const position = typed === '' ? (await newDeal(game.value)).position : typed;
    const [made] = copy.do({ kind: 'chapter', game: game.value, position });
    line.value = '';
    if (made !== undefined) chosen.value = made.id;
  };
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Choice
        label={words.game}
        value={game.value}
        options={GAME_IDS.map((value) => ({ value, text: nameOfGame(value) }))}
        onChange={(value) => (game.value = value)}
      />
      <label>
        <span>{words.position}</span>
        <textarea
          rows={2}
          spellcheck={false}
          value={line.value}
          aria-describedby="study-position"
          onInput={({ currentTarget }) => (line.value = currentTarget.value)}
        />
      </label>
      <p id="study-position" class={styles.quiet} aria-live="polite">
        {wrong.value || words.positionAbout}
      </p>
      <button type="submit" class={ui.button}>
        <Glyph name="ui-plus" />
        {words.addChapter}
      </button>
    </form>
  );
}
