// Late positions that once kept a bot thinking for ever: each is answered.
import { createRng } from '@planisphere/core';
import { stellar } from '@planisphere/stellar';
import { describe, expect, it } from 'vitest';
import { findBot } from '../src/registry.ts';

/** The turn before the last, with a satellite taken: the row may be replaced while the deck is nearly empty. */
const THIN_OFFER =
  'offer turn=20 first=A row=P4,C4,M3,S4,M4 step=- discard=- memory=on A.hand=A4,C1 A.taken=C1@10,A4@18 A.tel=P3,P6,H2,_,H1,M4,A5,H5,M5,A3,A5,C6 A.note=M2,M6,A1,A2,A2,A3,C1,C5,H2,H3,H6 A.answer=_ B.hand=?,? B.taken=C3@15,M1@17 B.tel=C3,M2,C5,M1,_,A4,P1,H4,#C2.row,A6,P5,P5 B.note=P1,P2,P2,P3,C2,H3,H4,S1,S2,S3,S5 B.answer=_';

describe('the Stellar master', () => {
  it('answers an offered row in the turn before the last, whatever the random numbers', () => {
    const parsed = stellar.notation.parse(THIN_OFFER);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    const view = parsed.value;
    const master = findBot(stellar, 'master')!;
    for (let seed = 0; seed < 2; seed++) {
      // As many nodes as try each of ten plans once.
      const action = master.decide!(view, 0, { rng: createRng(seed), nodes: 30 });
      expect(stellar.check(view, 0, action)).toBeUndefined();
    }
  });
});
