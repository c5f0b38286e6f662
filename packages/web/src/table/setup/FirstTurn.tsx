// Who begins: chance, or one of the players.
import { makeSeat, type Seat } from '@planisphere/core';
import type { Signal } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { appWords } from '../../base/words/index.ts';
import { type Plan, seatsOf } from './plan.ts';
import { setupWords } from './words/index.ts';

export function FirstTurn({ plan, first }: { plan: Plan; first: Signal<string> }) {
  const words = setupWords();
  const seats = seatsOf(plan).map(({ name }, index) => ({
    value: makeSeat(index as Seat),
    text: name || (index === 0 ? settings.value.name || appWords().you : words.friend(index)),
  }));
  const known = seats.some(({ value }) => value === first.value) ? first.value : 'random';
  return (
    <Choice
      label={words.first}
      value={known}
      options={[{ value: 'random', text: words.random }, ...seats]}
      onChange={(value) => (first.value = value)}
    />
  );
}
