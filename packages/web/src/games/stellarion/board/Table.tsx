// The Stellarion table on one screen: voyages and research, the Observatory with its actions, the chart and the log.
import { useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import ui from '../../../base/ui/ui.module.css';
import { Advice } from '../../../table/advice/later.ts';
import type { TableProps } from '../../../table/board.ts';
import { useDrawer } from '../../../table/frame/drawer.ts';
import { TableFrame } from '../../../table/frame/TableFrame.tsx';
import { hurry } from '../../../table/pace.ts';
import type { Desk } from '../desk.ts';
import { keysOf } from '../keyboard.ts';
import { deckIn, showPointing } from '../pointing.ts';
import { boardWords } from '../words/index.ts';
import { ActionBar } from './ActionBar.tsx';
import { Bar } from './Bar.tsx';
import { Chart } from './Chart.tsx';
import { Chips } from './Chips.tsx';
import type { Drawer } from './drawer.ts';
import { Hopeless } from './Hopeless.tsx';
import { Log } from './Log.tsx';
import { lookedInto } from './looking.ts';
import { Observatory } from './Observatory.tsx';
import { Odds } from './Odds.tsx';
import { Orbits } from './Orbits.tsx';
import { PowerDialog } from './PowerDialog.tsx';
import { Powers, ShortPowers } from './Powers.tsx';
import { Drawers, End, TextTable } from './parts.ts';
import { Research } from './Research.tsx';
import rail from './rail.module.css';
import { SunTrack } from './SunTrack.tsx';
import styles from './table.module.css';
import { Voyages } from './Voyages.tsx';

interface Props extends TableProps {
  readonly desk: Desk;
}

export function Table({ desk, coach, beside }: Props) {
  const { session } = desk;
  const { drawer, open } = useDrawer<Drawer>();
  // Pointing from before this player came is not shown again.
  const heard = useRef(session.online?.said.peek().at(-1)?.seq ?? 0);
  const keys = useMemo(() => keysOf(desk, open), [desk, open]);
  useSignalEffect(() => {
    const said = session.online?.said.value.at(-1);
    const deck = deckIn(said?.text);
    if (said === undefined || deck === undefined || said.seq <= heard.current) return;
    heard.current = said.seq;
    showPointing({ deck, name: said.name });
    session.say(`${boardWords().say.pinged(said.name)}: ${boardWords().deckOf(deck)}`);
  });
  const isOpen = [drawer, lookedInto, session.rule].some(({ value }) => value !== undefined);
  return (
    <TableFrame
      session={session}
      keys={keys}
      bar={<Bar desk={desk} open={open} />}
      coach={coach}
      beside={beside}
      end={() => <End desk={desk} />}
      text={() => <TextTable desk={desk} />}
      board={() => (
        <>
          <Board desk={desk} open={open} coach={coach} />
          <PowerDialog desk={desk} />
        </>
      )}
      advice={
        desk.panel.value === undefined || desk.peeking.value ? <Advice hints={desk.hints} /> : undefined
      }
      over={isOpen ? <Drawers desk={desk} drawer={drawer} /> : undefined}
    />
  );
}

interface BoardProps extends Props {
  readonly open: (drawer: Drawer) => void;
}

function Board({ desk, open, coach }: BoardProps) {
  const { sun, mirrors, theories, players } = desk.session.view.value.table;
  // A full table: the powers move to the right, and the log into the bar.
  const full = theories || mirrors || sun;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press anywhere only hurries the animation, which no key has to do
    <main
      class={`${styles.table} ${sun ? styles.sunny : ''}`}
      id="content"
      aria-busy={!desk.mayPress}
      onClick={() => desk.session.showing.value && hurry()}
    >
      <h1 class={ui.hidden}>Stellarion</h1>
      {/* Long content scrolls here: a keyboard must reach it. */}
      <section class={styles.left} aria-label={boardWords().rail} tabindex={0}>
        <Voyages desk={desk} />
        {mirrors ? <Orbits desk={desk} /> : undefined}
        <Research desk={desk} />
        {full ? undefined : <Powers desk={desk} />}
        {mirrors || players === 2 ? undefined : <ShortPowers />}
      </section>
      <div class={styles.middle}>
        <Chips desk={desk} onOpen={open} />
        <SunTrack desk={desk} />
        <Observatory desk={desk} />
        <Hopeless desk={desk} />
        <ActionBar desk={desk} />
      </div>
      {coach ?? (
        <div class={styles.right}>
          <Chart desk={desk} />
          <Odds desk={desk} onOpen={() => open('odds')} />
          {full ? (
            <Powers desk={desk} />
          ) : (
            <section class={`${rail.panel} ${rail.log}`} aria-label={boardWords().log}>
              <header>
                <h2>{boardWords().log}</h2>
              </header>
              <Log desk={desk} />
            </section>
          )}
        </div>
      )}
    </main>
  );
}
