// A part of the page that loads when first shown, or earlier if asked.
import { signal } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { appWords } from '../words/index.ts';
import styles from './later.module.css';
import ui from './ui.module.css';

export interface LaterPart<P> {
  (props: P): VNode | undefined;
  /** Loads the part at once. Never fails: the component shows the failure. */
  fetch(): Promise<void>;
}

export function later<P extends object>(load: () => Promise<FunctionComponent<P>>): LaterPart<P> {
  const part = signal<{ readonly Part: FunctionComponent<P> } | 'failed' | undefined>(undefined);
  const fetch = async () => {
    if (typeof part.peek() === 'object') return;
    part.value = await load().then(
      (Part) => ({ Part }),
      () => 'failed' as const,
    );
  };
  function Later(props: P) {
    useEffect(() => void fetch(), []);
    if (part.value === undefined) return undefined;
    if (part.value === 'failed') return <Failed />;
    const { Part } = part.value;
    return <Part {...props} />;
  }
  return Object.assign(Later, { fetch });
}

/**
 * Shown when the part had never loaded and the network is gone. A browser remembers a failed import until the page is
 * reloaded.
 */
function Failed() {
  return (
    <div class={`${ui.panel} ${styles.failed}`} role="alert">
      <p>{appWords().error.text}</p>
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => location.reload()}>
        {appWords().error.again}
      </button>
    </div>
  );
}
