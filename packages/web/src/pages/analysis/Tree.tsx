// All lines tried from the position: a tree with names and comments. A press goes to a line.
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { heard } from '../../base/words/heard.ts';
import { typeset } from '../../base/words/typeset.ts';
import styles from './analysis.module.css';
import type { AnalysisScreen } from './open-analysis.ts';
import { LONGEST_COMMENT, LONGEST_NAME } from './variations.ts';
import { analysisWords } from './words/index.ts';

export function Tree({ screen }: { screen: AnalysisScreen }) {
  const { variations, session } = screen;
  const words = analysisWords();
  const here = variations.at(variations.here.value);
  const isRoot = here.parent === undefined;
  const lay = () => session.takeOver(session.viewer.peek());
  const goTo = (id: number | undefined) => {
    if (id === undefined) return;
    variations.go(id);
    void lay();
  };
  const dealAnew = () => {
    if (variations.dealAnew()) void lay();
  };
  return (
    <section class={styles.tree} aria-label={words.tried}>
      <ul>
        <Branch screen={screen} id={0} />
      </ul>
      {variations.nodes.value.length === 1 ? <p class={styles.quiet}>{words.noVariation}</p> : undefined}
      <div class={styles.tools}>
        <button type="button" class={ui.button} disabled={isRoot} onClick={() => void session.undo()}>
          <Glyph name="ui-undo" />
          {words.undo}
        </button>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          disabled={here.children.length === 0}
          onClick={() => goTo(here.children[0])}
        >
          <Glyph name="ui-redo" />
          {words.forth}
        </button>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          disabled={here.events.length < 2}
          onClick={dealAnew}
        >
          <Glyph name="ui-luck" />
          {words.dealAnew}
        </button>
      </div>
      <label>
        <span>{words.name}</span>
        <input
          maxLength={LONGEST_NAME}
          value={here.name}
          onInput={({ currentTarget: { value } }) => variations.note(here.id, { name: value })}
        />
      </label>
      <label>
        <span>{words.comment}</span>
        <textarea
          rows={3}
          maxLength={LONGEST_COMMENT}
          value={here.comment}
          onInput={({ currentTarget: { value } }) => variations.note(here.id, { comment: value })}
        />
      </label>
    </section>
  );
}

function Branch({ screen, id }: { screen: AnalysisScreen; id: number }) {
  const { variations, session } = screen;
  const { name, comment, children } = variations.at(id);
  const isHere = variations.here.value === id;
  const go = () => {
    variations.go(id);
    void session.takeOver(session.viewer.peek());
  };
  return (
    <li>
      <button type="button" class={styles.variation} aria-current={isHere ? 'true' : undefined} onClick={go}>
        {name === '' ? undefined : <b>{name}</b>} {sentenceOf(screen, id)}
      </button>
      {comment === '' ? undefined : <p class={styles.comment}>{comment}</p>}
      {children.length === 0 ? undefined : (
        <ul class={children.length > 1 ? styles.forked : undefined}>
          {children.map((child) => (
            <Branch key={child} screen={screen} id={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

function sentenceOf({ variations, session }: AnalysisScreen, id: number): string {
  const { parent, events } = variations.at(id);
  const event = events[0] === undefined ? undefined : session.game.notation.parseEvent(events[0]);
  if (parent === undefined || event === undefined || !event.ok || event.value.by === 'chance')
    return analysisWords().start;
  const before = session.game.view(variations.courseAt(parent).state, event.value.by);
  return heard(typeset(session.voice.tell(event.value, before, session.frame('table'))));
}
