// The people with open reports, latest first.
import type { OperatorPage, ReportedPerson } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { emblemNumber } from '../../table/online/api.ts';
import styles from './operator.module.css';
import { agoText } from './times.ts';
import { operatorWords } from './words/index.ts';

interface Props {
  readonly page: OperatorPage;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

export function Reports({ page, chosen, onChoose }: Props) {
  const which = useSignal<'open' | 'settled'>('open');
  const words = operatorWords();
  const shown: readonly ReportedPerson[] = page[which.value];
  return (
    <section class={`${ui.panel} ${styles.reports}`}>
      <header>
        <h2>{words.reports}</h2>
        <Choice<'open' | 'settled'>
          label={words.which}
          value={which.value}
          options={[
            { value: 'open', text: words.open(page.open.length) },
            { value: 'settled', text: words.settled },
          ]}
          onChange={(each) => (which.value = each)}
        />
      </header>
      {shown.length === 0 ? <p>{words.nothing}</p> : undefined}
      <ul>
        {shown.map(({ guest, reasons, by, last }) => (
          <li key={guest.id}>
            <button type="button" aria-pressed={chosen === guest.id} onClick={() => onChoose(guest.id)}>
              <span class={ui.avatar} data-player={emblemNumber(guest.emblem)}>
                <Glyph name={`p-${emblemNumber(guest.emblem)}`} />
              </span>
              <span>
                <b>{guest.name}</b>
                <small>{reasons.map((reason) => words.reasons[reason]).join(', ')}</small>
              </span>
              <span class={styles.when}>
                <small>{agoText(last, page.now)}</small>
                <em>{words.people(by)}</em>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
