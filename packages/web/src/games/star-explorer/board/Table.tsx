// The Star Explorer table on one screen: hand left, sky in the middle, consequence right. On a phone the sky comes first
// and everything to press lies under the thumb.
import { phaseOf } from '@planisphere/star-explorer';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../../../base/settings/settings.ts';
import ui from '../../../base/ui/ui.module.css';
import { hurry } from '../../../table/pace.ts';
import { keepFocus, onTableKey } from '../keyboard.ts';
import { spokenOf } from '../prompt.ts';
import type { StarExplorerSession } from '../session.ts';
import { Bar, type Drawer } from './Bar.tsx';
import { Choices } from './Choices.tsx';
import { Controls } from './Controls.tsx';
import { Go } from './Go.tsx';
import { Hand } from './Hand.tsx';
import { Ledger, You } from './Ledger.tsx';
import { LogLines } from './LogLines.tsx';
import { Prompt } from './Prompt.tsx';
import { Drawers, Final, Handover, TextTable } from './parts.ts';
import { Rivals } from './Rivals.tsx';
import { Sizes } from './Sizes.tsx';
import { SkyZone } from './SkyZone.tsx';
import styles from './table.module.css';

interface Props {
  readonly session: StarExplorerSession;
  /** The guide of a lesson, in the rivals' place. */
  readonly coach?: ComponentChildren;
}

export function Table({ session, coach }: Props) {
  const drawer = useSignal<Drawer | undefined>(undefined);
  const { desk } = session;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onTableKey(event, desk, drawer);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk, drawer]);
  useSignalEffect(() => {
    // Whatever was focused may be gone after a move: the next thing to press takes its place.
    if (session.view.value !== undefined && session.mayAct) requestAnimationFrame(keepFocus);
  });
  useSpeech(session);
  const isOpen = [drawer, session.rule].some(({ value }) => value !== undefined);
  return (
    <div class={`${styles.page} ${scrolls(session) ? styles.long : ''}`}>
      <Bar session={session} drawer={drawer} />
      <Inside session={session} coach={coach} />
      <p class={ui.hidden} role="status" aria-live="polite">
        {desk.spoken.value || session.said.value}
      </p>
      {isOpen ? <Drawers session={session} drawer={drawer} /> : undefined}
    </div>
  );
}

/** The ghost is told when it has come to rest, not at every star it passes. */
function useSpeech({ desk, said }: StarExplorerSession): void {
  useSignalEffect(() => {
    if (desk.ghost.value === undefined || desk.laid.value === undefined) return;
    const timer = setTimeout(() => {
      desk.spoken.value = spokenOf(desk);
    }, 500);
    return () => clearTimeout(timer);
  });
  useSignalEffect(() => {
    if (said.value !== '') desk.spoken.value = '';
  });
}

function scrolls(session: StarExplorerSession): boolean {
  return session.standing.value.over || settings.value.textMode || session.handover.value !== undefined;
}

function Inside({ session, coach }: Props) {
  const { desk } = session;
  const seat = session.viewer.value;
  if (session.handover.value !== undefined)
    return <Handover session={session} seat={session.handover.value} />;
  if (session.standing.value.over && !session.showing.value) return <Final session={session} />;
  if (settings.value.textMode)
    return (
      <>
        {coach}
        <TextTable desk={desk} />
      </>
    );
  const view = desk.shown.value?.view ?? session.view.value;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press anywhere only hurries the animation, which no key has to do
    <main
      class={styles.table}
      id="content"
      data-drawn={`${seat} ${session.view.value.boards[seat]?.drawings.length}`}
      onClick={() => session.showing.value && hurry()}
    >
      <div class={styles.left}>
        <Prompt desk={desk} />
        <Choices desk={desk} seat={seat} />
        <Hand desk={desk} seat={seat} />
        {phaseOf(view).step === 'size' || coach !== undefined ? undefined : <Sizes view={view} seat={seat} />}
        {desk.drawing.value === undefined ? undefined : <Controls desk={desk} />}
      </div>
      <SkyZone desk={desk} seat={seat} />
      <div class={styles.right}>
        {coach ?? <You desk={desk} seat={seat} />}
        {session.lesson.value?.hidesPoints ? undefined : <Ledger desk={desk} seat={seat} />}
        <Go desk={desk} />
        {coach === undefined ? (
          <>
            <Rivals desk={desk} seat={seat} />
            <LogLines desk={desk} />
          </>
        ) : undefined}
      </div>
    </main>
  );
}
