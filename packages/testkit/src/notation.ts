// What is written in notation is read back as the same position or event.
import type { EventOf, Game, GameTypes } from '@planisphere/core';
import { same } from './must.ts';

export function checkNotation<T extends GameTypes>(game: Game<T>, position: T['position']): void {
  const text = game.notation.make(position);
  const parsed = game.notation.parse(text);
  if (!parsed.ok) throw new Error(`notation does not parse: ${text}: ${parsed.fault.message}`);
  same(parsed.value, position, `position read back from ${text}`);
}

export function checkEventNotation<T extends GameTypes>(game: Game<T>, event: EventOf<T>): string {
  const text = game.notation.makeEvent(event);
  const parsed = game.notation.parseEvent(text);
  if (!parsed.ok) throw new Error(`event does not parse: ${text}: ${parsed.fault.message}`);
  same(parsed.value, event, `event read back from ${text}`);
  return text;
}
