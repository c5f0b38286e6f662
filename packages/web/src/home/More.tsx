// The lower part of the first screen: what one has begun, the daily sky, and ways to learn.
import { t } from '../locales/index.ts';
import { Glyph } from '../ui/Glyph.tsx';
import ui from '../ui/ui.module.css';
import { Daily } from './Daily.tsx';
import styles from './home.module.css';
import { Tables } from './Tables.tsx';

export function More() {
  return (
    <section class={styles.more}>
      <Tables />
      <Daily />
      <Learn />
    </section>
  );
}

function Learn() {
  const { home } = t();
  return (
    <article class={`${ui.panel} ${styles.learn}`}>
      <h2 class={ui.caps}>{home.learn}</h2>
      <ul>
        <li>
          <a href="/learn">
            <Glyph name="ui-learn" />
            <b>{home.learnLessons}</b>
            <Glyph name="ui-next" />
          </a>
        </li>
        <li>
          <a href="/puzzle">
            <Glyph name="ui-target" />
            <b>{home.learnPuzzles}</b>
            <Glyph name="ui-next" />
          </a>
        </li>
        <li>
          <a href="/rules/stellar">
            <Glyph name="ui-rules" />
            <b>{home.learnRules}</b>
            <Glyph name="ui-next" />
          </a>
        </li>
        <li>
          <a href="/gallery">
            <Glyph name="ui-telescope" />
            <b>{home.learnGallery}</b>
            <Glyph name="ui-next" />
          </a>
        </li>
      </ul>
    </article>
  );
}
