// Assembles the SIMD kernel and writes src/net/kernel.ts: `npx tsc -b && node packages/bots/scripts/write-kernel.mjs`.
import { writeFileSync } from 'node:fs';
import { assembleKernel } from '../dist/net/assemble.js';
import { makeLetters } from '../dist/net/letters.js';

const text = makeLetters(assembleKernel('own'));
const lines = [
  '// Written by scripts/write-kernel.mjs from assemble.ts; do not edit.',
  '',
  'export const KERNEL =',
  `  '${text}';`,
];
writeFileSync(new URL('../src/net/kernel.ts', import.meta.url), `${lines.join('\n')}\n`);
