// Who begins: chance, or one of those who will sit there.
import { makeSeat, type Seat } from '@planisphere/core';
import type { Signal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import { t } from '../locales/index.ts';
import { Choice } from '../ui/Choice.tsx';
import { type Plan, seatsOf } from './plan.ts';

export function FirstTurn({ plan, first }: { plan: Plan; first: Signal<string> }) {
  const { setup } = t();
  const seats = seatsOf(plan).map(({ name }, index) => ({
    value: makeSeat(index as Seat),
    text: name || (index === 0 ? settings.value.name || t().you : setup.friend(index)),
  }));
  const known = seats.some(({ value }) => value === first.value) ? first.value : 'random';
  return (
    <Choice
      label={setup.first}
      value={known}
      options={[{ value: 'random', text: setup.random }, ...seats]}
      onChange={(value) => (first.value = value)}
    />
  );
}
