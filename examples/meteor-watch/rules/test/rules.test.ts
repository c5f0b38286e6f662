// The rules of Meteor Watch, one by one, the same in RULES.md and in the program; and the contract of every game.
import { readFileSync } from 'node:fs';
import { parseRecord, verifyRecord } from '@planisphere/core';
import { contractSuite, rulesSuite } from '@planisphere/testkit';
import { describe, expect, it } from 'vitest';
import { meteors, type Position } from '../src/index.ts';
import { meteorsText } from '../src/text.ts';

const at = (line: string) => {
  const position = meteors.notation.parse(line);
  if (!position.ok) throw new Error(line);
  return position.value;
};

describe('meteor-watch', () => {
  it('FALL-1: two of each brightness, one at a time', () => {
    const start = meteors.awaiting(meteors.setup({}, 2));
    expect(start).toEqual({
      kind: 'chance',
      outcomes: [1, 2, 3, 4, 5, 6].map((outcome) => ({ outcome, weight: 2 })),
    });
    expect(meteors.notation.parse('0 1 111111 -/-').ok).toBe(false);
  });

  it('TURN-1: A first, then in turns', () => {
    const first = at('0 3 221222 -/-');
    expect(meteors.awaiting(first)).toMatchObject({ kind: 'seats', seats: [0] });
    expect(meteors.check(first, 1, 'note')).toEqual({ rule: 'TURN-1' });
    const second = meteors.apply(meteors.apply(first, { by: 0, action: 'note' }), {
      by: 'chance',
      outcome: 2,
    });
    expect(meteors.awaiting(second)).toMatchObject({ kind: 'seats', seats: [1] });
  });

  it('NOTE-1: never one that is dimmer than the last', () => {
    expect(meteors.check(at('2 3 221112 4/-'), 0, 'note')).toEqual({ rule: 'NOTE-1' });
    expect([...meteors.legal(at('2 4 222021 4/-'), 0)]).toEqual(['note', 'pass']);
  });

  it('END-1: the higher sum wins, equal sums share', () => {
    expect(meteors.awaiting(at('12 - 000000 13/22'))).toMatchObject({
      result: { winners: [0, 1], scores: [4, 4] },
    });
    expect(meteors.awaiting(at('12 - 000000 13/5'))).toMatchObject({ result: { winners: [1] } });
  });

  it('has a whole game that can be replayed from its words alone', () => {
    const text = readFileSync(new URL('../replays/greedy-random.game', import.meta.url), 'utf8');
    const record = parseRecord(text.trim());
    expect(record.ok && verifyRecord(meteors, record.value)).toMatchObject({ ok: true });
  });
});

rulesSuite(meteorsText.rules, new URL('../RULES.md', import.meta.url));

/** The twelve meteors, wherever they are; a position only counts those that passed unnoted. */
function conserved({ past, falling, left }: Position): void {
  const total = past + (falling === undefined ? 0 : 1) + left.reduce((sum, each) => sum + each, 0);
  if (total !== 12) throw new Error(`there are ${total} meteors`);
}

contractSuite([{ name: 'meteor-watch', game: meteors, options: {}, players: 2, conserved }], {
  games: 40,
  longGames: 4000,
});
