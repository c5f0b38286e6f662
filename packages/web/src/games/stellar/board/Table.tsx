// The Stellar table on one screen: own board, shared sky, rival's board.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../../../base/settings/settings.ts';
import { narrow } from '../../../base/ui/narrow.ts';
import ui from '../../../base/ui/ui.module.css';
import { hurry } from '../../../table/pace.ts';
import type { StellarSession } from '../session.ts';
import { Bar, type Drawer } from './Bar.tsx';
import { keepFocus, onTableKey } from './keyboard.ts';
import { Ledger } from './Ledger.tsx';
import { looked } from './looking.ts';
import { Drawers, End, Handover, TextTable } from './parts.ts';
import { Spread } from './Still.tsx';
import styles from './table.module.css';

interface Props {
  readonly session: StellarSession;
  /** The guide of a lesson, in the rival's place. */
  readonly coach?: ComponentChildren;
}

export function Table({ session, coach }: Props) {
  const drawer = useSignal<Drawer | undefined>(undefined);
  // With the first paint: a key pressed as soon as the table is seen must count.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => onTableKey(event, session, drawer);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session, drawer]);
  useSignalEffect(() => {
    // Whatever was focused may be gone after a move: the next thing to press takes its place.
    if (session.view.value !== undefined && session.mayAct) requestAnimationFrame(keepFocus);
  });
  const isOpen = [drawer, looked, session.rule].some(({ value }) => value !== undefined);
  return (
    <div class={`${styles.page} ${scrolls(session) ? styles.long : ''}`}>
      <Bar session={session} drawer={drawer} />
      <Inside session={session} coach={coach} />
      <p class={ui.hidden} role="status" aria-live="polite">
        {session.said.value}
      </p>
      {isOpen ? <Drawers session={session} drawer={drawer} /> : undefined}
    </div>
  );
}

function scrolls(session: StellarSession): boolean {
  return session.standing.value.over || settings.value.textMode || session.handover.value !== undefined;
}

function Inside({ session, coach }: Props) {
  if (session.handover.value !== undefined)
    return <Handover session={session} seat={session.handover.value} />;
  if (session.standing.value.over && !session.showing.value) return <End session={session} />;
  if (settings.value.textMode)
    return (
      <>
        {coach}
        <TextTable session={session} />
      </>
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press anywhere only hurries the animation, which no key has to do
    <main class={styles.table} id="content" onClick={() => session.showing.value && hurry()}>
      <Spread session={session} coach={coach} />
      {settings.value.estimate && !narrow.value ? <Ledger session={session} /> : undefined}
    </main>
  );
}
