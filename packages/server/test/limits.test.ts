// What a guest and an address may use, and that it is remembered as long as it matters.
import { expect, it } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { Bucket } from '../src/limits/bucket.ts';
import { networkOf } from '../src/limits/network.ts';
import { Payers } from '../src/limits/payer.ts';

const limits = { MS_PER_SECOND: '10', MESSAGES_PER_SECOND: '4', WRONG_CODES_PER_MINUTE: '3' };

function payers() {
  const clock = { now: 0 };
  return { clock, all: new Payers(readConfig(limits), () => clock.now) };
}

it('a bucket gives so much at once, fills up with time, and never goes back with the clock', () => {
  const bucket = new Bucket({ perSecond: 2, atOnce: 3 }, 1000);
  expect([1, 2, 3, 4].map(() => bucket.take(1000))).toEqual([true, true, true, false]);
  expect(bucket.wait(1000)).toBe(500);
  expect(bucket.take(1500)).toBe(true);
  expect(bucket.take(0)).toBe(false);
  bucket.spend(1500, 100);
  expect(bucket.wait(1500)).toBe(2000);
});

it('time that was used is missing for the guest wherever they come from, until it has passed', () => {
  const { clock, all } = payers();
  all.of('1.1.1.1', 'eve').charge(100);
  expect(all.of('2.2.2.2', 'eve').hasTime()).toBe(false);
  expect(all.of('1.1.1.1', 'ada').hasTime()).toBe(true);
  clock.now = 200;
  expect(all.of('2.2.2.2', 'eve').hasTime()).toBe(true);
});

it('many guests of one address have no more than the address', () => {
  const { all } = payers();
  for (let n = 0; n < 10; n++) all.of('1.1.1.1', `guest ${n}`).charge(50);
  expect(all.of('1.1.1.1', 'another').hasTime()).toBe(false);
  expect(all.of('1.1.1.2', 'another').hasTime()).toBe(true);
  expect(all.of('1.1.1.1').hasTime()).toBe(false);
});

it('wrong codes are counted, right ones are not', () => {
  const { clock, all } = payers();
  const eve = all.of('1.1.1.1', 'eve');
  for (let n = 0; n < 6; n++) {
    expect(eve.mayGuess()).toBe(true);
    eve.guessedWrong();
  }
  expect(eve.mayGuess()).toBe(false);
  clock.now = 20_000;
  expect(all.of('9.9.9.9', 'eve').mayGuess()).toBe(true);
});

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001::6', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is in the network %s', (address, network) => expect(networkOf(address)).toBe(network));
