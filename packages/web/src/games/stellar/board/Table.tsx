// The Stellar table on one screen: own board, shared sky, rival's board.
import { useMemo } from 'preact/hooks';
import { settings } from '../../../base/settings/settings.ts';
import { Advice } from '../../../table/advice/later.ts';
import type { TableProps } from '../../../table/board.ts';
import { useDrawer } from '../../../table/frame/drawer.ts';
import { folded } from '../../../table/frame/forms.ts';
import { TableFrame } from '../../../table/frame/TableFrame.tsx';
import { hurry } from '../../../table/pace.ts';
import type { Desk } from '../desk.ts';
import { keysOf } from '../keyboard.ts';
import { Bar } from './Bar.tsx';
import type { Drawer } from './drawer.ts';
import { Ledger } from './Ledger.tsx';
import { looked } from './looking.ts';
import { Drawers, End, Handover, TextTable } from './parts.ts';
import { Spread } from './Still.tsx';
import styles from './table.module.css';

interface Props extends TableProps {
  readonly desk: Desk;
}

export function Table({ desk, coach, beside }: Props) {
  const { drawer, open } = useDrawer<Drawer>();
  const keys = useMemo(() => keysOf(desk, open), [desk, open]);
  const isOpen = [drawer, looked, desk.session.rule].some(({ value }) => value !== undefined);
  return (
    <TableFrame
      session={desk.session}
      keys={keys}
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

function Board({ desk, coach }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press anywhere only hurries the animation, which no key has to do
    <main class={styles.table} id="content" onClick={() => desk.session.showing.value && hurry()}>
      <Spread desk={desk} coach={coach} />
      {settings.value.estimate && !folded.value ? <Ledger desk={desk} /> : undefined}
    </main>
  );
}
