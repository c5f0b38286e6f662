// The bar above the Stellar table: how far the night is.
import { ROUNDS } from '@planisphere/stellar';
import type { Signal } from '@preact/signals';
import ui from '../../../base/ui/ui.module.css';
import styles from '../../../table/bar.module.css';
import { TableBar, Tool } from '../../../table/TableBar.tsx';
import { giveHint } from '../hint.ts';
import type { StellarSession } from '../session.ts';
import { boardWords } from '../words/index.ts';

export const DRAWERS = ['rules', 'log', 'menu'] as const;
export type Drawer = (typeof DRAWERS)[number];

interface Props {
  readonly session: StellarSession;
  readonly drawer: Signal<Drawer | undefined>;
}

export function Bar({ session, drawer }: Props) {
  const { tools } = boardWords();
  return (
    <TableBar
      session={session}
      words={tools}
      track={<Track session={session} />}
      onOpen={(wanted) => (drawer.value = wanted)}
    >
      {session.allowsHints ? (
        <Tool
          glyph="ui-hint"
          text={tools.hint}
          off={!session.mayAct}
          onClick={() => void giveHint(session)}
        />
      ) : undefined}
    </TableBar>
  );
}

function Track({ session }: { session: StellarSession }) {
  const { turn, phase } = session.view.value;
  const round = Math.min(ROUNDS, Math.floor(turn / 2) + 1);
  if (phase === 'over') return <p class={ui.caps}>{boardWords().end.title}</p>;
  return (
    <div class={styles.round}>
      <span class={ui.caps}>
        <span class={styles.word}>{boardWords().roundWord} </span>
        {boardWords().roundOf(round, ROUNDS)}
      </span>
      <span class={styles.phases} aria-hidden="true">
        {Array.from({ length: ROUNDS }, (_, index) => (
          <i
            key={`round-${index + 1}`}
            class={index + 1 < round ? styles.past : index + 1 === round ? styles.now : undefined}
          />
        ))}
      </span>
    </div>
  );
}
