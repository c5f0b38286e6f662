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
import type { Exhibits } from '../../table/rules/exhibits.ts';
import { Planisphere } from './board/Planisphere.tsx';
import styles from './exhibits.module.css';
import { POSITIONS } from './positions.ts';
import { ROMAN, roundOf } from './standing.ts';
import { boardWords } from './words/index.ts';

export const exhibits: Exhibits = { positions: POSITIONS, Picture };

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
        label={boardWords().disc(undefined, ROMAN[round - 1] as string)}
      />
      {drawing ? <p>{boardWords().say.draw(tileOf(tile).name)}</p> : undefined}
    </div>
  );
}
