// The contents of the screen: the table, the events since the player's last decision, and what to do.
import type { Frame, Seat } from '@planisphere/core';
import type { Session } from './session.ts';

export function frameOf(session: Session, seat: Seat, look: Pick<Frame, 'paint' | 'width'>): Frame {
  const { locale, sitters } = session.table;
  return { locale, viewer: seat, names: sitters.map(({ name }) => name), ...look };
}

/** Every event so far in sentences that this seat may read, each told with the view before it. */
export function told(session: Session, seat: Seat, frame: Frame): readonly string[] {
  return toldSince(session, 0, { seat, frame });
}

function toldSince(
  { table, course }: Session,
  length: number,
  { seat, frame }: { readonly seat: Seat; readonly frame: Frame },
): readonly string[] {
  let before = course.undo(length).viewOf(seat);
  return course.stepsSince(length, seat).map(({ event, view }) => {
    const sentence = table.entry.text.tell(event, before, frame);
    before = view;
    return sentence;
  });
}

/** What happened since this seat decided last. */
export function news(session: Session, seat: Seat, frame: Frame): readonly string[] {
  return toldSince(session, session.course.takeBackLength(seat) ?? 0, { seat, frame });
}
