// The door for pictures of Star Explorer: skies with their constellations, up to four side by side.
import type { PuzzleSet } from '@planisphere/bots/puzzles';
import {
  type Board,
  HIDDEN,
  KIND_OF,
  type Kind,
  LINES,
  type Line,
  PLACES,
  type Place,
  type Position,
} from '@planisphere/star-explorer';
import { CAPTION, INK, POSTER, type Poster } from '../../table/poster.ts';
import { PoleStar, StarShape } from './board/StarShape.tsx';
import { SKY, toPicture } from './geometry.ts';

const HEIGHT = POSTER.height - CAPTION;
const COLOURS: Readonly<Record<Kind, string>> = {
  red: '#ff7f6b',
  white: '#fbf7ec',
  yellow: '#ffd25e',
  blue: '#7cb8ff',
};

const at = (star: number) => toPicture(PLACES[star] as Place, 0);

function Sky({ board, seat }: { board: Board; seat: number }) {
  const lines = board.drawings.flatMap((drawing) => (drawing === HIDDEN ? [] : drawing));
  return (
    <>
      <circle r="714" fill={INK.plate} stroke={INK.players[seat]} stroke-width="14" />
      <circle r={SKY} fill="none" stroke={INK.edge} stroke-width="4" />
      {lines.map((line) => {
        const { from, to } = LINES[line] as Line;
        const [a, b] = [at(from), at(to)];
        return (
          <path
            key={line}
            d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
            stroke={INK.line}
            stroke-width="16"
            stroke-linecap="round"
          />
        );
      })}
      {KIND_OF.map((kind, star) => {
        const { x, y } = at(star);
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} style={`color:${COLOURS[kind]}`}>
            <StarShape kind={kind} />
          </g>
        );
      })}
      <g style={`color:${INK.line}`}>
        <PoleStar size={92} />
      </g>
    </>
  );
}

export const poster: Poster = {
  puzzles: async () => (await import('./puzzles/set.json')).default as PuzzleSet,
  draw: (position) => {
    const { boards } = position as Position;
    const room = POSTER.width / boards.length;
    const scale = Math.min((HEIGHT - 24) / 1440, (room - 24) / 1440);
    return (
      <g>
        {boards.map((board, seat) => (
          <g
            key={`sky ${seat + 1}`}
            transform={`translate(${room * (seat + 0.5)} ${HEIGHT / 2 + 6}) scale(${scale})`}
          >
            <Sky board={board} seat={seat} />
          </g>
        ))}
      </g>
    );
  },
};
