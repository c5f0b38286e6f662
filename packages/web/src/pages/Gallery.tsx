// Positions of the rules drawn from their one-line notation: for learners, and for whoever changes the board.
import { type Position, stellar } from '@planisphere/stellar';
import { stellarText } from '@planisphere/stellar/text';
import { Shell } from '../app/Shell.tsx';
import { settings } from '../app/settings.ts';
import { CardFace } from '../stellar/board/CardFace.tsx';
import { Notebook } from '../stellar/board/Notebook.tsx';
import { Scope } from '../stellar/board/Scope.tsx';
import { StellarSession } from '../stellar/session.ts';
import { w } from '../stellar/words/index.ts';
import { host } from '../table/client.ts';
import type { TableSource } from '../table/play.ts';
import ui from '../ui/ui.module.css';
import styles from './pages.module.css';
import { POSITIONS, type Shown } from './positions.ts';

export function Gallery() {
  return (
    <Shell>
      <main class={styles.page} id="content">
        <h1>{w().gallery.title}</h1>
        <p>{w().gallery.lead}</p>
        <div class={styles.gallery}>
          {POSITIONS.map((shown) => (
            <Exhibit key={shown.rule} shown={shown} />
          ))}
        </div>
      </main>
    </Shell>
  );
}

function Exhibit({ shown }: { shown: Shown }) {
  const parsed = stellar.notation.parse(shown.line);
  const rule = stellarText.rules[shown.rule];
  return (
    <article class={ui.panel} data-position={shown.rule}>
      <h2>
        {shown.rule} · {w().rules.page(shown.page)}
      </h2>
      <p>{rule?.[settings.value.locale]}</p>
      {parsed.ok ? <Picture view={parsed.value} /> : <p role="alert">{parsed.fault.message}</p>}
      <code>{shown.line}</code>
    </article>
  );
}

function Picture({ view }: { view: Position }) {
  const session = stillSession(view);
  return (
    <>
      <ul class={styles.row}>
        {view.row.map((card, index) => (
          <li
            key={`row-${index + 1}`}
            aria-label={card < 40 ? w().rowCard(index + 1, w().cardLabel(card)) : w().rowEmpty(index + 1)}
          >
            {card < 40 ? <CardFace card={card} /> : undefined}
          </li>
        ))}
      </ul>
      <div class={styles.boards}>
        {([0, 1] as const).map((seat) => (
          <div key={seat} data-side="own" data-player={seat + 1}>
            <Scope session={session} seat={seat} />
            <Notebook session={session} seat={seat} />
          </div>
        ))}
      </div>
    </>
  );
}

/** A table that nobody plays at. */
function stillSession(view: Position): StellarSession {
  const standing = {
    view,
    awaited: [],
    optional: [],
    over: false,
    undo: undefined,
    assisted: false,
    commitment: '',
  };
  const seats = [{ name: 'A', bot: 'A' }, { name: 'B' }];
  const table = { id: '', game: 'stellar' as const, seats, options: {} };
  return new StellarSession({
    table,
    standing,
    source: host() as TableSource<Position>,
    viewer: 0,
    spectating: false,
    past: [],
  });
}
