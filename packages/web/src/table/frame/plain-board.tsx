// The board of a game without its own: the table as text, with every choice as a button, and a line to type in as in a
// terminal.
import type { GameText } from '@planisphere/core';
import { ROOMS } from '@planisphere/games/rooms';
import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { Sheet } from '../../base/ui/Sheet.tsx';
import type { Board } from '../board.ts';
import { MenuChoices } from '../MenuChoices.tsx';
import type { Manners } from '../manners.ts';
import { OwnTable } from '../OwnTable.tsx';
import { plainRulesWords } from '../rules/plain.ts';
import { RulesDrawer } from '../rules/RulesDrawer.tsx';
import rules from '../rules/rules.module.css';
import { Session } from '../session.ts';
import { TableBar } from '../TableBar.tsx';
import { TextTable } from '../text/TextTable.tsx';
import styles from '../text/text.module.css';
import { EndButtons } from './EndButtons.tsx';
import { Handover } from './Handover.tsx';
import type { TableKeys } from './keyboard.ts';
import { TableFrame } from './TableFrame.tsx';
import { frameWords } from './words/index.ts';

type Drawer = 'rules' | 'log' | 'menu';

interface Props {
  readonly session: Session;
  readonly text: GameText;
}

export async function plainBoardOf(id: GameId): Promise<Board> {
  const [{ game }, text] = await Promise.all([ROOMS[id].rules(), ROOMS[id].text()]);
  const manners: Manners = { game, voice: text, hidesBetweenPlayers: true, layDesk: () => undefined };
  return {
    open(found) {
      const session = new Session(manners, found);
      return { session, Table: () => <PlainTable session={session} text={text} /> };
    },
    fetchRest: () => undefined,
  };
}

function keysOf(session: Session, drawer: Signal<Drawer | undefined>): TableKeys {
  return {
    letters: {},
    session,
    calls: { rules: () => (drawer.value = 'rules'), log: () => (drawer.value = 'log') },
    escape: () => undefined,
    digit: (number) => {
      const choice = document.querySelectorAll<HTMLElement>('[data-nav]')[number - 1];
      choice?.click();
      return choice !== undefined;
    },
    wanted: ['[data-nav]'],
  };
}

function PlainTable({ session, text }: Props) {
  const drawer = useSignal<Drawer | undefined>(undefined);
  const keys = useMemo(() => keysOf(session, drawer), [session, drawer]);
  const table = () => <Played session={session} text={text} />;
  return (
    <TableFrame
      session={session}
      keys={keys}
      class={styles.scrolling}
      bar={
        <TableBar
          session={session}
          words={frameWords().tools}
          track={<span />}
          onOpen={(wanted) => (drawer.value = wanted)}
        />
      }
      handover={(seat) => <Handover session={session} seat={seat} words={frameWords().handover} />}
      end={() => <End session={session} text={text} />}
      text={table}
      board={table}
      over={<Opened session={session} drawer={drawer} />}
    />
  );
}

function Played({ session, text }: Props) {
  const seat = session.viewer.value;
  const view = session.view.value;
  const { game, mayAct } = session;
  const actions = useMemo(() => (mayAct ? [...game.legal(view, seat)] : []), [game, mayAct, view, seat]);
  return <TextTable session={session} text={text} actions={actions} alone />;
}

function End({ session, text }: Props) {
  // Several people at one screen: the words address none of them.
  const lines = text.result(session.view.value, session.frame(session.shared ? 'table' : undefined));
  return (
    <main class={styles.text} id="content">
      <h1>{frameWords().ending.over}</h1>
      <pre tabindex={0}>{lines.join('\n')}</pre>
      <EndButtons session={session} class={styles.choices} />
    </main>
  );
}

function Opened({ session, drawer }: { session: Session; drawer: Signal<Drawer | undefined> }) {
  const close = () => {
    drawer.value = undefined;
  };
  const { tools } = frameWords();
  return (
    <>
      <RulesDrawer
        session={session}
        words={plainRulesWords({})}
        now={[]}
        open={drawer.value === 'rules'}
        onClose={close}
      />
      {drawer.value === 'log' ? (
        <Sheet title={tools.log} side onClose={close}>
          <ol>
            {session.history.value.map((past, index) => (
              <li key={index}>{session.tell(past)}</li>
            ))}
          </ol>
        </Sheet>
      ) : undefined}
      {drawer.value === 'menu' ? (
        <Sheet title={tools.menu} onClose={close}>
          <div class={rules.menu}>
            <OwnTable session={session} onDone={close} />
            <MenuChoices />
          </div>
        </Sheet>
      ) : undefined}
    </>
  );
}
