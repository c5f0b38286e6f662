// Near the end of a game every bot and every hint answers within its allowance of steps: 100,000 positions of each game
// and set-up with PLANISPHERE_LONG=1, a sample in every run.
import { createRng, type Game } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { stellar } from '@planisphere/stellar';
import { describe, expect, it } from 'vitest';
import { mindOf } from '../src/minds.ts';
import { botsOf, findBot } from '../src/registry.ts';
import { stepsFor, stepsLeft, within } from '../src/search/allowance.ts';
import { lateDecisions, SET_UPS } from './late-decisions.ts';

const POSITIONS = process.env.PLANISPHERE_LONG ? 100_000 : 3;
/** The fewest nodes with which each look-ahead tries all that it would try with more. */
const NODES: Readonly<Record<string, number>> = { stellar: 30, 'star-explorer': 72, stellarion: 8 };
/** At one position in this many a hint is asked for too, which may take twice the steps. */
const HINT_EVERY = 10;

/** The steps that a thought takes. */
function stepsOf(think: () => void): number {
  return within({ steps: Number.MAX_SAFE_INTEGER }, () => {
    const before = stepsLeft();
    think();
    return before - stepsLeft();
  });
}

describe.each(SET_UPS)('late in $game with $players and $options', (setUp) => {
  const game = findGame(setUp.game)!.game as Game;
  const nodes = NODES[setUp.game]!;

  it('every bot answers within its steps, and so does whoever gives hints', async () => {
    const examiner = await mindOf(game)!.examiner!();
    const judge = await mindOf(game)!.judge?.();
    const bots = botsOf(game);
    const master = findBot(game, 'master')!;
    let asked = 0;
    for (const { view, seat } of lateDecisions(setUp, POSITIONS)) {
      const rng = createRng(asked);
      for (const bot of [master, bots[asked % bots.length]!]) {
        const spent = stepsOf(() => {
          const action = bot.decide?.(view, seat, { rng, nodes }) ?? bot.choose(view, seat, rng);
          if (game.check(view, seat, action) !== undefined)
            throw new Error(`${bot.name} at ${game.notation.make(view)}`);
        });
        expect(spent).toBeLessThan(stepsFor(nodes));
      }
      if (asked % HINT_EVERY === 0 && setUp.game === 'stellarion') {
        const spent = stepsOf(() => judge?.rank(view, seat, { rng, nodes }));
        expect(spent).toBeLessThanOrEqual(stepsFor(nodes));
      }
      if (asked % HINT_EVERY === 0) {
        const spent = stepsOf(() => examiner.examine({ view, seat, played: undefined }, { rng, nodes }));
        expect(spent).toBeLessThan(2 * stepsFor(nodes));
      }
      asked++;
    }
    expect(asked).toBe(POSITIONS);
  });
});

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
      // Enough nodes to try each of ten plans once.
      const action = master.decide!(view, 0, { rng: createRng(seed), nodes: 30 });
      expect(stellar.check(view, 0, action)).toBeUndefined();
    }
  });
});
