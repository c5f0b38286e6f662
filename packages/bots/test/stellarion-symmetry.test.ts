// Galaxies are names: a position with other names for them is worth the same, and two lines that lead to such positions
// are even.
import { type Galaxy, stellarion } from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../src/review/moment.ts';
import { launchChance } from '../src/stellarion/review/next-turn.ts';
import { areAlike, evenWhereAlike, renamed } from '../src/stellarion/review/symmetry.ts';
import { someDecisions } from './stellarion-walk.ts';

const NAMINGS: readonly (readonly Galaxy[])[] = [
  [1, 0, 2, 3],
  [1, 2, 3, 0],
  [3, 2, 1, 0],
];

describe('positions with other names for the galaxies', () => {
  it('are positions of the rules, alike, with the same chances', () => {
    for (const [index, { view }] of someDecisions(40).entries()) {
      if (view.stage.one !== undefined) continue;
      const naming = NAMINGS[index % NAMINGS.length]!;
      const other = renamed(view, naming);
      const parsed = stellarion.notation.parse(stellarion.notation.make(other));
      expect(parsed.ok).toBe(true);
      if (!parsed.ok) continue;
      expect(areAlike(view, parsed.value)).toBe(true);
      for (const galaxy of [0, 1, 2, 3] as const)
        expect(launchChance(parsed.value, naming[galaxy]!)).toBeCloseTo(launchChance(view, galaxy), 12);
    }
  });

  it('are not alike when anything else differs', () => {
    const views = someDecisions(60).map(({ view }) => view);
    for (const [index, view] of views.slice(1).entries()) expect(areAlike(view, views[index]!)).toBe(false);
  });
});

/** Alpha and Beta are mirror images of each other; what is recovered of either is as good. */
const TWINS =
  'solo A turn ^Sa(NaTaPa)/^Sb(NbTbPb)/^Ng(SgTgPg)/^Nd(SdTdPd)/^Sg(SaSb)/^Nd(NaNb)/^Tg(TaTb)/^Pd(PaPb) SaNaTaPa/SbNbTbPb/SgNgTgPg/SdNdTdPd/SaSbSgSdSd/NaNbNgNgNd/TaTbTgTdTd/PaPbPgPgPd - ab abggdd *0 - - -';

it('neither of two mirrored lines is better', () => {
  const parsed = stellarion.notation.parse(TWINS);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  const view = parsed.value;
  const line = (...texts: readonly string[]) =>
    texts.map((text) => {
      const event = stellarion.notation.parseEvent(text);
      if (!event.ok || event.value.by === 'chance') throw new Error(text);
      return event.value.action;
    });
  const after = (actions: ReturnType<typeof line>) =>
    actions.reduce((at, action) => stellarion.apply(at, { by: 0, action }), view);
  const [one, two, three] = [
    line('A coordinate gamma delta', 'A recover alpha Na'),
    line('A coordinate gamma delta', 'A recover beta Nb'),
    line('A coordinate gamma delta', 'A recover gamma Ng'),
  ] as const;
  expect(areAlike(after(one), after(two))).toBe(true);
  const examined = {
    ...{ played: { actions: one, value: 0.4 }, best: { actions: two, value: 0.6 } },
    ...{ other: { actions: two, value: 0.6 }, error: 0.01, differenceError: 0.01, parts: [] },
  };
  const even = evenWhereAlike(examined, { view, seat: 0, played: one });
  const moment = momentOf(stellarion, { seat: 0, from: 0, to: 0 }, { examined: even, unit: 'chance' });
  expect([moment.even, moment.lost, moment.grade]).toEqual([true, false, 'good']);
  const different = evenWhereAlike(
    { ...examined, other: { actions: three, value: 0.6 } },
    { view, seat: 0, played: one },
  );
  expect(different.same).toBeUndefined();
});
