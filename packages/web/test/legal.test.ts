// A board asks for legal actions at each place that it draws; the rules list them once per position.
import { stellar } from '@planisphere/stellar';
import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { Desk } from '../src/games/stellar/desk.ts';
import { input } from '../src/games/stellar/input.ts';
import { lineOf } from '../src/games/stellar/line.ts';
import type { StellarSession } from '../src/games/stellar/session.ts';
import { legalAt } from '../src/table/legal.ts';

vi.mock('../src/base/sound/sounds.ts', () => ({ play: () => undefined }));
vi.mock('../src/base/settings/settings.ts', () => ({ settings: { value: { locale: 'en' } } }));

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

it('finds what can be pressed once, and anew when something else is held', () => {
  const targetsAt = vi.spyOn(input, 'targetsAt');
  const advice = { now: signal(undefined), forget: () => undefined };
  const session: object = { view: signal(viewOf('take')), viewer: signal(0), mayAct: true, advice };
  const desk = new Desk(session as StellarSession);
  const targets = desk.targets.value;
  expect(targets.size).toBe(5);
  expect(desk.targets.value).toBe(targets);
  expect(targetsAt).toHaveBeenCalledTimes(1);
  desk.press({ at: 'flip' });
  expect(desk.targets.value).not.toBe(targets);
  targetsAt.mockRestore();
});
