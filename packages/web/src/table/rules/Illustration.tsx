// “Show me”: the position that shows a rule, opened beside it.
import { useSignal } from '@preact/signals';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { learnWords } from '../../pages/learn/words/index.ts';
import type { Exhibits } from './exhibits.ts';
import styles from './illustration.module.css';

export function Illustration({ rule, exhibits }: { rule: string; exhibits: Exhibits | undefined }) {
  const open = useSignal(false);
  const shown = exhibits?.positions.find((each) => each.rule === rule);
  if (exhibits === undefined || shown === undefined) return undefined;
  const { Picture } = exhibits;
  return (
    <div class={styles.illustration}>
      <button
        type="button"
        class={styles.show}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <Glyph name="ui-target" />
        {open.value ? learnWords().hide : learnWords().showMe}
      </button>
      {open.value ? (
        <figure class={styles.figure} aria-label={learnWords().position(rule)}>
          <div inert>
            <Picture line={shown.line} rule={rule} />
          </div>
        </figure>
      ) : undefined}
    </div>
  );
}
