// On a small screen: the best line in a row above the board; a press opens everything else.
import { useSignal } from '@preact/signals';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import ui from '../../base/ui/ui.module.css';
import styles from './analysis.module.css';
import { useSpokenLines } from './lines.ts';
import type { AnalysisScreen } from './open-analysis.ts';
import { AnalysisTabs } from './Panel.tsx';
import { analysisWords } from './words/index.ts';

export function Strip({ screen }: { screen: AnalysisScreen }) {
  const open = useSignal(false);
  const [best] = useSpokenLines(screen);
  const { states } = analysisWords();
  return (
    <aside class={styles.strip} aria-label={analysisWords().title}>
      <div class={styles.best}>
        {best === undefined ? (
          states[screen.engine.state.value]
        ) : (
          <>
            <b>{best.value}</b> <small>{best.error}</small> {best.first}
          </>
        )}
      </div>
      <button
        type="button"
        class={ui.icon}
        aria-label={analysisWords().open}
        onClick={() => (open.value = true)}
      >
        <Glyph name="ui-lines" />
      </button>
      {open.value ? (
        <Sheet title={analysisWords().title} side onClose={() => (open.value = false)}>
          <div class={styles.drawer}>
            <AnalysisTabs screen={screen} />
          </div>
        </Sheet>
      ) : undefined}
    </aside>
  );
}
