// The steps of the dialog: done, current, coming.
import { Glyph } from '../../../base/ui/Glyph.tsx';
import type { Desk } from '../desk.ts';
import type { Panel } from '../panels.ts';
import { boardWords } from '../words/index.ts';
import styles from './dialog.module.css';

export function Steps({ desk, panel }: { desk: Desk; panel: Panel }) {
  const { steps } = boardWords().dialog;
  const names = steps(panel, desk.scene.value);
  const now = placeOf(desk, panel, names.length);
  if (names.length === 0) return undefined;
  return (
    <ol class={styles.steps}>
      {names.map((name, index) => (
        <li
          key={name}
          class={index < now ? styles.done : index === now ? styles.now : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <i>{index < now ? <Glyph name="ui-check" /> : index + 1}</i>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

function placeOf(desk: Desk, panel: Panel, length: number): number {
  const { deck, step } = desk.holding.value;
  if (panel === 'place') return step === undefined ? 2 : 3;
  if (step !== undefined) return length - 1;
  return deck === undefined ? 1 : 2;
}
