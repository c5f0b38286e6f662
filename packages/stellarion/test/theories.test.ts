// Expansion 2, with its four discoveries.
import { describe, expect, it } from 'vitest';
import { stellarion } from '../src/index.ts';
import { actions, after, at, chances, deckWord, discardWord, refusal, word } from './at.ts';

const table = 'solo+theories';
const opening = stellarion.setup({ stars: 0, expansions: ['theories'], track: 'standard' }, 1);
/** Three ships show. */
const ships = { decks: { alpha: 'Sa', ship: 'Sb', gamma: 'Sg' } } as const;

describe('Theories and Discoveries', () => {
  it('THEORY-1 adds a voyage and draws a discovery and the first theory', () => {
    const drawn = after(opening, 'chance voyage gamma');
    expect(chances(drawn)).toEqual(
      ['ship', 'nebula', 'stars', 'planet'].map((type) => `chance discovery ${type} ×1`),
    );
    const ready = after(drawn, 'chance discovery stars', 'chance theory planet');
    expect(word(ready, 'theories')).toBe('P:SNT:T');
    expect(word(ready, 'voyages')).toBe('aabbgggdd');
    expect(ready.stage.kind).toBe('opening');
  });

  it('THEORY-2 is proved by three cards of the type in the Observatory', () => {
    const position = at({ table, ...ships, theories: 'S:NT:N' });
    const proved = after(position, 'A prove');
    expect(chances(proved)).toEqual(['chance theory nebula ×1', 'chance theory stars ×1']);
    expect(word(after(proved, 'chance theory stars'), 'theories')).toBe('T:N:N');
    expect(deckWord(proved, 'alpha')).toBe(deckWord(position, 'alpha'));
    const outpost = at({ table, theories: 'S:NT:N', outpost: 'Sg.gamma' });
    expect(refusal(outpost, 'A prove')).toBe('THEORY-2');
    expect(refusal(at({ table, ...ships }), 'A prove')).toBe('THEORY-2');
  });

  it('THEORY-2 shows the last theory without a draw', () => {
    expect(word(after(at({ table, ...ships, theories: 'S:T:N' }), 'A prove'), 'theories')).toBe('T:-:N');
  });

  it('THEORY-3 is no action, can follow another, and waits for the end of a Coordination', () => {
    const position = at({ table, decks: { ...ships.decks, nebula: 'Na', delta: 'Nd' }, theories: 'S:N:T' });
    const twice = after(position, 'A prove', 'A prove');
    expect(word(twice, 'theories')).toBe('-:-:T');
    expect(word(twice, 'stage')).toBe('turn:begun');
    const busy = after(at({ table, ...ships, theories: 'S:N:T' }), 'A coordinate beta nebula');
    expect(refusal(busy, 'A prove')).toBe('THEORY-3');
  });

  it('THEORY-4 wins with all voyages and all theories, in either order', () => {
    expect(after(at({ table, ...ships, theories: 'S:-:N', voyages: '-' }), 'A prove').ending).toBe('won');
    const launchable = {
      decks: { alpha: 'Sa', nebula: 'Na', stars: 'Ta', planet: 'Pa' },
      voyages: 'a',
    } as const;
    const missing = at({ table, ...launchable, theories: 'S:-:N' });
    expect(after(missing, 'A launch alpha alpha nebula stars planet').stage.kind).toBe('reveal');
    expect(after(at({ table, ...launchable }), 'A launch alpha alpha nebula stars planet').ending).toBe(
      'won',
    );
  });
});

