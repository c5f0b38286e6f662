// The line in which decisions and questions are typed. Text that is not understood or refused stays in the line, is
// marked, and the reason is said once.
import type { GameTypes } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import ui from '../../base/ui/ui.module.css';
import { type AnswerTerms, answerTo } from './answers.ts';
import { Lines } from './Parts.tsx';
import { plainWords, questionIn } from './questions.ts';
import styles from './text.module.css';
import { actionIn, formsOf, refusalOf } from './typing.ts';
import { textWords } from './words/index.ts';

/** A question that only one game has. */
export interface OwnQuestion {
  /** In the list of questions. */
  readonly name: string;
  /** Gets the typed text in plain words; undefined if that is not this question. */
  answer(plain: string): readonly string[] | undefined;
}

interface Props<G extends GameTypes> extends Omit<AnswerTerms<G>, 'refused' | 'more'> {
  readonly own: readonly OwnQuestion[];
}

export function CommandLine<G extends GameTypes>(props: Props<G>) {
  const { session, own } = props;
  const id = useId();
  const typed = useSignal('');
  const fault = useSignal('');
  const refused = useSignal('');
  const answer = useSignal<{ readonly asked: string; readonly lines: readonly string[] } | undefined>(
    undefined,
  );
  const words = textWords();
  const refuse = (why: string) => {
    fault.value = why;
    session.answer(why);
  };
  const reply = (lines: readonly string[]) => {
    answer.value = { asked: typed.value.trim(), lines };
    fault.value = '';
    typed.value = '';
    session.answer(lines.join(' '));
  };
  const enter = () => {
    const plain = plainWords(typed.value);
    for (const each of own) {
      const lines = each.answer(plain);
      if (lines !== undefined) return reply(lines);
    }
    const asked = questionIn(typed.value);
    const terms = { ...props, more: own.map(({ name }) => name), refused: refused.value };
    if (asked !== undefined) return reply(answerTo(asked, terms));
    const action = actionIn(props, typed.value);
    if (action === undefined) return refuse(words.notUnderstood(formsOf(props)));
    const why = refusalOf(props, action);
    if (why !== undefined) {
      refused.value = why;
      return refuse(why);
    }
    fault.value = '';
    typed.value = '';
    answer.value = undefined;
    void session.decide(action);
  };
  return (
    <form
      class={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label for={`${id}-line`}>{words.type}</label>
      <div>
        <input
          id={`${id}-line`}
          class={ui.field}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={typed.value}
          aria-invalid={fault.value !== ''}
          aria-describedby={`${id}-why`}
          data-line
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            // The fault belonged to the text before this change.
            fault.value = '';
          }}
        />
        <button type="submit" class={`${ui.button} ${ui.quiet}`}>
          {words.do}
        </button>
      </div>
      <p id={`${id}-why`} class={fault.value === '' ? styles.example : styles.fault}>
        {fault.value === '' ? words.example : fault.value}
      </p>
      {answer.value === undefined || answer.value.lines.length === 0 ? undefined : (
        <section class={styles.answer} aria-label={words.answer} data-answer>
          <h3>{answer.value.asked === '' ? words.answer : answer.value.asked}</h3>
          <Lines lines={answer.value.lines} />
        </section>
      )}
    </form>
  );
}
