// Draws the examples of Star Explorer's rules: the disc of the first player, in its window or whole at the end.
import type { Seat } from '@planisphere/core';
import {
  type Board,
  extinguishedAfter,
  kindsIn,
  type Position,
  phaseOf,
  ROUNDS,
  seatScore,
  starExplorer,
} from '@planisphere/star-explorer';
import { useMemo } from 'preact/hooks';
import { type Drawn, examplesOf } from '../../table/rules/exhibit.ts';
import type { Exhibits } from '../../table/rules/exhibits.ts';
import { FinishedSky } from './board/FinishedSky.tsx';
import { Planisphere } from './board/Planisphere.tsx';
import styles from './exhibits.module.css';
import { gallery } from './gallery.ts';
import { ROMAN, roundOf } from './standing.ts';
import { boardWords } from './words/index.ts';

export const exhibits: Exhibits = {
  examples: examplesOf(starExplorer, gallery),
  Picture,
};

function Picture({ line, held, show, seat = 0 }: Drawn) {
  const parsed = useMemo(() => starExplorer.notation.parse(line), [line]);
  if (!parsed.ok) return <p role="alert">{parsed.fault.message}</p>;
  return (
    <div class={styles.exhibit}>
      {show === 'final' ? (
        <Whole view={parsed.value} />
      ) : (
        <Disc view={parsed.value} held={held} seat={seat} />
      )}
    </div>
  );
}

function Whole({ view }: { view: Position }) {
  const board = view.boards[0] as Board;
  return (
    <FinishedSky
      board={board}
      score={seatScore(board, ROUNDS)}
      label={boardWords().disc(undefined, ROMAN[5] as string)}
    />
  );
}

/** `held`: the round of the window, then the kinds that count; without it, those of the position. */
function Disc({ view, held, seat }: { view: Position; held: string; seat: Seat }) {
  const board = view.boards[seat] as Board;
  const [numeral = '', ...looked] = held.split(' ');
  const shown = ROMAN.indexOf(numeral as (typeof ROMAN)[number]) + 1;
  const round = shown === 0 ? roundOf(view) : shown;
  const drawing = phaseOf(view).step === 'draw' && board.tiles[round - 1] !== undefined;
  const kinds = drawing && shown === 0 ? Object.values(kindsIn(board, round)) : looked;
  return (
    <Planisphere
      board={board}
      round={round}
      kinds={kinds.join(' ')}
      out={extinguishedAfter(board, board.drawings.length)}
      label={boardWords().disc(undefined, ROMAN[round - 1] as string)}
    />
  );
}
