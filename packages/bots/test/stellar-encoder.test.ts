// The encoder answers in differences; its answers must not depend on earlier questions.
import { createRng } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { Dice } from '../src/bot/dice.ts';
import { Encoder } from '../src/stellar/encoder.ts';
import {
  COORDINATE,
  createWorld,
  DECK_SIZE,
  HAND,
  KEEP_PHASE,
  MOVER,
  OFFER_PHASE,
  OPEN,
  PHASE,
  PLACE_PHASE,
  PLAY_PHASE,
  sideAt,
  TAKE_PHASE,
  type World,
} from '../src/stellar/kernel/cells.ts';
import { dealGame } from '../src/stellar/kernel/deal.ts';
import { playAt, playCount, putAt, putCount } from '../src/stellar/kernel/legal.ts';
import { leave, play, put, reveal, take } from '../src/stellar/kernel/step.ts';
import { QUESTIONS } from '../src/stellar/questions.ts';

const dice = new Dice(createRng(4));
const answers = new Uint16Array(QUESTIONS.places);
const afresh = new Uint16Array(QUESTIONS.places);
const encoder = new Encoder(answers);
const fresh = new Encoder(afresh);

/** One random step; `encoder` follows it from the world before. True if a plan may end here. */
function step(w: World): boolean {
  const seat = w[MOVER]!;
  switch (w[PHASE]) {
    case OFFER_PHASE:
      leave(w);
      return false;
    case TAKE_PHASE:
      encoder.encode(w, seat);
      take(w, 1 + dice.below(5));
      return false;
    case PLAY_PHASE: {
      const action = playAt(w, dice.below(playCount(w)));
      play(w, action >> 5, action & 31);
      return true;
    }
    case PLACE_PHASE:
      if (w[COORDINATE] === 0) encoder.encode(w, seat);
      put(w, putAt(w, dice.below(putCount(w))));
      return true;
    default:
      reveal(w, dice.below(w[DECK_SIZE]!));
      return false;
  }
}

describe('the encoder of Stellar', () => {
  it('gives the same answers from difference to difference as afresh', () => {
    const w = createWorld();
    for (let game = 0; game < 20; game++) {
      dealGame(w, dice);
      while (w[PHASE] !== KEEP_PHASE) {
        const seat = w[MOVER]!;
        if (!step(w)) continue;
        encoder.encodeNext(w, seat);
        fresh.encode(w, seat);
        expect(answers.findIndex((id, at) => id !== afresh[at] || id >= QUESTIONS.inputs)).toBe(-1);
      }
    }
  });

  it('does not look at cards of the other hand that nobody saw, but for their absence from the row and the tables', () => {
    const w = createWorld();
    dealGame(w, dice);
    const side = sideAt(1 - w[MOVER]!);
    fresh.encode(w, w[MOVER]!);
    const before = afresh.slice();
    expect([w[side + OPEN], w[side + OPEN + 1]]).toEqual([0, 0]);
    // Exchanged with a card of the deck: the unseen cards together stay the same.
    const deckCard = w.subarray(w.length - 120, w.length - 60)[0]!;
    const held = w[side + HAND + 1]!;
    exchange(w, { at: side + HAND + 1, held, deckCard });
    fresh.encode(w, w[MOVER]!);
    expect(afresh).toEqual(before);
  });

  it('keeps its ids: new questions go to the end', () => {
    expect(QUESTIONS.version).toBe(1);
    expect(QUESTIONS.inputs).toBe(7176);
    expect(QUESTIONS.places).toBe(184);
    expect(QUESTIONS.bases['own stack and stars']).toEqual({ id: 1, at: 0 });
    expect(QUESTIONS.bases['right to replace']).toEqual({ id: 7174, at: 183 });
  });
});

function exchange(w: World, { at, held, deckCard }: { at: number; held: number; deckCard: number }): void {
  const unseen = w.length - 120 - 35;
  w[at] = deckCard;
  w[w.length - 120] = held;
  w[unseen + deckCard]!--;
  w[unseen + held]!++;
}
