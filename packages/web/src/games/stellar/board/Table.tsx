// The Stellar table on one screen: own board, shared sky, rival's board.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { settings } from '../../../base/settings/settings.ts';
import { narrow } from '../../../base/ui/narrow.ts';
import { TableFrame } from '../../../table/frame/TableFrame.tsx';
import { hurry } from '../../../table/pace.ts';
import { stellarKeys } from '../keyboard.ts';
import type { StellarSession } from '../session.ts';
import { Bar, type Drawer } from './Bar.tsx';
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
  const keys = useMemo(() => stellarKeys(session, drawer), [session, drawer]);
  const isOpen = [drawer, looked, session.rule].some(({ value }) => value !== undefined);
  return (
    <TableFrame
      session={session}
      keys={keys}
      class={styles.page}
      bar={<Bar session={session} drawer={drawer} />}
      coach={coach}
      handover={(seat) => <Handover session={session} seat={seat} />}
      end={() => <End session={session} />}
      text={() => <TextTable session={session} />}
      board={() => <Board session={session} coach={coach} />}
      over={isOpen ? <Drawers session={session} drawer={drawer} /> : undefined}
    />
  );
}

function Board({ session, coach }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press anywhere only hurries the animation, which no key has to do
    <main class={styles.table} id="content" onClick={() => session.showing.value && hurry()}>
      <Spread session={session} coach={coach} />
      {settings.value.estimate && !narrow.value ? <Ledger session={session} /> : undefined}
    </main>
  );
}
