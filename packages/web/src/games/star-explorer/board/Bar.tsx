// The bar above the Star Explorer table: how far the night is.
import { phaseOf } from '@planisphere/star-explorer';
import type { Signal } from '@preact/signals';
import ui from '../../../base/ui/ui.module.css';
import bar from '../../../table/bar.module.css';
import { TableBar } from '../../../table/TableBar.tsx';
import type { StarExplorerSession } from '../session.ts';
import { ROMAN } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import styles from './table.module.css';

export type Drawer = 'rules' | 'log' | 'menu';

interface Props {
  readonly session: StarExplorerSession;
  readonly drawer: Signal<Drawer | undefined>;
}

export function Bar({ session, drawer }: Props) {
  return (
    <TableBar
      session={session}
      words={boardWords().tools}
      track={<Track session={session} />}
      onOpen={(wanted) => (drawer.value = wanted)}
    />
  );
}

function Track({ session }: { session: StarExplorerSession }) {
  const round = session.desk.round.value;
  if (phaseOf(session.view.value).step === 'over' && session.desk.shown.value === undefined)
    return <p class={ui.caps}>{boardWords().end.title}</p>;
  return (
    <div class={bar.round}>
      <span class={ui.caps}>
        <span class={bar.word}>{boardWords().roundWord} </span>
        {boardWords().roundOf(ROMAN[round - 1] as string)}
      </span>
      <ol class={styles.track} aria-hidden="true">
        {ROMAN.map((roman, index) => (
          <li key={roman} data-state={index + 1 < round ? 'past' : index + 1 === round ? 'now' : 'next'}>
            <i>{roman}</i>
          </li>
        ))}
      </ol>
    </div>
  );
}
