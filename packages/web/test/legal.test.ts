// A board asks what may be done for each place that it draws; the rules are asked once a position.
import { stellar } from '@planisphere/stellar';
import { expect, it, vi } from 'vitest';
import { EMPTY_HANDED, targetsAt } from '../src/games/stellar/input.ts';
import { lineOf } from '../src/games/stellar/line.ts';
import { legalAt } from '../src/table/legal.ts';

function viewOf(phase: string) {
  const parsed = stellar.notation.parse(lineOf(phase, {}));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

it('lists the actions of a position once, each seat by itself', () => {
  const view = viewOf('take');
  const legal = vi.spyOn(stellar, 'legal');
  const first = legalAt(stellar, view, 0);
  expect(first).toEqual([...stellar.legal(view, 0)]);
  legal.mockClear();
  expect(legalAt(stellar, view, 0)).toBe(first);
  expect(legalAt(stellar, view, 1)).toEqual([]);
  expect(legal).toHaveBeenCalledTimes(1);
  expect(legalAt(stellar, viewOf('take'), 0)).not.toBe(first);
  legal.mockRestore();
});

it('finds the places of a position once, and anew when something else is held', () => {
  const at = { view: viewOf('take'), seat: 0 } as const;
  const targets = targetsAt(at, EMPTY_HANDED);
  expect([...targets.keys()].length).toBe(5);
  expect(targetsAt({ ...at }, EMPTY_HANDED)).toBe(targets);
  expect(targetsAt(at, { ...EMPTY_HANDED, face: 'down' })).not.toBe(targets);
});
