// Whose bot thinks next: that of people who wait before that of people who are away, both before tables with only bots,
// and guests in turn.
import { expect, it } from 'vitest';
import { type Claim, FairQueue, type Rank } from '../src/bots/fair-queue.ts';

let tables = 0;
const claim = (guest: string, rank: Rank = 'here'): Claim => ({ table: `${tables++}`, guest, rank });
const queue = (limits: { most?: number; mostEach?: number } = {}) =>
  new FairQueue({ most: 100, mostEach: 50, ...limits });

function order(from: FairQueue<Claim>, may: (claim: Claim) => boolean = () => true): string {
  const guests: string[] = [];
  for (let next = from.next(may); next !== undefined; next = from.next(may)) guests.push(next.guest);
  return guests.join(' ');
}

it('guests take turns, however many tables each of them has', () => {
  const thinking = queue();
  for (let each = 0; each < 4; each++) thinking.push(claim('eve'));
  thinking.push(claim('ada'));
  thinking.push(claim('ben'));
  thinking.push(claim('ben'));
  expect(order(thinking)).toBe('eve ada ben eve ben eve eve');
});

it('tables where people wait come first, tables of bots alone last', () => {
  const thinking = queue();
  for (let each = 0; each < 3; each++) thinking.push(claim('eve', 'bots'));
  thinking.push(claim('ben', 'away'));
  thinking.push(claim('ada', 'here'));
  expect(order(thinking)).toBe('ada ben eve eve eve');
});

it('who may not think now is passed over and keeps the place', () => {
  const thinking = queue();
  thinking.push(claim('eve'));
  thinking.push(claim('ada'));
  expect(order(thinking, ({ guest }) => guest !== 'eve')).toBe('ada');
  expect(order(thinking)).toBe('eve');
});

it('one guest has so many places, and a table one', () => {
  const thinking = queue({ mostEach: 2 });
  const first = claim('eve');
  expect(thinking.push(first)).toEqual([]);
  expect(thinking.push({ ...first })).toEqual([first]);
  thinking.push(claim('eve'));
  const third = claim('eve');
  expect(thinking.push(third)).toEqual([third]);
  expect(thinking.push(claim('ada'))).toEqual([]);
  expect(thinking.size).toBe(3);
});

it('when it is full, whoever has most of the least urgent waits outside', () => {
  const thinking = queue({ most: 4 });
  for (let each = 0; each < 4; each++) thinking.push(claim('eve', 'bots'));
  expect(thinking.push(claim('ada', 'here')).map(({ guest }) => guest)).toEqual(['eve']);
  expect(thinking.push(claim('ben', 'bots')).map(({ guest }) => guest)).toEqual(['eve']);
  expect(order(thinking)).toBe('ada eve ben eve');
  for (let each = 0; each < 4; each++) thinking.push(claim(`guest ${each}`, 'here'));
  expect(thinking.push(claim('eve', 'bots')).map(({ guest }) => guest)).toEqual(['eve']);
});
