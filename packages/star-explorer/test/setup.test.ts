// Setting up: piles, starting tiles, sides, the token.
import { starExplorer } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { after, at, chances, choices, ruleAgainst } from './positions.ts';

const start = (players: number, first: 'A' | 'B' | 'C' | 'D' | 'random' = 'random') =>
  starExplorer.setup({ first }, players);

describe('set-up', () => {
  it('SET-1 deals seven backs to each, from piles sorted by size', () => {
    expect(chances(start(2))).toEqual([
      '2 chance back A 5 red',
      '1 chance back A 5 white',
      '1 chance back A 5 yellow',
      '2 chance back A 5 blue',
    ]);
    const dealt = at('_ _ | RRRRRBR _ _ _ | _ _ _ _');
    expect(chances(dealt)[0]).toBe('1 chance back B 5 red');
  });

  it('SET-1 deals two sevens without putting the first one back', () => {
    expect(chances(at('_ _ | RR _ _ _'))).toEqual([
      '3 chance back A 7 red',
      '3 chance back A 7 white',
      '3 chance back A 7 yellow',
      '2 chance back A 7 blue',
    ]);
    expect(chances(at('_ _ | RRB _ _ _'))).toContain('1 chance back A 7 blue');
  });

  it('SET-2 shows the backs of all piles to everybody', () => {
    const state = at('_ _ | WYBRRBY RB _ _ | RBWYWWR WY _ _');
    for (const viewer of [0, 1, 'table'] as const) expect(starExplorer.view(state, viewer)).toEqual(state);
  });

  it('SET-3 gives each a different starting tile', () => {
    const first = at('_ _ | WYBRRBY _ _ _ | RBWYWWR _ _ _');
    expect(chances(first)).toHaveLength(6);
    const second = after(first, 'chance start A WY');
    expect(chances(second)).toHaveLength(5);
    expect(chances(second)).not.toContain('1 chance start B WY');
  });

  it('SET-3 lets all choose their side at the same time and shows the choices together', () => {
    const asked = at('_ _ | WYBRRBY RB _ _ | RBWYWWR WY _ _');
    expect(choices(asked, 0)).toEqual(['A side red', 'A side blue']);
    const one = after(asked, 'B side white');
    expect(starExplorer.awaiting(one)).toEqual({ kind: 'seats', seats: [0], optional: [1] });
    expect(starExplorer.notation.make(starExplorer.view(one, 0))).toBe(
      '_ _ | WYBRRBY RB _ _ | RBWYWWR WY ? _',
    );
    const changed = after(one, 'B side yellow', 'A side blue');
    expect(starExplorer.view(changed, 0)).toEqual(changed);
    expect(changed.boards.map(({ side }) => side)).toEqual(['blue', 'yellow']);
  });

  it('SET-3 refuses a kind that is not on the tile, and a second choice', () => {
    const asked = at('_ _ | WYBRRBY RB _ _');
    expect(ruleAgainst(asked, 'A side white')).toBe('SET-3');
    expect(ruleAgainst(asked, 'A side ?')).toBe('SET-3');
    expect(ruleAgainst(at('_ 5 | WYBRRBY RB R _'), 'A side blue')).toBe('ROUND-1');
  });

  it('SET-4 gives the token by chance, or as the options say', () => {
    const chosen = '_ _ | WYBRRBY RB R _ | RBWYWWR WY W _';
    expect(chances(at(chosen))).toEqual(['1 chance first A', '1 chance first B']);
    expect(start(3, 'C').first).toBe(2);
    expect(start(2, 'C').first).toBeUndefined();
    expect(start(1, 'A').first).toBeUndefined();
  });

  it('SET-4 has no token in a solo game', () => {
    expect(chances(at('_ _ | WYBRRBY RB R _'))[0]).toBe('1 chance pick 5 white');
  });

  it('takes strict options', () => {
    expect(starExplorer.decodeOptions({})).toEqual({ ok: true, value: { first: 'random' } });
    expect(starExplorer.decodeOptions({ first: 'E' }).ok).toBe(false);
    expect(starExplorer.decodeOptions({ frist: 'A' }).ok).toBe(false);
  });
});
