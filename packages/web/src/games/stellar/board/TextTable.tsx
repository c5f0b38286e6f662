// The same table as text, shared with the terminal: for screen readers, braille lines and slow eyes. Every choice is a button.
import { type Action, stellar } from '@planisphere/stellar';
import { stellarText } from '@planisphere/stellar/text';
import { choose } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import styles from '../../../table/text.module.css';
import { isAsked } from '../input.ts';
import { gainOf } from '../reading.ts';
import type { StellarSession } from '../session.ts';
import { boardWords } from '../words/index.ts';
import { promptOf } from './prompt.ts';

export function TextTable({ session }: { session: StellarSession }) {
  const view = session.view.value;
  const seat = session.viewer.value;
  const frame = session.frame();
  const { title } = promptOf(session);
  return (
    <main class={styles.text} id="content">
      <h1>{title}</h1>
      <p>{stellarText.prompt(view, seat, frame)}</p>
      <Choices session={session} />
      <h2>{boardWords().text.table}</h2>
      <pre tabindex={0}>{stellarText.table(view, { ...frame, width: 76 }).join('\n')}</pre>
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => choose({ textMode: false })}>
        <Glyph name="ui-telescope" />
        {boardWords().text.leave}
      </button>
      <h2>{boardWords().tools.log}</h2>
      <ol>
        {session.history.value
          .filter(({ event }) => !event.startsWith('chance row') && !event.startsWith('chance hand'))
          .slice(-16)
          .reverse()
          .map((past, index) => (
            <li key={`${session.history.value.length - index}`}>{session.tell(past)}</li>
          ))}
      </ol>
    </main>
  );
}

function Choices({ session }: { session: StellarSession }) {
  const view = session.view.value;
  const seat = session.viewer.value;
  if (!session.mayAct || !isAsked({ view, seat })) return undefined;
  const actions = [...stellar.legal(view, seat)];
  return (
    <section aria-label={boardWords().text.choices}>
      <h2>{boardWords().text.choices}</h2>
      <ul class={styles.choices}>
        {actions.map((action) => (
          <li key={stellar.notation.makeEvent({ by: seat, action })}>
            <button
              type="button"
              class={`${ui.button} ${ui.quiet}`}
              data-nav
              onClick={() => void session.decide(action)}
            >
              {wordsFor(session, action)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sentence that the log would say, and what it brings. */
function wordsFor(session: StellarSession, action: Action): string {
  const view = session.view.value;
  const seat = session.viewer.value;
  const sentence = stellarText.tell({ by: seat, action }, view, session.frame());
  const gain = action.do === 'play' || action.do === 'place' ? gainOf(view, seat, action) : 0;
  return gain === 0 ? sentence : `${sentence} (${gain > 0 ? '+' : '−'}${Math.abs(gain)})`;
}
