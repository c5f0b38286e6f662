// A hint follows the player: through the steps of a turn, in any order with the same result, and no further.
import { createRng, type EventOf } from '@planisphere/core';
import { type Stellarion, stellarion } from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import { hintFor } from '../src/review/hint.ts';
import { stepOf } from '../src/review/hint-line.ts';
import { stellarionExaminer } from '../src/stellarion/review/examiner.ts';

const TURN =
  'solo A turn ^Sa(SaNaNaTaTaPaPa)/^Nb(SbSbNbTbTbPbPb)/^Tg(SgSgNgNgTgPgPg)/^Pd(SdSdNdNdTdTdPd)/^Sa(SaSbSbSgSgSdSd)/^Nd(NaNaNbNbNgNgNd)/^Tg(TaTaTbTbTgTdTd)/^Pb(PaPaPbPgPgPdPd) -/-/-/-/-/-/-/- - aabbggdd - *1 - - -';
const parsed = stellarion.notation.parse(TURN);
if (!parsed.ok) throw new Error('the position is in order');
const view = parsed.value;
const event = (text: string): EventOf<Stellarion> => {
  const read = stellarion.notation.parseEvent(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const lineOf = (...texts: readonly string[]) => ({
  ...{ view, seat: 0 as const },
  actions: texts.map((text) => {
    const read = event(text);
    if (read.by === 'chance') throw new Error(text);
    return read.action;
  }),
});
const followed = { game: stellarion, begins: stellarionExaminer.begins };
const step = (line: ReturnType<typeof lineOf>, ...done: readonly string[]): string => {
  const events = done.map(event);
  const now = events.reduce((at, each) => stellarion.apply(at, each), view);
  const found = stepOf(followed, line, { events, now });
  return found.kind === 'next'
    ? `next ${stellarion.notation.makeEvent({ by: 0, action: found.action })}, ${found.rest.length} after it`
    : found.kind;
};

describe('a hint', () => {
  const searches = lineOf('A coordinate alpha ship', 'A search beta Sb', 'A search gamma Ng');

  it('leads from step to step, through searches and dialogs', () => {
    expect(step(searches)).toBe('next A coordinate alpha ship, 2 after it');
    expect(step(searches, 'A coordinate alpha ship')).toBe('next A search beta Sb, 1 after it');
    expect(step(searches, 'A coordinate alpha ship', 'A search beta Sb')).toBe(
      'next A search gamma Ng, 0 after it',
    );
  });

  it('stays when the same is done in another order', () => {
    expect(step(searches, 'A coordinate alpha ship', 'A search gamma Ng')).toBe(
      'next A search beta Sb, 0 after it',
    );
  });

  it('steps aside when the player goes another way', () => {
    expect(step(searches, 'A coordinate beta nebula')).toBe('left');
    expect(step(searches, 'A coordinate alpha ship', 'A search delta Sd')).toBe('left');
    expect(step(searches, 'A coordinate alpha ship', 'A waive')).toBe('left');
  });

  it('is done when the turn is, and the next decision is another', () => {
    const done = ['A coordinate alpha ship', 'A search beta Sb', 'A search gamma Ng'];
    expect(step(searches, ...done)).toBe('done');
    const shown = ['chance alpha Sa', 'chance ship Sb'];
    expect(step(searches, ...done, ...shown)).toBe('done');
    expect(step(searches, ...done, ...shown, 'A coordinate beta ship')).toBe('left');
  });

  it('is thought of anew when scanned cards have come, without being asked for', () => {
    const scan = lineOf('A coordinate gamma stars', 'A scan alpha');
    expect(step(scan, 'A coordinate gamma stars')).toBe('next A scan alpha, 0 after it');
    expect(step(scan, 'A coordinate gamma stars', 'A scan alpha')).toBe('done');
    expect(step(scan, 'A coordinate gamma stars', 'A scan alpha', 'chance alpha Sa Na')).toBe('ask');
  });

  it('covers the whole turn of Stellarion, up to what nobody can know yet', () => {
    const tools = { game: stellarion, examiner: stellarionExaminer };
    const hint = hintFor(tools, { view, seat: 0, players: 1 }, { rng: createRng(1), nodes: 12 });
    const line = lineOf(...hint!.best.events);
    const after = line.actions.reduce((at, action) => stellarion.apply(at, { by: 0, action }), view);
    expect(['reveal', 'scan', 'turn', 'over']).toContain(after.stage.kind);
  });
});
