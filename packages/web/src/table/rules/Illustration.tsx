// An example beside its rule, step by step: always there on a page, opened by “Show me” in a drawer.
import { useSignal } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { localized } from '../../base/words/localized.ts';
import type { Scene } from './exhibit.ts';
import type { Exhibits } from './exhibits.ts';
import styles from './illustration.module.css';

interface IllustrationWords {
  readonly showMe: string;
  readonly hide: string;
  readonly example: string;
  readonly before: string;
  readonly next: string;
  readonly step: (at: number, all: number) => string;
}

const illustrationWords = localized<IllustrationWords>({
  en: {
    showMe: 'Show me',
    hide: 'Put away',
    example: 'Example',
    before: 'The step before',
    next: 'The next step',
    step: (at, all) => `${at} of ${all}`,
  },
  fr: {
    showMe: 'Montrez-moi',
    hide: 'Ranger',
    example: 'Exemple',
    before: 'L’étape précédente',
    next: 'L’étape suivante',
    step: (at, all) => `${at} sur ${all}`,
  },
});

interface Props {
  readonly rule: string;
  readonly exhibits: Exhibits | undefined;
  /** Shown beside the text without a press, if there is room. */
  readonly beside?: true | undefined;
}

export function Illustration({ rule, exhibits, beside }: Props) {
  const open = useSignal(false);
  const scenes = exhibits?.examples.get(rule);
  if (exhibits === undefined || scenes === undefined) return undefined;
  if (beside) return <Example scenes={scenes} exhibits={exhibits} beside />;
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
      {open.value ? <Example scenes={scenes} exhibits={exhibits} /> : undefined}
    </div>
  );
}

interface ExampleProps {
  readonly scenes: readonly Scene[];
  readonly exhibits: Exhibits;
  readonly beside?: true;
}

function Example({ scenes, exhibits: { Picture }, beside }: ExampleProps) {
  const at = useSignal(0);
  const scene = scenes[at.value] as Scene;
  return (
    <figure
      class={`${styles.figure} ${beside ? styles.beside : ''}`}
      aria-label={illustrationWords().example}
      data-position={scene.rule}
    >
      <div class={styles.picture} inert>
        <Picture {...scene} />
      </div>
      <figcaption>
        {scenes.length > 1 ? <Steps at={at} all={scenes.length} /> : undefined}
        <p aria-live="polite">{scene.say[settings.value.locale]}</p>
      </figcaption>
    </figure>
  );
}

function Steps({ at, all }: { at: { value: number }; all: number }) {
  const words = illustrationWords();
  return (
    <span class={styles.steps}>
      <button
        type="button"
        class={ui.icon}
        aria-label={words.before}
        aria-disabled={at.value === 0}
        onClick={() => (at.value = Math.max(0, at.value - 1))}
      >
        <Glyph name="ui-prev1" />
      </button>
      <span>{words.step(at.value + 1, all)}</span>
      <button
        type="button"
        class={ui.icon}
        aria-label={words.next}
        aria-disabled={at.value === all - 1}
        onClick={() => (at.value = Math.min(all - 1, at.value + 1))}
      >
        <Glyph name="ui-next1" />
      </button>
    </span>
  );
}
