// The same table as text, shared with the terminal: for screen readers, braille lines and slow eyes. Every choice is a button.
import { type Action, isHopeless, stellarion } from '@planisphere/stellarion';
import { stellarionText } from '@planisphere/stellarion/text';
import { choose } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { typeset } from '../../../base/words/typeset.ts';
import styles from '../../../table/text.module.css';
import type { Desk } from '../desk.ts';
import { isHopelessAfter } from '../foresight.ts';
import { promptOf } from '../prompt.ts';
import { boardWords } from '../words/index.ts';
import { linesOf } from './Log.tsx';

export function TextTable({ desk }: { desk: Desk }) {
  const { session } = desk;
  const view = session.view.value;
  const frame = session.frame();
  return (
    <main class={styles.text} id="content">
      <h1>{promptOf(desk).title}</h1>
      <p>{typeset(stellarionText.prompt(view, desk.seat, frame))}</p>
      {isHopeless(view) ? <p>{boardWords().say.hopeless}</p> : undefined}
      <Choices desk={desk} />
      <h2>{boardWords().text.table}</h2>
      <pre tabindex={0}>{stellarionText.table(view, { ...frame, width: 76 }).join('\n')}</pre>
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => choose({ textMode: false })}>
        <Glyph name="ui-telescope" />
        {boardWords().text.leave}
      </button>
      <h2>{boardWords().log}</h2>
      <ol>
        {linesOf(session.history.value)
          .slice(-16)
          .toReversed()
          .map(({ past, index }) => (
            <li key={index}>{session.tell(past)}</li>
          ))}
      </ol>
    </main>
  );
}

function Choices({ desk }: { desk: Desk }) {
  const actions = desk.legal();
  if (actions.length === 0) return undefined;
  return (
    <section aria-label={boardWords().text.choices}>
      <h2>{boardWords().text.choices}</h2>
      <ul class={styles.choices}>
        {actions.map((action) => (
          <li key={stellarion.notation.makeEvent({ by: desk.seat, action })}>
            <button
              type="button"
              class={`${ui.button} ${ui.quiet}`}
              data-nav
              onClick={() => void desk.session.decide(action)}
            >
              {wordsFor(desk, action)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Equal cards differ by where they lie. */
function placesOf(pay: readonly number[]): string {
  return pay.map((source) => (source < 8 ? boardWords().decks[source] : boardWords().outpost)).join(', ');
}

/** The sentence that the log would say, and a warning where it is due. */
function wordsFor(desk: Desk, action: Action): string {
  const view = desk.session.view.value;
  const sentence = typeset(stellarionText.tell({ by: desk.seat, action }, view, desk.session.frame()));
  const plain = sentence.replace(/^[^·]* · (.)/, (_, first: string) => first.toUpperCase());
  const said = action.kind === 'coordinate' ? `${plain} (${placesOf(action.pay)})` : plain;
  return isHopelessAfter(view, desk.seat, action)
    ? `${said} ${boardWords().consequence({ kind: 'hopeless' })}.`
    : said;
}
