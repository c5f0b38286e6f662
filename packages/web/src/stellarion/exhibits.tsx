// Positions of Stellarion for the rules and the gallery: the Observatory with its eight decks and the Outpost.
import { type Position, stellarion } from '@planisphere/stellarion';
import { useEffect, useMemo } from 'preact/hooks';
import type { Exhibits, Shown } from '../learn/exhibits.ts';
import { standingAt, stillSource } from '../table/still.ts';
import { Observatory } from './board/Observatory.tsx';
import { Desk } from './desk.ts';
import styles from './exhibits.module.css';
import { StellarionSession } from './session.ts';

interface Told {
  /** The cards that show, deck by deck. */
  readonly tops?: string;
  readonly discards?: string;
  readonly outpost?: string;
  readonly stage?: string;
  readonly stars?: number;
}

const QUIET = 'Sa Nb Tg Pd Sb Nd Ta Pb';

function line({ tops = QUIET, discards, outpost = '-', stage = 'turn', stars = 1 }: Told): string {
  const decks = tops
    .split(' ')
    .map((card) => (card === '*' ? '*' : `^${card}*`))
    .join('/');
  return `solo A ${stage} ${decks} ${discards ?? '-/-/-/-/-/-/-/-'} ${outpost} aabbggdd - *${stars} - - -`;
}

/** Named after the rule they show. */
const positions: readonly Shown[] = [
  { rule: 'SETUP-2', page: '7', line: line({}) },
  { rule: 'LAUNCH-1', page: '11', line: line({ tops: 'Sa Nb Tg Pd Sb Na Ta Pa' }) },
  { rule: 'LAUNCH-3', page: '11', line: line({ tops: 'Sa Nb Tg Pd Sb Na Tb Pa' }) },
  { rule: 'COORD-1', page: '11', line: line({ tops: 'Sa Sb Tg Pd Sg Na Tb Pa' }) },
  { rule: 'COORD-2', page: '11', line: line({ tops: 'Sa Nb Tg Pd Sa Na Tb Pa' }) },
  {
    rule: 'TURN-3',
    page: '10',
    line: line({ tops: 'Sa Nb Tg Pd Sb Na Tb Pa', discards: 'Na/Sb/-/-/Sg/Nd/-/-' }),
  },
  {
    rule: 'OUTPOST-1',
    page: '13',
    line: line({ tops: 'Na Nb Tg Pd Sb Na Tb Pb', outpost: 'Sa.alpha,Pa.planet' }),
  },
];

export const exhibits: Exhibits = { positions, Picture };

function Picture({ line: told }: { line: string }) {
  const parsed = useMemo(() => stellarion.notation.parse(told), [told]);
  return parsed.ok ? <Sky view={parsed.value} /> : <p role="alert">{parsed.fault.message}</p>;
}

function Sky({ view }: { view: Position }) {
  const desk = useMemo(() => new Desk(stillSession(view)), [view]);
  useEffect(() => () => desk.close(), [desk]);
  return (
    <div class={styles.exhibit}>
      <Observatory desk={desk} />
    </div>
  );
}

function stillSession(view: Position): StellarionSession {
  return new StellarionSession({
    table: { id: '', game: 'stellarion', seats: [{ name: '' }], options: {} },
    standing: standingAt(view),
    source: stillSource(view),
    viewer: 0,
    spectating: false,
    past: [],
  });
}
