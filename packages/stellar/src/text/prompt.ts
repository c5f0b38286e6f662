// What the reader has to do, and what to type for it.
import type { Frame, Seat } from '@planisphere/core';
import { followingCard, HIDDEN, moverOf, NONE, type Position, sideOf } from '../index.ts';
import { messagesOf } from './cells.ts';

export function promptLine(view: Position, seat: Seat, frame: Frame): string {
  const { prompt, card } = messagesOf(frame.locale);
  const other: Seat = seat === 0 ? 1 : 0;
  const wait = prompt.wait(frame.names[other] ?? '');
  switch (view.phase) {
    case 'start':
    case 'keep':
      return sideOf(view, seat).answer === NONE ? prompt[view.phase] : wait;
    case 'over':
      return prompt.over;
    case 'offer':
    case 'take':
    case 'play':
      return moverOf(view) === seat ? prompt[view.phase] : wait;
    case 'place': {
      const follows = followingCard(view);
      if (moverOf(view) !== seat || follows === HIDDEN) return wait;
      return view.area === 'tel' ? prompt.placeTelescope(card(follows)) : prompt.placeNotebook(card(follows));
    }
    default:
      return wait;
  }
}

export function commandLines(view: Position, _seat: Seat, frame: Frame): readonly string[] {
  const { commands } = messagesOf(frame.locale);
  return [...stepCommands(view, frame), commands.card];
}

function stepCommands(view: Position, frame: Frame): readonly string[] {
  const { commands } = messagesOf(frame.locale);
  switch (view.phase) {
    case 'start':
    case 'keep':
    case 'offer':
    case 'take':
      return [commands[view.phase]];
    case 'play':
      return commands.play;
    case 'place':
      return view.area === 'tel' ? commands.placeTelescope : [commands.placeNotebook];
    default:
      return [];
  }
}
