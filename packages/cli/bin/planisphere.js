#!/usr/bin/env node
// In a checkout the command first makes itself ready; an installed copy has no scripts and goes straight on.
import { existsSync } from 'node:fs';

const setup = new URL('../../../scripts/setup.mjs', import.meta.url);
if (existsSync(setup)) (await import(setup.href)).setUp();

await import('../dist/main.js');
