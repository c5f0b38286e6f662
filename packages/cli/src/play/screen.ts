// What is on the screen: the table, what happened since the player's last decision, and what to do now.
import type { Frame, Seat } from '@planisphere/core';
import type { Session } from './session.ts';

export function frameOf(session: Session, seat: Seat, look: Pick<Frame, 'paint' | 'width'>): Frame {
  const { locale, sitters } = session.table;
  const { paint, width } = look; // a console gives its width by a getter, which spreading would lose
  return { locale, viewer: seat, names: sitters.map(({ name }) => name), paint, width };
}

/** Every event so far in sentences that this seat may read, each told with the view before it. */
export function told(session: Session, seat: Seat, frame: Frame): readonly string[] {
  const { entry } = session.table;
  const { game, text } = entry;
  const { match } = session;
  const sentences: string[] = [];
  let state = game.setup(match.options, match.players);
  for (const event of match.events) {
    sentences.push(text.tell(game.redact(match.state, event, seat), game.view(state, seat), frame));
    state = game.apply(state, event);
  }
  return sentences;
}

/** What happened since this seat decided last. */
export function news(session: Session, seat: Seat, frame: Frame): readonly string[] {
  const last = session.match.events.findLastIndex((event) => event.by === seat);
  return told(session, seat, frame).slice(Math.max(0, last));
}
