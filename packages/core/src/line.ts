// A possible line in sentences: what one seat does until something is dealt or somebody else decides.
import type { EventOf, Game, GameTypes } from './game.ts';
import type { Frame, GameVoice } from './text.ts';

export interface Playable<T extends GameTypes> {
  readonly events: readonly EventOf<T>[];
  /** What the seat knows before the first event. */
  readonly view: T['position'];
  readonly frame: Frame;
}

/** A sentence for each event. The last one is told and not played: others may have to answer before anything follows from it. */
export function tellLine<T extends GameTypes>(
  { apply }: Pick<Game<T>, 'apply'>,
  voice: GameVoice<T>,
  { events, view, frame }: Playable<T>,
): readonly string[] {
  let before = view;
  return events.map((event, index) => {
    const earlier = events[index - 1];
    if (earlier !== undefined) before = apply(before, earlier);
    return voice.tell(event, before, { ...frame, asks: true });
  });
}
