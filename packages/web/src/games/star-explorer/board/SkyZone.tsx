// The sky under finger, mouse and wheel: the disc, the ghost over it, the explored star.
import type { Seat } from '@planisphere/core';
import { type Board, extinguishedAfter, PLACES, type Place } from '@planisphere/star-explorer';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Desk } from '../desk.ts';
import { toPicture, VIEW_BOX } from '../geometry.ts';
import { SKY_PLACE } from '../places.ts';
import { previousKind, ROMAN } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { GhostLayer } from './GhostLayer.tsx';
import { useMeasured } from './measured.ts';
import { Planisphere } from './Planisphere.tsx';
import { pointersOver } from './pointers.ts';
import styles from './sky.module.css';
import { Tally } from './Tally.tsx';

export function SkyZone({ desk, seat }: { desk: Desk; seat: Seat }) {
  const zone = useRef<HTMLDivElement>(null);
  useWheel(desk, zone);
  useStillPage(desk, zone);
  const measured = useMeasured(zone);
  const drawing = desk.drawing.value !== undefined;
  const pointers = useMemo(() => pointersOver(desk, measured), [desk, measured]);
  return (
    <section class={styles.sky} data-drawing={drawing}>
      <div ref={zone} class={styles.zone} data-sky data-place={SKY_PLACE} {...(drawing ? pointers : {})}>
        <OwnDisc desk={desk} seat={seat} />
      </div>
    </section>
  );
}

function OwnDisc({ desk, seat }: { desk: Desk; seat: Seat }) {
  const shown = desk.shown.value;
  const view = shown?.view ?? desk.session.view.value;
  const round = desk.round.value;
  const full = view.boards[seat] as Board;
  const board = desk.redrawing.value ? { ...full, drawings: full.drawings.slice(0, round - 1) } : full;
  const answered = board.drawings.length === round && board.drawings[round - 1] !== '?' ? round : round - 1;
  return (
    <Planisphere
      board={board}
      round={round}
      kinds={kindsOf(desk, seat)}
      fresh={desk.fresh.value}
      out={extinguishedAfter(board, answered)}
      pending={desk.pending}
      label={boardWords().disc(desk.session.titleOf(seat), ROMAN[round - 1] as string)}
    >
      <Ghosted desk={desk} />
      {shown === undefined ? undefined : <Tally board={board} shown={shown} />}
      <Explored desk={desk} />
    </Planisphere>
  );
}

/** The kinds that count for the current drawing, or would with the current choice. */
function kindsOf(desk: Desk, seat: Seat): string {
  const site = desk.site.value;
  if (site !== undefined) return `${site.kinds.current} ${site.kinds.previous}`;
  const action = desk.chosen.value;
  if (action === undefined) return '';
  if (action.do === 'side') return String(action.kind);
  const previous = previousKind(desk.session.view.value, seat) ?? '';
  return action.do === 'seven' ? `${action.kind} ${previous}` : '';
}

function Ghosted({ desk }: { desk: Desk }) {
  const [ghost, laid] = [desk.ghost.value, desk.laid.value];
  if (ghost === undefined || laid === undefined) return undefined;
  const counts = desk.session.lesson.value?.hidesPoints !== true;
  const points = counts ? desk.offer.value?.laid.worth?.earned.points : undefined;
  return <GhostLayer ghost={ghost} laid={laid} degrees={desk.degrees} points={points} />;
}

/** A blue ring around the explored star. */
function Explored({ desk }: { desk: Desk }) {
  const star = desk.explored.value;
  if (star === undefined) return undefined;
  const { x, y } = toPicture(PLACES[star] as Place, desk.degrees);
  return (
    <svg class={styles.explored} viewBox={VIEW_BOX} aria-hidden="true">
      <circle cx={x} cy={y} r="46" />
    </svg>
  );
}

function useWheel(desk: Desk, zone: { current: HTMLDivElement | null }): void {
  useEffect(() => {
    const node = zone.current;
    let rolled = 0;
    const onWheel = (event: WheelEvent) => {
      if (desk.drawing.value === undefined || event.ctrlKey) return;
      event.preventDefault();
      rolled += event.deltaY;
      if (Math.abs(rolled) < 40) return;
      desk.press({ at: 'turn', quarters: rolled > 0 ? -1 : 1 });
      rolled = 0;
    };
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => node?.removeEventListener('wheel', onWheel);
  }, [desk, zone]);
}

/** A browser takes a quick drag for a fling and swallows the next tap, which would be the one that confirms. */
function useStillPage(desk: Desk, zone: { current: HTMLDivElement | null }): void {
  useEffect(() => {
    const node = zone.current;
    const onTouchMove = (event: TouchEvent) => {
      if (desk.drawing.value !== undefined) event.preventDefault();
    };
    node?.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => node?.removeEventListener('touchmove', onTouchMove);
  }, [desk, zone]);
}