describe('discoveries', () => {
  const thrusters = { table, theories: 'P:SNT:S' } as const;
  const radar = { table, theories: 'P:SNT:N' } as const;
  const amplifier = { table, theories: 'P:SNT:T' } as const;
  const biodomes = { table, theories: 'P:SNT:P' } as const;

  it('DISC-1 brings one of the ships back under its deck before the search', () => {
    const paid = after(at(thrusters), 'A coordinate alpha ship');
    expect(actions(paid)).toEqual(['return alpha Sa', 'return ship Sb', 'waive']);
    const returned = after(paid, 'A return ship Sb');
    expect(deckWord(returned, 'ship')).toBe('(SaSaSbSgSgSdSd)Sb');
    expect(discardWord(returned, 'ship')).toBe('-');
    expect(discardWord(returned, 'alpha')).toBe('Sa');
    expect(actions(returned)).not.toContain('waive');
    expect(refusal(returned, 'A waive')).toBe('COORD-3');
    expect(refusal(returned, 'A done')).toBe('COORD-4');
    expect(deckWord(after(returned, 'A search ship Sb'), 'ship')).toBe('^Sb(SaSaSbSgSgSdSd)');
  });

  it('DISC-1 is not to be skipped, and nothing returns when the effect is waived', () => {
    const paid = after(at(thrusters), 'A coordinate alpha ship');
    expect(refusal(paid, 'A search alpha Sa')).toBe('DISC-1');
    expect(refusal(paid, 'A return beta Sb')).toBe('DISC-1');
    expect(refusal(at(thrusters), 'A return alpha Sa')).toBe('DISC-1');
    const waived = after(paid, 'A waive');
    expect(discardWord(waived, 'alpha')).toBe('Sa');
  });

  it('DISC-1 fills a deck that has just run out', () => {
    const decks = { alpha: '^Sa' } as const;
    const last = at({ ...thrusters, decks, discards: { alpha: 'SaNaNaTaTaPaPa' } });
    const returned = after(last, 'A coordinate alpha ship', 'A return alpha Sa');
    expect(deckWord(returned, 'alpha')).toBe('Sa');
    expect(actions(returned)).toContain('search alpha Sa');
  });

  it('DISC-2 puts recovered cards on top, in the order chosen', () => {
    const told = { ...radar, decks: { beta: 'Nb', nebula: 'Nb' }, discards: { planet: 'PaPg' } } as const;
    const paid = after(at(told), 'A coordinate beta nebula');
    expect(actions(paid)).toContain('recover planet Pg Pa');
    expect(deckWord(after(paid, 'A recover planet Pg Pa'), 'planet')).toBe('^PgPaPb(PaPbPgPdPd)');
    expect(deckWord(after(paid, 'A recover planet Pa'), 'planet')).toBe('^PaPb(PaPbPgPdPd)');
  });

  it('DISC-3 lets both scanned cards go the same way', () => {
    const shown = after(at(amplifier), 'A coordinate gamma stars', 'A scan planet', 'chance planet Pa Pg');
    expect(actions(shown)).toEqual([
      'place top Pa bottom Pg',
      'place top Pg bottom Pa',
      'place top Pa Pg',
      'place top Pg Pa',
      'place bottom Pa Pg',
      'place bottom Pg Pa',
    ]);
    expect(deckWord(after(shown, 'A place top Pg Pa'), 'planet')).toBe('^PgPa(PaPbPbPgPdPd)');
    expect(deckWord(after(shown, 'A place bottom Pg Pa'), 'planet')).toBe('(PaPbPbPgPdPd)PgPa');
    const equal = after(at(amplifier), 'A coordinate gamma stars', 'A scan planet', 'chance planet Pa Pa');
    expect(actions(equal)).toEqual(['place top Pa bottom Pa', 'place top Pa Pa', 'place bottom Pa Pa']);
  });

  it('DISC-4 opens the Outpost to all galaxies, but not to a card twice', () => {
    const position = after(at({ ...biodomes, outpost: 'Sa.ship' }), 'A coordinate delta planet');
    expect(actions(position)).toContain('station beta');
    expect(refusal(position, 'A station alpha')).toBe('OUTPOST-2');
    const pair = at({ ...biodomes, outpost: 'Sa.ship,Sg.gamma' });
    expect(actions(pair)).toContain('coordinate Sa Sg');
  });
});
