// The left of the table: the tile in the hand, what this round pays, and the sizes that are left.
import type { Seat } from '@planisphere/core';
import { type Back, type Kind, type Position, tileOf } from '@planisphere/star-explorer';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { memo } from '../memo.ts';
import {
  comingBack,
  currentTile,
  previousKind,
  previousName,
  previousPoints,
  roundsDone,
} from '../standing.ts';
import { boardWords } from '../words/index.ts';
import styles from './hand.module.css';
import { KindMark, StarShape } from './StarShape.tsx';
import { ticks } from './strokes.ts';

/** The tile of this round, and the kinds that count. */
export function Hand({ desk, seat }: { desk: Desk; seat: Seat }) {
  const view = desk.shown.value?.view ?? desk.session.view.value;
  const tile = currentTile(view, seat);
  const back = comingBack(view, seat);
  return (
    <>
      {tile !== undefined ? (
        <TileFace key={tile} tile={tile} onPick={() => desk.press({ at: 'tile' })} />
      ) : undefined}
      {tile === undefined && back !== undefined ? <TileBack back={back} /> : undefined}
      {tile === undefined ? undefined : <Pays view={view} seat={seat} tile={tile} />}
    </>
  );
}

const RING_TICKS = ticks(98, 104, 15);

function Rings() {
  return (
    <svg class={styles.rings} viewBox="-113 -113 226 226" aria-hidden="true" fill="none" stroke="#aeb9e6">
      <circle r="58" stroke-opacity=".3" />
      <circle r="86" stroke-opacity=".4" stroke-dasharray=".1 5" stroke-linecap="round" stroke-width="1.6" />
      <circle r="104" stroke-opacity=".22" />
      <path d={RING_TICKS} stroke-opacity=".4" />
    </svg>
  );
}

/** A press takes the constellation into the hand again. */
const TileFace = memo(function TileFace({ tile, onPick }: { tile: number; onPick: () => void }) {
  const { name, size, kind } = tileOf(tile);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only a mouse carries the ghost; keys move it at once
    <section
      class={styles.tile}
      data-kind={kind}
      data-long={name.length > 8}
      aria-label={boardWords().tile.label(name, size, boardWords().kind[kind])}
      onClick={onPick}
    >
      <Rings />
      <b class={styles.size}>{size}</b>
      <small>{boardWords().tile.stars}</small>
      <Figure tile={tile} aside />
      <h2>{name}</h2>
      <span class={styles.kind}>
        <svg viewBox="-16 -16 32 32" aria-hidden="true">
          <StarShape kind={kind} size={30} />
        </svg>
        <span>{boardWords().tile.thisRound(boardWords().kind[kind])}</span>
      </span>
    </section>
  );
});

function TileBack({ back: { size, kind } }: { back: Back }) {
  return (
    <section
      class={`${styles.tile} ${styles.back}`}
      data-kind={kind}
      aria-label={boardWords().tile.back(size, boardWords().kind[kind])}
    >
      <Rings />
      <b class={styles.size}>{size}</b>
      <svg class={styles.backStar} viewBox="-50 -50 100 100" aria-hidden="true">
        <StarShape kind={kind} size={84} />
      </svg>
    </section>
  );
}

/** The pattern of a tile over its lattice; with `aside` it leaves room for the name at its left. */
export function Figure({ tile, aside = false }: { tile: number; aside?: boolean }) {
  const { stars, lines } = tileOf(tile);
  const [xs, ys] = [stars.map(([x]) => x), stars.map(([, y]) => y)];
  const [width, height] = [Math.max(...xs), Math.max(...ys)];
  const at = (star: number): readonly [number, number] => {
    const [x, y] = stars[star] as readonly [number, number];
    return [(x - width / 2) * 30, (height / 2 - y) * 30];
  };
  const dots = Array.from({ length: (width + 3) * (height + 3) }, (_, index) => ({
    x: ((index % (width + 3)) - 1 - width / 2) * 30,
    y: (Math.floor(index / (width + 3)) - 1 - height / 2) * 30,
  }));
  const half = (Math.max(width, height) / 2) * 30 + 16;
  return (
    <svg
      class={styles.figure}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      preserveAspectRatio={aside ? 'xMaxYMid' : 'xMidYMid'}
      aria-hidden="true"
    >
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} class={styles.dot} cx={x} cy={y} r="1.6" />
      ))}
      {lines.map(([from, to]) => {
        const [[x1, y1], [x2, y2]] = [at(from), at(to)];
        return <path key={`${from}-${to}`} class={styles.figureLine} d={`M${x1} ${y1}L${x2} ${y2}`} />;
      })}
      {stars.map((_, star) => {
        const [x, y] = at(star);
        return (
          <path
            key={`star-${star + 1}`}
            class={styles.figureStar}
            transform={`translate(${x} ${y})`}
            d="M0 -11Q1.6 -1.6 11 0Q1.6 1.6 0 11Q-1.6 1.6 -11 0Q-1.6 -1.6 0 -11Z"
          />
        );
      })}
    </svg>
  );
}

function Pays({ view, seat, tile }: { view: Position; seat: Seat; tile: number }) {
  const { name, kind, points } = tileOf(tile);
  const previous = previousKind(view, seat);
  const before = previousPoints(view, seat);
  if (previous === undefined) return undefined;
  const words = boardWords();
  return (
    <section
      class={`${styles.pays} ${ui.panel}`}
      aria-label={words.tile.pays(
        { kind: words.kind[kind], points },
        { kind: words.kind[previous], points: before },
      )}
    >
      <Paying kind={kind} points={points} name={name} note={boardWords().tile.now} />
      <span class={styles.joining}>
        <i aria-hidden="true">{points + before}</i>
        <small>{boardWords().tile.joining}</small>
      </span>
      <Paying
        kind={previous}
        points={before}
        name={previousName(view, seat) ?? boardWords().kinds[previous]}
        note={roundsDone(view) === 0 ? boardWords().tile.start : boardWords().tile.before}
      />
    </section>
  );
}

function Paying({ kind, points, name, note }: { kind: Kind; points: number; name: string; note: string }) {
  return (
    <span class={styles.paying} data-kind={kind}>
      <span class={styles.coin}>
        <KindMark kind={kind} />
        <b>{points}</b>
      </span>
      <em>{name}</em>
      <small>{note}</small>
    </span>
  );
}
