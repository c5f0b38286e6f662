// Reports a person to the operators: the reason, a few words, and the table.
import { REPORT_REASONS, type ReportReason, type ReportRequest } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Sheet } from '../../../base/ui/Sheet.tsx';
import ui from '../../../base/ui/ui.module.css';
import { call } from '../api.ts';
import styles from './report.module.css';
import { reportWords } from './words.ts';

/** The most characters that the server takes. */
const LONGEST = 400;

interface Props {
  readonly person: { readonly id: string; readonly name: string };
  /** The code of the table where it happened. */
  readonly table?: string | undefined;
  readonly class?: string | undefined;
}

export function ReportButton(props: Props) {
  const open = useSignal(false);
  const words = reportWords();
  return (
    <>
      <button
        type="button"
        class={props.class ?? `${ui.button} ${ui.danger}`}
        aria-label={words.reportOf(props.person.name)}
        onClick={() => (open.value = true)}
      >
        <Glyph name="ui-flag" />
        {words.report}
      </button>
      {open.value ? <Report {...props} onClose={() => (open.value = false)} /> : undefined}
    </>
  );
}

function Report({ person, table, onClose }: Props & { readonly onClose: () => void }) {
  const reason = useSignal<ReportReason>('words');
  const text = useSignal('');
  const sent = useSignal(false);
  const trouble = useSignal('');
  const group = useId();
  const words = reportWords();
  const send = async () => {
    const body: ReportRequest = { reason: reason.value, words: text.value, table };
    try {
      await call('POST', `/api/people/${encodeURIComponent(person.id)}/report`, body);
      sent.value = true;
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
    }
  };
  return (
    <Sheet title={words.reportOf(person.name)} onClose={onClose}>
      {sent.value ? (
        <div class={styles.report}>
          <p role="status">{words.sent(person.name)}</p>
          <button type="button" class={ui.button} onClick={onClose}>
            {words.close}
          </button>
        </div>
      ) : (
        <form
          class={styles.report}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>{words.about}</p>
          <fieldset>
            <legend>{words.reason}</legend>
            {REPORT_REASONS.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={group}
                  checked={reason.value === each}
                  onChange={() => (reason.value = each)}
                />
                {words.reasons[each]}
              </label>
            ))}
          </fieldset>
          <label class={styles.words}>
            <span>{words.what}</span>
            <textarea
              class={ui.field}
              maxLength={LONGEST}
              value={text.value}
              onInput={(event) => (text.value = event.currentTarget.value)}
            />
          </label>
          {table === undefined ? undefined : <small>{words.withTable}</small>}
          <p role="alert">{trouble.value}</p>
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" class={`${ui.button} ${ui.danger}`}>
            <Glyph name="ui-flag" />
            {words.send}
          </button>
        </form>
      )}
    </Sheet>
  );
}
