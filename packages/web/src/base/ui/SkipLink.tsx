// The first stop of the Tab key: leads past the bar to the main content.
import { appWords } from '../words/index.ts';
import styles from './shell.module.css';

export function SkipLink() {
  return (
    <button type="button" class={styles.skip} onClick={skip}>
      {appWords().nav.skip}
    </button>
  );
}

function skip(): void {
  const content = document.getElementById('content');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
}
