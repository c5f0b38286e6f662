// Tabs beside the board: the engine's lines, the odds, the tried lines, and the position itself.
import { useSignal } from '@preact/signals';
import { Tabs } from '../../base/ui/Tabs.tsx';
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
        <AnalysisTabs screen={screen} />
      </div>
    </aside>
  );
}

/** The same in a drawer, for boards that need all the room. */
export function AnalysisTabs({ screen }: { screen: AnalysisScreen }) {
  const tab = useSignal<Tab>('lines');
  return (
    <Tabs
      name="analysis"
      label={analysisWords().tabs}
      tabs={TABS}
      tab={tab}
      textOf={(each) => analysisWords()[each]}
      row={styles.tabs}
      sheet={styles.body}
      scrolls
    >
      {tab.value === 'lines' ? <Lines screen={screen} /> : undefined}
      {tab.value === 'odds' ? <Odds screen={screen} /> : undefined}
      {tab.value === 'tree' ? <Tree screen={screen} /> : undefined}
      {tab.value === 'position' ? <PositionTab screen={screen} /> : undefined}
    </Tabs>
  );
}
