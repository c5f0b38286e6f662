// The bar above the Stellar table: the progress of the night.
import { ROUNDS } from '@planisphere/stellar';
import ui from '../../../base/ui/ui.module.css';
import styles from '../../../table/bar.module.css';
import { TableBar, Tool } from '../../../table/TableBar.tsx';
import type { Desk } from '../desk.ts';
import { boardWords } from '../words/index.ts';
import type { Drawer } from './drawer.ts';

export function Bar({ desk, open }: { desk: Desk; open: (drawer: Drawer) => void }) {
  const { tools } = boardWords();
  return (
    <TableBar session={desk.session} words={tools} track={<Track desk={desk} />} onOpen={open}>
      {desk.session.allowsHints ? (
        <Tool
          glyph="ui-hint"
          text={tools.hint}
          off={!desk.hints.mayAsk}
          onClick={() => void desk.hints.ask()}
        />
      ) : undefined}
    </TableBar>
  );
}

function Track({ desk }: { desk: Desk }) {
  const { turn, phase } = desk.session.view.value;
  const round = Math.min(ROUNDS, Math.floor(turn / 2) + 1);
  if (phase === 'over') return <p class={ui.caps}>{boardWords().finalScore}</p>;
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
