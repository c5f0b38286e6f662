// The log as a viewer may read it: events redacted, and with each the view it led to, so that a client can show one
// after the other without knowing more than the viewer does.
import type { Viewer } from '@planisphere/core';
import type { Scene, Step } from '@planisphere/protocol';
import { parseOwnEvent, waitingSeats } from './course.ts';
import type { Entry } from './entry.ts';
import type { Fixed } from './fixed.ts';
import { letterOf } from './letters.ts';
import type { TableState } from './state.ts';

export interface Passage {
  readonly entry: Entry;
  /** The table just after it. */
  readonly state: TableState;
  /** Taken back since: what it was is nobody's business any more. */
  readonly undone: boolean;
}

export interface Reader {
  readonly viewer: Viewer;
  /** Guests this reader does not want to hear. */
  readonly muted: ReadonlySet<string>;
}

export function stepsFor(
  fixed: Fixed,
  passages: readonly Passage[],
  reading: { readonly reader: Reader; readonly now: TableState },
): readonly Step[] {
  return passages.map((passage) => stepFor(fixed, passage, reading));
}

/** Views are asked for several times in a row: by the last step and by the scene, by all with the same eyes. */
const lastViews = new Map<Viewer, { readonly state: unknown; readonly text: string }>();

function viewText({ game }: Fixed, state: unknown, viewer: Viewer): string {
  const last = lastViews.get(viewer);
  if (last !== undefined && last.state === state) return last.text;
  const text = game.notation.make(game.view(state, viewer));
  lastViews.set(viewer, { state, text });
  return text;
}

function stepFor(
  fixed: Fixed,
  { entry, state, undone }: Passage,
  { reader, now }: { readonly reader: Reader; readonly now: TableState },
): Step {
  const plain = { seq: state.seq, at: entry.at };
  if (entry.t === 'say') return reader.muted.has(entry.guest.id) ? plain : { ...plain, ...said(entry) };
  if (state.course === undefined || undone) return plain;
  const { game } = fixed;
  const view = (): string => viewText(fixed, state.course?.state, reader.viewer);
  if (entry.t === 'rewind') return { ...plain, rewind: entry.length, view: view() };
  if (entry.t !== 'event' || now.course === undefined) return plain;
  const seen = game.redact(now.course.state, parseOwnEvent(fixed, entry.text), reader.viewer);
  return { ...plain, event: game.notation.makeEvent(seen), view: view() };
}

function said(entry: Extract<Entry, { t: 'say' }>) {
  return {
    from: entry.guest.id,
    name: entry.guest.name,
    ...(entry.seat !== undefined && { seat: letterOf(entry.seat) }),
    ...(entry.text !== undefined && { text: entry.text }),
    ...(entry.phrase !== undefined && { phrase: entry.phrase }),
  };
}

/** The game as it stands, for a viewer; undefined before it starts. */
export function sceneFor(fixed: Fixed, state: TableState, viewer: Viewer): Scene | undefined {
  const { course } = state;
  if (course === undefined) return undefined;
  const { seats, optional } = waitingSeats(fixed, course);
  const playing = state.status === 'playing';
  return {
    view: viewText(fixed, course.state, viewer),
    awaiting: playing ? seats.map(letterOf) : [],
    optional: playing ? optional.map(letterOf) : [],
    over: state.status === 'over',
  };
}

/** Entries with the states after them, and which of the events were taken back later. */
export function passagesOf(
  entries: readonly Entry[],
  states: readonly TableState[],
  since: number,
): readonly Passage[] {
  const undone = undoneIn(entries, states);
  return entries.flatMap((entry, index) => {
    const state = states[index] as TableState;
    return state.seq > since ? [{ entry, state, undone: undone.has(state.seq) }] : [];
  });
}

function undoneIn(entries: readonly Entry[], states: readonly TableState[]): ReadonlySet<number> {
  const standing: number[] = [];
  const undone = new Set<number>();
  entries.forEach((entry, index) => {
    if (entry.t === 'event') standing.push((states[index] as TableState).seq);
    if (entry.t === 'rewind') for (const seq of standing.splice(entry.length)) undone.add(seq);
  });
  return undone;
}
