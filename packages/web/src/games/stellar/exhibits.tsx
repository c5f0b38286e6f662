// Positions of Stellar for the rules and the gallery: the row, both telescopes and both notebooks.
import { type Position, stellar } from '@planisphere/stellar';
import { useMemo } from 'preact/hooks';
import type { Exhibits } from '../../table/rules/exhibits.ts';
import { standingAt, stillSource } from '../../table/still.ts';
import { CardFace } from './board/CardFace.tsx';
import { Notebook } from './board/Notebook.tsx';
import { Scope } from './board/Scope.tsx';
import styles from './exhibits.module.css';
import { POSITIONS } from './positions.ts';
import { openSession, type StellarSession } from './session.ts';
import { boardWords } from './words/index.ts';

export const exhibits: Exhibits = { positions: POSITIONS, Picture };

function Picture({ line }: { line: string }) {
  const parsed = useMemo(() => stellar.notation.parse(line), [line]);
  return parsed.ok ? <Boards view={parsed.value} /> : <p role="alert">{parsed.fault.message}</p>;
}

function Boards({ view }: { view: Position }) {
  const session = useMemo(() => stillSession(view), [view]);
  return (
    <div class={styles.exhibit}>
      <ul class={styles.row}>
        {view.row.map((card, index) => (
          <li
            key={`row-${index + 1}`}
            aria-label={
              card < 40
                ? boardWords().rowCard(index + 1, boardWords().cardLabel(card))
                : boardWords().rowEmpty(index + 1)
            }
          >
            {card < 40 ? <CardFace card={card} /> : undefined}
          </li>
        ))}
      </ul>
      <div class={styles.boards}>
        {([0, 1] as const).map((seat) => (
          <div key={seat} data-side="own" data-player={seat + 1}>
            <Scope desk={session.desk} seat={seat} />
            <Notebook desk={session.desk} seat={seat} />
          </div>
        ))}
      </div>
    </div>
  );
}

function stillSession(view: Position): StellarSession {
  const seats = [{ name: 'A', bot: 'A' }, { name: 'B' }];
  return openSession({
    table: { id: '', game: 'stellar', seats, options: {} },
    standing: standingAt(view),
    source: stillSource(view),
    viewer: 0,
    spectating: false,
    past: [],
  });
}
