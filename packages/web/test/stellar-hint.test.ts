// A hint of Stellar marks what its words speak of: both compare the two lines by their cards, played or following.
import { mindOf } from '@planisphere/bots/minds';
import type { Moment } from '@planisphere/bots/review';
import { type Action, stellar } from '@planisphere/stellar';
import { expect, it, vi } from 'vitest';
import { hinting } from '../src/games/stellar/hint.ts';

vi.mock('../src/base/sound/sounds.ts', () => ({ play: () => undefined }));
vi.mock('../src/table/travel.ts', () => ({ showMoves: async (_: unknown, commit: () => void) => commit() }));
vi.mock('../src/base/settings/settings.ts', () => ({
  settings: { value: { locale: 'en', name: 'Ada' } },
  motion: () => 'still',
}));

const BEFORE =
  'take turn=0 first=A row=C4,A6,P1,H4,A3 step=- discard=- memory=on A.hand=P2,S5 A.taken=- A.tel=H3,_,_,_,_,_,_,_,_,_,_,_ A.note=P3 A.answer=_ B.hand=?,? B.taken=- B.tel=M3,_,_,_,_,_,_,_,_,_,_,_ B.note=C3 B.answer=_';

const actionsOf = (events: readonly string[]): readonly Action[] =>
  events.map((line) => {
    const parsed = stellar.notation.parseEvent(line);
    if (!parsed.ok || parsed.value.by === 'chance') throw new Error(line);
    return parsed.value.action;
  });

it('points where its words point, also where the same card is played in one line and follows in the other', async () => {
  const parsed = stellar.notation.parse(BEFORE);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const before = parsed.value;
  const coach = (await mindOf(stellar)?.coach?.())!;
  const words = (best: readonly string[], other: readonly string[]): string => {
    const kept = (events: readonly string[]) => ({ events, value: 0.5 });
    const moment: Moment = {
      ...{ seat: 0, from: 0, to: 0, grade: 'good', unit: 'chance', gap: 0.1, gapError: 0, parts: [] },
      ...{ lost: false, even: false, played: kept(best), best: kept(best), other: kept(other) },
    };
    return coach.where({ moment, before, locale: 'en', nameOf: () => undefined });
  };
  const key = (best: readonly string[], other: readonly string[]): number =>
    hinting.keyOf(actionsOf(best), actionsOf(other), before);
  const taken = ['A take 2', 'A play A6 tel 8'];
  const followed = ['A take 1', 'A play P2 note', 'A place tel 8'];
  expect(words(taken, followed)).toBe('Look at place 2 of the row.');
  expect(key(taken, followed)).toBe(0);
  expect(words(followed, taken)).toBe('Look at the planets in your notebook: only the 3 so far.');
  expect(key(followed, taken)).toBe(1);
  const lower = ['A take 2', 'A play A6 tel 11'];
  expect(words(lower, taken)).toBe('Look at your bottom section: slots 9, 10, 11 and 12 are still empty.');
  expect(key(lower, taken)).toBe(1);
});
