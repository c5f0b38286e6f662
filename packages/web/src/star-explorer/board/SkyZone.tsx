// The sky under finger, pointer and wheel: turns what they do into what the ghost does.
import type { Seat } from '@planisphere/core';
import { type Board, extinguishedAfter, PLACES, type Place } from '@planisphere/star-explorer';
import { ghostPlaces } from '@planisphere/star-explorer/text';
import { useEffect, useRef } from 'preact/hooks';
import type { Desk } from '../desk.ts';
import { type Point, toLattice, toPicture } from '../geometry.ts';
import { type At, ghostUnder, type Handled, move, NO_GESTURE, press, release } from '../gesture.ts';
import { previousKind, ROMAN } from '../standing.ts';
import { w } from '../words/index.ts';
import { GhostLayer } from './GhostLayer.tsx';
import { Planisphere } from './Planisphere.tsx';
import styles from './sky.module.css';
import { Tally } from './Tally.tsx';

/** Pixels that a finger lifts the ghost. */
const LIFT = 84;

export function SkyZone({ desk, seat }: { desk: Desk; seat: Seat }) {
  const zone = useRef<HTMLDivElement>(null);
  useWheel(desk, zone);
  useStillPage(desk, zone);
  const drawing = desk.drawing.value !== undefined;
  const pointers = drawing ? handlers(desk, zone) : {};
  return (
    <section class={styles.sky} data-drawing={drawing}>
      <div ref={zone} class={styles.zone} data-sky {...pointers}>
        <OwnDisc desk={desk} seat={seat} />
      </div>
    </section>
  );
}

function OwnDisc({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { session } = desk;
  const shown = desk.shown.value;
  const view = shown?.view ?? session.view.value;
  const round = desk.round.value;
  const full = view.boards[seat] as Board;
  const board = desk.redrawing.value ? { ...full, drawings: full.drawings.slice(0, round - 1) } : full;
  const answered = board.drawings.length === round && board.drawings[round - 1] !== '?' ? round : round - 1;
  const offer = desk.offer.value;
  return (
    <Planisphere
      board={board}
      round={round}
      kinds={kindsOf(desk, seat)}
      fresh={desk.fresh.value}
      out={extinguishedAfter(board, answered)}
      pending={offer?.laid.worth?.extinguished ?? 0}
      label={w().disc(session.titleOf(seat), ROMAN[round - 1] as string)}
    >
      <Ghosted desk={desk} />
      {shown === undefined ? undefined : <Tally board={board} shown={shown} />}
      <Explored desk={desk} />
    </Planisphere>
  );
}

/** The kinds that count in the drawing at hand, or that would with the choice being made. */
function kindsOf(desk: Desk, seat: Seat): string {
  const site = desk.site.value;
  if (site !== undefined) return `${site.kinds.current} ${site.kinds.previous}`;
  const { choice } = desk;
  const action = choice.value === undefined ? undefined : desk.chosenAction();
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

/** A blue ring around the star that is looked at. */
function Explored({ desk }: { desk: Desk }) {
  const star = desk.explored.value;
  if (star === undefined) return undefined;
  const { x, y } = toPicture(PLACES[star] as Place, desk.degrees);
  return (
    <svg class={styles.explored} viewBox="-790 -832 1580 1654" aria-hidden="true">
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
      desk.turn(rolled > 0 ? -1 : 1);
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

function handlers(desk: Desk, zone: { current: HTMLDivElement | null }) {
  const handle = (
    event: PointerEvent,
    step: (gesture: Desk['gesture'], at: At, ghost: NonNullable<Desk['ghost']['value']>) => Handled,
  ) => {
    const [ghost, node] = [desk.ghost.value, zone.current];
    if (ghost === undefined || node === null) return;
    const { gesture, ghost: next, tapped } = step(desk.gesture, atOf(event, node, desk.degrees), ghost);
    desk.gesture = gesture;
    if (next !== ghost) desk.ghost.value = next;
    if (gesture.kind === 'drag' || gesture.kind === 'twist') desk.carried.value = false;
    if (tapped !== undefined) tap(desk, tapped);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      zone.current?.setPointerCapture(event.pointerId);
      desk.session.note.value = '';
      handle(event, press);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && desk.gesture.kind === 'none') carry(desk, event, zone.current);
      else handle(event, move);
    },
    onPointerUp: (event: PointerEvent) => handle(event, release),
    onPointerCancel: () => {
      desk.gesture = NO_GESTURE;
    },
  };
}

/** A mouse carries the ghost about until it is put down. */
function carry(desk: Desk, event: PointerEvent, node: HTMLElement | null): void {
  const ghost = desk.ghost.value;
  if (!desk.carried.value || ghost === undefined || node === null) return;
  const next = ghostUnder(ghost, atOf(event, node, desk.degrees).sky);
  if (next !== ghost) desk.ghost.value = next;
}

/** On a star of the ghost that lies: leaves it out or takes it in. Elsewhere: the ghost goes there. */
function tap(desk: Desk, at: Place): void {
  const ghost = desk.ghost.value;
  if (ghost === undefined) return;
  if (desk.carried.value) {
    desk.put(ghostUnder(ghost, at));
    return;
  }
  const places = ghostPlaces(ghost);
  const far = places.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  const nearest = far.indexOf(Math.min(...far));
  if ((far[nearest] as number) < 0.7) desk.toggle(nearest);
  else desk.put(ghostUnder(ghost, at));
}

function atOf(event: PointerEvent, node: HTMLElement, degrees: number): At {
  const { left, top, width, height } = node.getBoundingClientRect();
  const scale = Math.min(width / 1580, height / 1654);
  const onPicture = (page: Point): Point => ({
    x: (page.x - left - width / 2) / scale,
    y: (page.y - top - height / 2) / scale - 5,
  });
  const page = { x: event.clientX, y: event.clientY };
  return {
    id: event.pointerId,
    finger: event.pointerType !== 'mouse',
    page,
    sky: toLattice(onPicture(page), degrees),
    lift: toLattice({ x: 0, y: -LIFT / scale }, degrees),
  };
}
