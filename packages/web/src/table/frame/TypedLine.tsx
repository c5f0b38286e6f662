// A decision as it is typed in a terminal: forgiving about language, case and spaces; what is not understood says what is.
import { type GameText, makeSeat } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import ui from '../../base/ui/ui.module.css';
import type { Session } from '../session.ts';
import styles from './text.module.css';
import { frameWords } from './words/index.ts';

interface Props {
  readonly session: Session;
  readonly text: GameText;
}

export function TypedLine({ session, text }: Props) {
  const typed = useSignal('');
  const words = frameWords();
  const decide = (event: Event) => {
    event.preventDefault();
    const view = session.view.value;
    const seat = session.viewer.value;
    const line = `${makeSeat(seat)} ${text.expand(typed.value, view, seat)}`;
    const parsed = session.game.notation.parseEvent(line);
    if (!parsed.ok || parsed.value.by === 'chance') {
      const forms = text.commands(view, seat, session.frame());
      session.note.value = words.notUnderstood(forms.map((form) => form.split(/\s{2,}/)[0] ?? form));
      return;
    }
    typed.value = '';
    void session.decide(parsed.value.action);
  };
  return (
    <form class={styles.typed} onSubmit={decide}>
      <input
        class={ui.field}
        aria-label={words.type}
        placeholder={words.type}
        autocomplete="off"
        value={typed.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class={`${ui.button} ${ui.quiet}`}>
        {words.do}
      </button>
    </form>
  );
}
