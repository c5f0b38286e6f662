// Draws the examples of Stellar's rules: the row, hand, telescope and notebook, as far as they matter.
import { type Position, stellar } from '@planisphere/stellar';
import { useMemo } from 'preact/hooks';
import { type Drawn, examplesOf } from '../../table/rules/exhibit.ts';
import type { Exhibits } from '../../table/rules/exhibits.ts';
import { CardFace } from './board/CardFace.tsx';
import { Notebook } from './board/Notebook.tsx';
import { Scope } from './board/Scope.tsx';
import styles from './exhibits.module.css';
import { gallery } from './gallery.ts';
import { drawnCard } from './reading.ts';
import { stillSession } from './still-session.ts';
import { boardWords } from './words/index.ts';

export const exhibits: Exhibits = {
  examples: examplesOf(stellar, gallery),
  Picture,
};

function Picture({ line, held, show, seat = 0 }: Drawn) {
  const parsed = useMemo(() => stellar.notation.parse(line), [line]);
  return parsed.ok ? (
    <Parts
      view={parsed.value}
      held={held}
      show={show === 'puzzle' ? 'telescope' : show}
      seat={seat === 1 ? 1 : 0}
    />
  ) : (
    <p role="alert">{parsed.fault.message}</p>
  );
}

interface PartsProps {
  readonly view: Position;
  readonly held: string;
  readonly show: string;
  readonly seat: 0 | 1;
}

function Parts({ view, held, show, seat: own }: PartsProps) {
  const session = useMemo(() => stillSession(view, held), [view, held]);
  const seats: readonly (0 | 1)[] = show === 'telescopes' ? [0, 1] : [own];
  return (
    <div class={styles.exhibit} data-show={show}>
      {show === 'turn' ? (
        <>
          <Row view={view} />
          <Hand view={view} seat={own} />
        </>
      ) : undefined}
      <div class={styles.boards}>
        {seats.map((seat) => (
          <div key={seat} data-side="own" data-player={seat + 1}>
            {show === 'notebook' ? undefined : <Scope desk={session.desk} seat={seat} />}
            {show.startsWith('telescope') ? undefined : <Notebook desk={session.desk} seat={seat} />}
          </div>
        ))}
      </div>
    </div>
  );
}

function Row({ view }: { view: Position }) {
  return (
    <ol class={styles.row}>
      {view.row.map((card, index) => (
        <li
          key={`row-${index + 1}`}
          aria-label={
            card < 40
              ? boardWords().rowCard(index + 1, boardWords().cardLabel(card))
              : boardWords().rowEmpty(index + 1)
          }
        >
          <span aria-hidden="true">{index + 1}</span>
          {card < 40 ? <CardFace card={card} /> : <i />}
        </li>
      ))}
    </ol>
  );
}

function Hand({ view, seat }: { view: Position; seat: 0 | 1 }) {
  const drawn = drawnCard(view);
  return (
    <ul class={styles.hand} aria-label={boardWords().handOf(undefined)}>
      {view.sides[seat].hand.map((card, index) => (
        <li key={index} aria-label={boardWords().cardLabel(card)}>
          <CardFace card={card} />
        </li>
      ))}
      {drawn === undefined ? undefined : (
        <li class={styles.drawn} aria-label={boardWords().cardLabel(drawn)}>
          <CardFace card={drawn} />
        </li>
      )}
    </ul>
  );
}
