// The Star Explorer table on one screen: hand left, sky in the middle, consequence right. On a phone the sky comes first
// and everything to press lies under the thumb.
import { phaseOf } from '@planisphere/star-explorer';
import { useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Advice } from '../../../table/advice/later.ts';
import type { TableProps } from '../../../table/board.ts';
import { useDrawer } from '../../../table/frame/drawer.ts';
import { TableFrame } from '../../../table/frame/TableFrame.tsx';
import { hurry } from '../../../table/pace.ts';
import type { Desk } from '../desk.ts';
import { keysOf } from '../keyboard.ts';
import { spokenOf } from '../prompt.ts';
import { Bar } from './Bar.tsx';
import { Choices } from './Choices.tsx';
import { Controls } from './Controls.tsx';
import type { Drawer } from './drawer.ts';
import { Go } from './Go.tsx';
import { Hand } from './Hand.tsx';
import { Ledger, You } from './Ledger.tsx';
import { LogLines } from './LogLines.tsx';
import { Prompt } from './Prompt.tsx';
import { Drawers, End, Handover, TextTable } from './parts.ts';
import { Rivals } from './Rivals.tsx';
import { Sizes } from './Sizes.tsx';
import { SkyZone } from './SkyZone.tsx';
import styles from './table.module.css';

interface Props extends TableProps {
  readonly desk: Desk;
}

export function Table({ desk, coach, beside }: Props) {
  const { drawer, open } = useDrawer<Drawer>();
  const keys = useMemo(() => keysOf(desk, open), [desk, open]);
  useSpeech(desk);
  const isOpen = [drawer, desk.session.rule].some(({ value }) => value !== undefined);
  return (
    <TableFrame
      session={desk.session}
      keys={keys}
      class={styles.page}
      bar={<Bar desk={desk} open={open} />}
      coach={coach}
      beside={beside}
      handover={(seat) => <Handover desk={desk} seat={seat} />}
      end={() => <End desk={desk} />}
      text={() => <TextTable desk={desk} />}
      board={() => <Board desk={desk} coach={coach} />}
      advice={<Advice hints={desk.hints} />}
      over={isOpen ? <Drawers desk={desk} drawer={drawer} /> : undefined}
    />
  );
}

/** The ghost is announced when it has come to rest, not at every star it passes. */
function useSpeech(desk: Desk): void {
  useSignalEffect(() => {
    if (desk.ghost.value === undefined || desk.laid.value === undefined) return;
    const timer = setTimeout(() => {
      desk.session.answer(spokenOf(desk));
    }, 500);
    return () => clearTimeout(timer);
  });
}

function Board({ desk, coach }: Props) {
  const seat = desk.session.viewer.value;
  const view = desk.shown.value?.view ?? desk.session.view.value;
  const hidesPoints = desk.session.lesson.value?.hidesPoints === true;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press anywhere only hurries the animation, which no key has to do
    <main
      class={styles.table}
      id="content"
      data-drawn={`${seat} ${desk.session.view.value.boards[seat]?.drawings.length}`}
      data-hides-points={hidesPoints}
      onClick={() => desk.session.showing.value && hurry()}
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
        {hidesPoints ? undefined : <Ledger desk={desk} seat={seat} />}
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
