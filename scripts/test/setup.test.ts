import { expect, it } from 'vitest';
import { isNewEnough } from '../setup.mjs';

it.each(['18.20.1', '20.18.3', '19.99.0'])('refuses Node %s', (version) => {
  expect(isNewEnough(version)).toBe(false);
});

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0-nightly'])('accepts Node %s', (version) => {
  expect(isNewEnough(version)).toBe(true);
});
