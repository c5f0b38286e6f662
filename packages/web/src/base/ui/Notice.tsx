// A page that only states something: loading, not found, failed.
import { usePageTitle } from '../navigation/title.ts';
import { appWords } from '../words/index.ts';
import { Glyph } from './Glyph.tsx';
import styles from './notice.module.css';
import ui from './ui.module.css';

export function Notice({ title, text, quiet = false }: { title: string; text?: string; quiet?: boolean }) {
  // A passing notice does not change the title.
  usePageTitle(quiet ? undefined : title);
  return (
    <main class={styles.notice} id="content" aria-busy={quiet}>
      <Glyph name="se-pole" class={styles.star} />
      <h1>{title}</h1>
      {text === undefined ? undefined : <p>{text}</p>}
      {quiet ? undefined : (
        <a class={ui.button} href="/">
          <Glyph name="ui-home" />
          {appWords().nav.home}
        </a>
      )}
    </main>
  );
}
