// Sheets about the game, one at a time: its log, the check of its dealing, and its branches.
import { useSignal } from '@preact/signals';
import { Tabs } from '../../base/ui/Tabs.tsx';
import ui from '../../base/ui/ui.module.css';
import { Branches } from './Branches.tsx';
import { Fair } from './Fair.tsx';
import { Log } from './Log.tsx';
import styles from './replay.module.css';
import type { ReplayScreen } from './replay-screen.ts';
import { replayWords } from './words/index.ts';

const TABS = ['log', 'fair', 'branches'] as const;

export function Beside({ watched, id }: { watched: ReplayScreen; id: string }) {
  const tab = useSignal<(typeof TABS)[number]>('log');
  return (
    <section class={`${ui.panel} ${styles.beside}`}>
      <Tabs
        name="beside"
        label={replayWords().tabs}
        tabs={TABS}
        tab={tab}
        textOf={(each) => replayWords()[each]}
        row={styles.tabs}
        sheet={styles.panel}
      >
        {tab.value === 'log' ? <Log player={watched.player} /> : undefined}
        {tab.value === 'fair' ? <Fair player={watched.player} /> : undefined}
        {tab.value === 'branches' ? <Branches watched={watched} id={id} /> : undefined}
      </Tabs>
    </section>
  );
}
