// Sheets about the game, one at a time: its log, the check of its dealing, and its branches.
import { useSignal } from '@preact/signals';
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
  const turn = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[event.key];
    if (by === undefined) return;
    tab.value = TABS[(TABS.indexOf(tab.value) + by) % TABS.length] ?? 'log';
    document.getElementById(`tab-${tab.value}`)?.focus();
  };
  return (
    <section class={`${ui.panel} ${styles.beside}`}>
      <div class={styles.tabs} role="tablist" aria-label={replayWords().tabs} onKeyDown={turn}>
        {TABS.map((each) => (
          <button
            key={each}
            id={`tab-${each}`}
            type="button"
            role="tab"
            aria-selected={tab.value === each}
            aria-controls="beside"
            tabindex={tab.value === each ? 0 : -1}
            onClick={() => (tab.value = each)}
          >
            {replayWords()[each]}
          </button>
        ))}
      </div>
      <div id="beside" role="tabpanel" aria-labelledby={`tab-${tab.value}`} class={styles.panel}>
        {tab.value === 'log' ? <Log player={watched.player} /> : undefined}
        {tab.value === 'fair' ? <Fair player={watched.player} /> : undefined}
        {tab.value === 'branches' ? <Branches watched={watched} id={id} /> : undefined}
      </div>
    </section>
  );
}
