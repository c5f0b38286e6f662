// Says that the game can no longer be won, and offers to go back to the last turn when it could, or to end it. Shown
// only if counting proves it (`isHopeless` of the rules).
import { canBeShared } from '@planisphere/stellarion';
import { useSignal } from '@preact/signals';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { boardWords } from '../words/index.ts';
import styles from './hopeless.module.css';

export function Hopeless({ desk }: { desk: Desk }) {
  const { session } = desk;
  const busy = useSignal(false);
  const { hopeless } = boardWords();
  const own = session.online === undefined && session.lesson.value === undefined;
  if (!own || session.spectating.value || !desk.hopeless.value || !desk.mayPick.value) return undefined;
  const goBack = async () => {
    if (busy.value) return;
    busy.value = true;
    await desk.backToHope();
    busy.value = false;
  };
  return (
    <section class={styles.hopeless} role="alert" data-hopeless>
      <Glyph name="ui-warn" />
      <p>
        <b>{hopeless.title}</b> {canBeShared(session.view.value) ? hopeless.cards : hopeless.piles}
      </p>
      {session.standing.value.undo === undefined ? undefined : (
        <button type="button" class={ui.button} data-nav aria-busy={busy.value} onClick={() => void goBack()}>
          {hopeless.back}
        </button>
      )}
      {session.mayResign ? (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          data-nav
          onClick={() => void session.resign()}
        >
          {hopeless.end}
        </button>
      ) : undefined}
    </section>
  );
}
