import { expect, it } from 'vitest';
import { checkNodeVersion } from '../setup/node-version.mjs';

it.each(['18.20.1', '20.18.3', '19.99.0'])('refuses Node %s in one line', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(
    `Planisphere needs Node 20.19 or newer; this is Node ${version}.`,
  );
});

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0-nightly'])('accepts Node %s', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});
