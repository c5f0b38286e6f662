// “Show me”: the position that shows a rule, opened beside it.
import { useSignal } from '@preact/signals';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { localized } from '../../base/words/localized.ts';
import type { Exhibits } from './exhibits.ts';
import styles from './illustration.module.css';

interface IllustrationWords {
  readonly showMe: string;
  readonly hide: string;
  readonly position: (rule: string) => string;
}

const illustrationWords = localized<IllustrationWords>({
  en: {
    showMe: 'Show me',
    hide: 'Put away',
    position: (rule) => `A position that shows rule ${rule}`,
  },
  fr: {
    showMe: 'Montrez-moi',
    hide: 'Ranger',
    position: (rule) => `Une position qui montre la règle ${rule}`,
  },
});

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
        {open.value ? illustrationWords().hide : illustrationWords().showMe}
      </button>
      {open.value ? (
        <figure class={styles.figure} aria-label={illustrationWords().position(rule)}>
          <div inert>
            <Picture line={shown.line} rule={rule} />
          </div>
        </figure>
      ) : undefined}
    </div>
  );
}
