// Deals as NOTATION.md describes it, a second time, with Node's own SHA-256 and ChaCha20: a stranger with the seed
// deals the same cards.
import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cardsIn, commitmentOf, createDealer, newCourse, parseRecord, verifyRecord } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { makeCard, type Options, stellar } from '../src/index.ts';

/** Word k of the seed's stream, attempt by attempt. */
function wordAt(seed: string, k: number, attempt: number): number {
  const digest = createHash('sha256').update(`planisphere deal 1\n${seed}`, 'utf8').digest();
  const key = Buffer.from(digest).swap32(); // the digest as eight big-endian words, given to the cipher as words
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(Math.floor(k / 16), 0);
  iv.writeUInt32LE(attempt, 4);
  const block = createCipheriv('chacha20', key, iv).update(Buffer.alloc(64));
  return block.readUInt32LE(4 * (k % 16));
}

function ticketAt(seed: string, k: number, tickets: number): number {
  const limit = 2 ** 32 - (2 ** 32 % tickets);
  let attempt = 0;
  while (wordAt(seed, k, attempt) >= limit) attempt++;
  return wordAt(seed, k, attempt) % tickets;
}

const replay = (file: string) => {
  const record = parseRecord(readFileSync(new URL(`../replays/${file}`, import.meta.url), 'utf8'));
  if (!record.ok) throw new Error(record.fault.message);
  return record.value;
};

describe('dealing from the seed', () => {
  it.each(['first-a-random.game', 'memory-off-random-greedy.game'])('deals %s anew, card by card', (file) => {
    const record = replay(file);
    const verified = verifyRecord(stellar, record);
    if (!verified.ok) throw new Error(verified.fault.message);
    let course = newCourse(stellar, record.options as Options, 2);
    for (const event of verified.value.events) {
      const { awaiting, state } = course;
      if (event.by === 'chance' && awaiting.kind === 'chance' && event.outcome.deal !== 'first') {
        const starters = event.outcome.deal === 'starter';
        const cards = starters
          ? awaiting.outcomes.map(({ outcome }) => cardIn(outcome))
          : cardsIn(state.unseen);
        const ticket = ticketAt(record.seed as string, course.chances, cards.length);
        expect(makeCard(cards[ticket] as number)).toBe(makeCard(event.outcome.card));
      }
      course = course.with(event);
    }
  });

  it('draws a rejected number anew from the next attempt', () => {
    // With so many tickets nearly half of all numbers are rejected.
    const tickets = 2 ** 31 + 1;
    const rejected = Array.from({ length: 64 }, (_, k) => k).filter((k) => wordAt('s', k, 0) >= tickets);
    expect(rejected.length).toBeGreaterThan(10);
    for (const k of rejected) {
      const rng = createDealer('s').at(k);
      let word = rng.next();
      while (word >= tickets) word = rng.next();
      expect(word).toBe(ticketAt('s', k, tickets));
    }
  });

  it('commits to the plain SHA-256 of the seed', () => {
    expect(commitmentOf('replay 1')).toBe(createHash('sha256').update('replay 1').digest('hex'));
    expect(replay('first-a-random.game').commitment).toBe(commitmentOf('replay 1'));
  });
});

function cardIn(outcome: { readonly deal: string } & ({ readonly card: number } | object)): number {
  if (!('card' in outcome)) throw new Error(`${outcome.deal} deals no card`);
  return outcome.card;
}
