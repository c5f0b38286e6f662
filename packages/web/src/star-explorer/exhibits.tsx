// Positions of Star Explorer for the rules and the gallery: the disc of the first player, as the window shows it.
import {
  type Board,
  extinguishedAfter,
  kindsIn,
  type Position,
  phaseOf,
  starExplorer,
  tileOf,
} from '@planisphere/star-explorer';
import { useMemo } from 'preact/hooks';
import type { Exhibits, Shown } from '../learn/exhibits.ts';
import { Planisphere } from './board/Planisphere.tsx';
import styles from './exhibits.module.css';
import { ROMAN, roundOf } from './standing.ts';
import { w } from './words/index.ts';

const CEPHEUS = 'cep:f10-e10-f9-f10-g10-g9-f9';
const CRATER = 'crt:i7-h6-h5-g4-h3-i4-h5,k5-j4-i4';

/** Named after the rule they show; the constellations are drawn by the rules' own tests. */
const positions: readonly Shown[] = [
  { rule: 'SET-3', page: '3', line: '_ _ | WYBRRBY RB _ _' },
  { rule: 'SIZE-1', page: '4', line: `_ 5 | WYBRRBY RB R _ ${CEPHEUS}` },
  { rule: 'DRAW-2', page: '5', line: '_ 5 | WYBRRBY RB R _ cep:_' },
  { rule: 'DRAW-4', page: '5', line: `_ 5.8 | WYBRRBY RB R _ ${CEPHEUS} crt:_` },
  { rule: 'DRAW-6', page: '5', line: `_ 5.8.6 | WYBRRBY RB R _ ${CEPHEUS} ${CRATER} hor:_` },
  { rule: 'DRAW-7', page: '5', line: '_ 7.6 | RRYYWYB WB W _ aql:i10-h9 tuc:_' },
  { rule: 'OUT-1', page: '5', line: '_ 7.6 | RRYYWYB WB W _ aql:i10-h9 tuc:_' },
  { rule: 'SCORE-1', page: '6', line: `_ 5.8 | WYBRRBY RB R _ ${CEPHEUS} crt:_` },
  { rule: 'END-1', page: '6', line: `_ 5.8.6 | WYBRRBY RB R _ ${CEPHEUS} ${CRATER} hor:_` },
];

export const exhibits: Exhibits = { positions, Picture };

function Picture({ line }: { line: string }) {
  const parsed = useMemo(() => starExplorer.notation.parse(line), [line]);
  return parsed.ok ? <Disc view={parsed.value} /> : <p role="alert">{parsed.fault.message}</p>;
}

function Disc({ view }: { view: Position }) {
  const board = view.boards[0] as Board;
  const round = roundOf(view);
  const tile = board.tiles[round - 1];
  const drawing = phaseOf(view).step === 'draw' && tile !== undefined;
  const kinds = drawing ? kindsIn(board, round) : undefined;
  return (
    <div class={styles.exhibit}>
      <Planisphere
        board={board}
        round={round}
        kinds={kinds === undefined ? '' : `${kinds.current} ${kinds.previous}`}
        out={extinguishedAfter(board, board.drawings.length)}
        label={w().disc(undefined, ROMAN[round - 1] as string)}
      />
      {drawing ? <p>{w().say.draw(tileOf(tile).name)}</p> : undefined}
    </div>
  );
}
