// Every seat has an emblem of its own, and whoever plays at the screen has the chosen one.
import { type Seat, seatsOf } from '@planisphere/core';
import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { emblemOf } from '../src/table/emblem.ts';

const chosen = vi.hoisted(() => ({ value: { emblem: 1 } }));
vi.mock('../src/base/settings/settings.ts', () => ({ settings: chosen }));

interface Screen {
  readonly mine: number;
  readonly viewer?: Seat;
  readonly shared?: boolean;
  readonly spectating?: boolean;
}

function emblems({ mine, viewer = 0, shared = false, spectating = false }: Screen): readonly number[] {
  chosen.value = { emblem: mine };
  const session = { shared, spectating: signal(spectating), viewer: signal(viewer) };
  return seatsOf(4).map((seat) => emblemOf(session, seat));
}

it('gives the player at the screen the chosen emblem and everybody else another', () => {
  expect(emblems({ mine: 1 })).toEqual([1, 2, 3, 4]);
  expect(emblems({ mine: 2 })).toEqual([2, 1, 3, 4]);
  expect(emblems({ mine: 4, viewer: 2 })).toEqual([2, 1, 4, 3]);
  for (const mine of [1, 2, 3, 4])
    for (const viewer of seatsOf(4)) expect(new Set(emblems({ mine, viewer })).size).toBe(4);
});

it('leaves each seat its emblem when the device changes hands and when a spectator looks through other eyes', () => {
  for (const viewer of seatsOf(4)) {
    expect(emblems({ mine: 3, viewer, shared: true })).toEqual([3, 2, 1, 4]);
    expect(emblems({ mine: 3, viewer, spectating: true })).toEqual([3, 2, 1, 4]);
  }
});
