// The buttons of the guide, each labelled with what it does.
import { useEffect, useRef } from 'preact/hooks';
import { motion } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { lessonPath } from '../../table/learn/course-door.ts';
import type { Taught } from './Coach.tsx';
import type { Showing } from './demonstration.ts';
import styles from './learn.module.css';
import { learnWords } from './words/index.ts';
import type { Mood } from './words/words.ts';

export function Ways(props: Taught & { readonly mood: Mood }) {
  const { name, number, showing, mood } = props;
  const words = learnWords();
  const to = lessonPath(name.game, name.course, number + 1);
  if (mood === 'done') return <Onward to={to} />;
  if (mood === 'show' && showing !== undefined) return <Shown showing={showing} />;
  return (
    <div class={styles.ways}>
      {showing === undefined ? undefined : (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          data-show-me
          onClick={() => void showing.play()}
        >
          <Glyph name="ui-eye" />
          <span>{words.showMe}</span>
        </button>
      )}
      <a class={`${ui.button} ${ui.quiet} ${styles.skip}`} href={to}>
        <span>{words.skip}</span>
        <Glyph name="ui-next" />
      </a>
    </div>
  );
}

function Onward({ to }: { to: string }) {
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div class={styles.ways}>
      <a class={`${ui.button} ${ui.quiet}`} href="/learn">
        {learnWords().all}
      </a>
      <a class={ui.button} href={to} ref={next} data-next>
        {learnWords().next}
        <Glyph name="ui-next" />
      </a>
    </div>
  );
}

function Shown({ showing }: { showing: Showing }) {
  const words = learnWords();
  const shown = showing.shown.value;
  const main = useRef<HTMLButtonElement>(null);
  const waits = shown?.waits === true;
  // The button to press next has the focus when the demonstration starts or stops waiting.
  useEffect(() => main.current?.focus({ preventScroll: true }), [waits]);
  return (
    <div class={styles.ways}>
      <button
        type="button"
        class={`${ui.button} ${ui.quiet}`}
        onClick={(event) => {
          event.stopPropagation();
          void showing.play();
        }}
      >
        <Glyph name="ui-rotate" />
        <span>{words.showAgain}</span>
      </button>
      {waits ? (
        <button type="button" class={ui.button} ref={main} data-show-next onClick={() => showing.next()}>
          <span>{words.showNext}</span>
          <Glyph name="ui-next" />
        </button>
      ) : (
        <button
          type="button"
          class={ui.button}
          ref={main}
          data-now-you
          onClick={(event) => {
            event.stopPropagation();
            void showing.giveBack();
          }}
        >
          <span>{words.nowYou}</span>
        </button>
      )}
      {motion() === 'still' || shown?.stage === 'why' ? undefined : (
        <p class={styles.locked}>{words.skipAhead}</p>
      )}
    </div>
  );
}
