// The current mutes and bans, and what operators have done.
import type { OperatorPage } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { lift } from './api.ts';
import styles from './operator.module.css';
import { agoText, dateText } from './times.ts';
import { operatorWords } from './words/index.ts';

export function Sanctioned({ page, onDone }: { page: OperatorPage; onDone: () => void }) {
  const trouble = useSignal('');
  const words = operatorWords();
  return (
    <aside class={styles.aside}>
      <section class={ui.panel}>
        <h2>{words.sanctioned}</h2>
        {page.sanctioned.length === 0 ? <p>{words.nobody}</p> : undefined}
        <ul>
          {page.sanctioned.map(({ guest, kind, until, why }) => (
            <li key={`${guest.id} ${kind}`}>
              <Glyph name={kind === 'mute' ? 'ui-mute' : 'ui-minus'} />
              <span>
                <b>{guest.name}</b>
                <small>{words.until[kind](dateText(until))}</small>
                <small>{why}</small>
              </span>
              <button
                type="button"
                class={ui.link}
                aria-label={words.lift(guest.name)}
                onClick={() =>
                  void lift(guest.id, kind).then(onDone, (error: unknown) => {
                    trouble.value = error instanceof Error ? error.message : '';
                  })
                }
              >
                {words.liftShort}
              </button>
            </li>
          ))}
        </ul>
        <p role="alert">{trouble.value}</p>
      </section>
      <section class={ui.panel}>
        <h2>{words.log}</h2>
        {page.log.length === 0 ? <p>{words.nothing}</p> : undefined}
        <ol>
          {page.log.map(({ at, operator, deed, name, why }) => (
            <li key={`${at} ${operator} ${deed} ${name}`}>
              <span>
                {words.deeds[deed](operator, name === '' ? words.forgotten : name)}
                <small>{agoText(at, page.now)}</small>
                <small>{why}</small>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}
