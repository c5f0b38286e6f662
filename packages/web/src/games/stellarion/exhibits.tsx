// Positions of Stellarion for the rules and the gallery: the Observatory with its eight decks and the Outpost.
import { type Position, stellarion } from '@planisphere/stellarion';
import { useEffect, useMemo } from 'preact/hooks';
import type { Exhibit } from '../../table/rules/exhibit.ts';
import type { Exhibits } from '../../table/rules/exhibits.ts';
import { standingAt, stillSource } from '../../table/still.ts';
import { Observatory } from './board/Observatory.tsx';
import styles from './exhibits.module.css';
import { POSITIONS } from './positions.ts';
import { openSession, type StellarionSession } from './session.ts';
import { boardWords } from './words/index.ts';

export const exhibits: Exhibits = { positions: POSITIONS, Picture };

function Picture({ line, rule }: Pick<Exhibit, 'line' | 'rule'>) {
  const parsed = useMemo(() => stellarion.notation.parse(line), [line]);
  return parsed.ok ? <Sky view={parsed.value} rule={rule} /> : <p role="alert">{parsed.fault.message}</p>;
}

function Sky({ view, rule }: { view: Position; rule: string }) {
  const session = useMemo(() => stillSession(view), [view]);
  useEffect(() => () => session.close(), [session]);
  return (
    <div class={styles.exhibit}>
      <Observatory desk={session.desk} label={`${boardWords().observatory}, ${rule}`} />
    </div>
  );
}

function stillSession(view: Position): StellarionSession {
  return openSession({
    table: { id: '', game: 'stellarion', seats: [{ name: '' }], options: {} },
    standing: standingAt(view),
    source: stillSource(view),
    viewer: 0,
    spectating: false,
    past: [],
  });
}
