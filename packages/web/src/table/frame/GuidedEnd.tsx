// Shown after the guided game of a course: what the player learned, and what comes next.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import { settings } from '../../base/settings/settings.ts';
import ui from '../../base/ui/ui.module.css';
import type { GuidedTable } from '../learn/guided.ts';
import type { GuidedWords } from '../learn/lesson.ts';
import styles from './guided-end.module.css';
import { frameWords } from './words/index.ts';

export function GuidedEnd({ guided: { door } }: { guided: GuidedTable }) {
  const words = useSignal<GuidedWords | undefined>(undefined);
  useEffect(() => {
    void door.course().then(({ guided }) => {
      words.value = guided;
    });
  }, [door, words]);
  return (
    <div class={styles.guided} data-guided-end>
      <img src={owl} alt="" width="56" height="56" />
      <p>
        <b>{frameWords().courseDone}</b> {words.value?.learnt[settings.value.locale]}
      </p>
      <a class={`${ui.button} ${ui.quiet}`} href="/learn">
        {frameWords().lessons}
      </a>
    </div>
  );
}
