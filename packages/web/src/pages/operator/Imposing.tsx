// Mutes or bans a person: for how long, and what that person reads about it.
import type { OperatorPerson, SanctionKind } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import ui from '../../base/ui/ui.module.css';
import { impose } from './api.ts';
import styles from './operator.module.css';
import { operatorWords, wordsFor } from './words/index.ts';

type Days = '1' | '7' | '30' | '365';
const DAYS: Readonly<Record<SanctionKind, readonly Days[]>> = {
  mute: ['1', '7', '30'],
  ban: ['7', '30', '365'],
};
/** Characters, as many as the server allows. */
const LONGEST = 400;

interface Props {
  readonly kind: SanctionKind;
  readonly person: OperatorPerson;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function Imposing({ kind, person, onClose, onDone }: Props) {
  const { guest, locale } = person;
  const days = useSignal<Days>('7');
  const why = useSignal(wordsFor(locale).why[kind]);
  const trouble = useSignal('');
  const words = operatorWords();
  const go = () =>
    impose(guest.id, { kind, days: Number(days.value), why: why.value }).then(onDone, (error: unknown) => {
      trouble.value = error instanceof Error ? error.message : '';
    });
  return (
    <Sheet title={words.sure[kind](guest.name)} onClose={onClose}>
      <div class={styles.imposing}>
        <p>{words.follows[kind](guest.name)}</p>
        <p>{words.howLong}</p>
        <Choice<Days>
          label={words.howLong}
          value={days.value}
          options={DAYS[kind].map((each) => ({ value: each, text: words.days[each] }))}
          onChange={(each) => (days.value = each)}
        />
        <label class={styles.field}>
          <span>{words.reads(guest.name)}</span>
          <textarea
            class={ui.field}
            maxLength={LONGEST}
            lang={locale}
            value={why.value}
            onInput={(event) => (why.value = event.currentTarget.value)}
          />
        </label>
        <p role="alert">{trouble.value}</p>
        <button type="button" class={ui.button} onClick={onClose}>
          {words.back}
        </button>
        <button type="button" class={`${ui.button} ${ui.danger}`} onClick={() => void go()}>
          <Glyph name={kind === 'mute' ? 'ui-mute' : 'ui-minus'} />
          {words.impose[kind](words.days[days.value])}
        </button>
        <small>{words.logged}</small>
      </div>
    </Sheet>
  );
}
