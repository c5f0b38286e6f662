// A form of one field and its button. What goes wrong is said at the field, which keeps what was typed.
import { type Signal, useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import styles from '../../base/ui/pages.module.css';
import ui from '../../base/ui/ui.module.css';
import { isPassing } from '../../table/online/api.ts';

/** What is typed: its keyboard and its completion. */
const KINDS = {
  address: { type: 'email', name: 'email', inputMode: 'email', autocomplete: 'email' },
  code: { type: 'text', autocomplete: 'off', autocapitalize: 'characters', maxLength: 20 },
  mailedCode: { type: 'text', autocomplete: 'one-time-code', autocapitalize: 'characters', maxLength: 20 },
} as const;

interface Props {
  readonly label: string;
  readonly submit: string;
  readonly typed: Signal<string>;
  readonly kind: keyof typeof KINDS;
  /** Gets the text without blanks around it; the message of an error is shown. */
  readonly send: (text: string) => Promise<void>;
}

export function OneField({ label, submit, typed, kind, send }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const trouble = useSignal('');
  const isWrong = useSignal(false);
  const busy = useSignal(false);
  const attempt = async () => {
    if (busy.value) return;
    busy.value = true;
    trouble.value = '';
    isWrong.value = false;
    try {
      await send(typed.value.trim());
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
      isWrong.value = !isPassing(error);
      input.current?.focus();
    }
    busy.value = false;
  };
  return (
    <form
      class={styles.pair}
      noValidate // the browser would answer in its own language
      onSubmit={(event) => {
        event.preventDefault();
        void attempt();
      }}
    >
      <label for={id}>{label}</label>
      {/* Above the field: the keyboard of a phone hides what is below. */}
      <p id={`${id}-why`} class={styles.trouble} role="alert">
        {trouble.value}
      </p>
      <input
        {...KINDS[kind]}
        ref={input}
        id={id}
        class={ui.field}
        spellcheck={false}
        value={typed.value}
        aria-invalid={isWrong.value}
        aria-describedby={`${id}-why`}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          // The fault belonged to the text before this change.
          trouble.value = '';
          isWrong.value = false;
        }}
      />
      <button type="submit" class={`${ui.button} ${ui.quiet}`} aria-busy={busy.value}>
        {submit}
      </button>
    </form>
  );
}
