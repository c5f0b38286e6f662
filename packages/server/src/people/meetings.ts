// What follows from the rows of a game: which guests have gone, which meetings have failed, and who meets now. Reads and
// writes nothing.
import { NEWCOMER, pairUp, rested, type Seek } from '@planisphere/people';
import { PACE_NAMES } from '@planisphere/protocol';
import type { MeetingRow, RatingRow, SeekRow } from '../store/rows.ts';
import {
  deleteMeeting,
  deleteSeek,
  insertMeeting,
  insertWait,
  setMeeting,
  sweepSeek,
  updateMeeting,
  type WaitingRoom,
} from '../store/seeks.ts';
import type { Statement } from '../store/sql.ts';
import { standingOf } from './standing.ts';

/** After this many milliseconds without a sign of life a guest counts as gone. */
export const GONE = 15_000;
/** Milliseconds that both have to answer. */
export const ANSWER_TIME = 20_000;
/** Milliseconds for which the two of a failed meeting do not meet again. */
const APART = 120_000;

export interface Occasion {
  readonly game: string;
  readonly now: number;
  /** Makes the id of a meeting. */
  readonly newId: () => string;
}

/** Empty when nothing has to change. */
export function tidied(
  room: WaitingRoom & { readonly banned?: ReadonlySet<string> },
  { game, now, newId }: Occasion,
): readonly Statement[] {
  const failed = room.meetings.filter(({ state, due }) => state === 'asked' && due <= now);
  const old = room.meetings.filter(({ state, due }) => state !== 'asked' && due + APART <= now);
  const byId = new Map(room.meetings.map((meeting) => [meeting.id, meeting]));
  const gone = room.seeks.filter(
    (seek) => seek.seen + GONE <= now && byId.get(seek.meeting)?.state !== 'asked',
  );
  const free = room.seeks.filter(
    (seek) => seek.meeting === '' && !gone.includes(seek) && room.banned?.has(seek.guest) !== true,
  );
  const pairs = pairUp(
    free.map((seek) => seekOf(seek, { ratings: room.ratings, now })),
    {
      now,
      paces: PACE_NAMES,
      apart: [
        ...room.muted,
        ...room.meetings.flatMap((each) => (each.state === 'failed' ? [partiesOf(each)] : [])),
      ],
    },
  );
  return [
    ...failed.flatMap(failing),
    ...old.map(deleteMeeting),
    ...gone.map(sweepSeek),
    ...room.seeks.flatMap((seek) => afterMeeting(seek, byId.get(seek.meeting), old)),
    ...pairs.flatMap(({ guests: [one, two], pace }) => {
      const meeting = newMeeting({ id: newId(), game, pace, one, two, due: now + ANSWER_TIME });
      const since = free.flatMap((seek) => (seek.guest === one || seek.guest === two ? [seek.since] : []));
      return [
        insertMeeting(meeting),
        setMeeting(one, meeting.id),
        setMeeting(two, meeting.id),
        insertWait(meeting, { at: now, waited: now - Math.min(...since) }),
      ];
    }),
  ];
}

/**
 * When their meeting began long ago, the guest is at its table and the search ends. When it was deleted with the other
 * guest, this one waits on.
 */
function afterMeeting(
  { guest, meeting: id }: SeekRow,
  meeting: MeetingRow | undefined,
  old: readonly MeetingRow[],
): readonly Statement[] {
  if (id === '') return [];
  if (meeting === undefined) return [setMeeting(guest, '')];
  return meeting.state === 'started' && old.includes(meeting) ? [deleteSeek(guest)] : [];
}

function newMeeting(row: Pick<MeetingRow, 'id' | 'game' | 'pace' | 'one' | 'two' | 'due'>): MeetingRow {
  return { ...row, one_says: '', two_says: '', state: 'asked', code: '' };
}

export function partiesOf({ one, two }: MeetingRow): readonly [string, string] {
  return [one, two];
}

/** A guest who has answered waits on and keeps their place; one who has not is away. */
export function failing(meeting: MeetingRow): readonly Statement[] {
  const after = (guest: string, says: string): Statement =>
    says === '' ? deleteSeek(guest) : setMeeting(guest, '');
  return [
    updateMeeting({ ...meeting, state: 'failed' }),
    after(meeting.one, meeting.one_says),
    after(meeting.two, meeting.two_says),
  ];
}

/** Both wait on, each for another opponent. */
export function declining(meeting: MeetingRow): readonly Statement[] {
  return [
    updateMeeting({ ...meeting, state: 'failed' }),
    ...partiesOf(meeting).map((party) => setMeeting(party, '')),
  ];
}

/** What the server knows now about the waiting guests. */
export interface Knowledge {
  readonly ratings: readonly RatingRow[];
  readonly now: number;
}

/** By their most certain rating: at the paces they look for, else at others of the game; a guest without one counts as a newcomer. */
export function seekOf({ guest, game, paces, since }: SeekRow, { ratings, now }: Knowledge): Seek {
  const own = ratings.filter((row) => row.guest === guest && row.list.startsWith(`${game}/`));
  const wanted = paces.split(' ');
  const near = own.filter(({ list }) => wanted.includes(list.slice(game.length + 1)));
  const [best] = [...(near.length > 0 ? near : own)].sort((a, b) => a.deviation - b.deviation);
  const rating = best === undefined ? NEWCOMER : rested(standingOf(best), now - best.updated);
  return { guest, rating, paces: wanted, since };
}
