// The end of a game in words.
import { type Frame, personAt, type Seat } from '@planisphere/core';
import type { Position } from '../rules/position.ts';
import { resultOf } from '../rules/result.ts';
import { voyageCount } from '../rules/voyages.ts';
import { messagesOf } from './messages.ts';
import { painted } from './pad.ts';
import { pileRuns } from './sky.ts';

export function resultLines(position: Position, frame: Frame): readonly string[] {
  const messages = messagesOf(frame.locale);
  const { ending } = position;
  if (ending === undefined) return [];
  const { breakdown } = resultOf(position, ending);
  const piles = position.won.map((pile, seat) =>
    messages
      .voyagesTaken(frame.names[seat] ?? '', voyageCount(pile), painted(pileRuns(pile, ''), frame.paint))
      .trimEnd(),
  );
  const headline =
    ending === 'won'
      ? frame.paint(
          messages.endings.won(position.won.map((_, seat) => personAt(seat as Seat, frame))),
          'good',
        )
      : frame.paint(messages.endings[ending], 'warn');
  const left = ending === 'won' ? [] : [messages.leftOver(breakdown.voyagesLeft, breakdown.theoriesLeft)];
  return [headline, ...piles, ...left];
}
