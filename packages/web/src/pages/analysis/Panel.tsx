// Tabs beside the board: the engine's lines, the odds, the tried lines, and the position itself.
import { type Signal, useSignal } from '@preact/signals';
import styles from './analysis.module.css';
import { Lines } from './Lines.tsx';
import { Odds } from './Odds.tsx';
import type { AnalysisScreen } from './open-analysis.ts';
import { PositionTab } from './PositionTab.tsx';
import { Tree } from './Tree.tsx';
import { analysisWords } from './words/index.ts';

const TABS = ['lines', 'odds', 'tree', 'position'] as const;
type Tab = (typeof TABS)[number];

export function Panel({ screen }: { screen: AnalysisScreen }) {
  return (
    <aside class={styles.panel} aria-label={analysisWords().title}>
      {/* Board layouts place one element beside the board: this is it. */}
      <div class={styles.inside}>
        <Tabs screen={screen} />
      </div>
    </aside>
  );
}

/** The same in a drawer, for boards that need all the room. */
export function Tabs({ screen }: { screen: AnalysisScreen }) {
  const tab = useSignal<Tab>('lines');
  return (
    <>
      <TabList tab={tab} />
      {/* Long content scrolls here: a keyboard must reach it. */}
      <div
        id="analysis-panel"
        role="tabpanel"
        aria-labelledby={`analysis-${tab.value}`}
        class={styles.body}
        tabindex={0}
      >
        {tab.value === 'lines' ? <Lines screen={screen} /> : undefined}
        {tab.value === 'odds' ? <Odds screen={screen} /> : undefined}
        {tab.value === 'tree' ? <Tree screen={screen} /> : undefined}
        {tab.value === 'position' ? <PositionTab screen={screen} /> : undefined}
      </div>
    </>
  );
}

function TabList({ tab }: { tab: Signal<Tab> }) {
  const turn = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[event.key];
    if (by === undefined) return;
    event.stopPropagation();
    tab.value = TABS[(TABS.indexOf(tab.value) + by) % TABS.length] ?? 'lines';
    document.getElementById(`analysis-${tab.value}`)?.focus();
  };
  return (
    <div class={styles.tabs} role="tablist" aria-label={analysisWords().tabs} onKeyDown={turn}>
      {TABS.map((each) => (
        <button
          key={each}
          id={`analysis-${each}`}
          type="button"
          role="tab"
          aria-selected={tab.value === each}
          aria-controls="analysis-panel"
          tabindex={tab.value === each ? 0 : -1}
          onClick={() => (tab.value = each)}
        >
          {analysisWords()[each]}
        </button>
      ))}
    </div>
  );
}
