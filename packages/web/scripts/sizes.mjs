// Prints what a first visit loads before fonts and art, and the size of the component for other sites; fails when
// either exceeds its budget.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 33_000;
const COMPONENT_BUDGET = 20_000;
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const initial = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, path]) => path ?? '',
);
/** @param {string} path */
const weigh = (path) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length;
/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

let total = 0;
for (const path of initial) {
  total += weigh(path);
  console.log(`${kilobytes(weigh(path))}  ${path}`);
}
const later = readdirSync(join(dist, 'assets')).filter(
  (name) => /\.(js|css)$/.test(name) && !initial.includes(`assets/${name}`),
);
for (const name of later) console.log(`${kilobytes(weigh(`assets/${name}`))}  assets/${name} (when needed)`);
console.log(`${kilobytes(total)}  initial JS + CSS, gzip (budget ${BUDGET / 1000} kB)`);
const component = readFileSync(join(dist, 'planisphere-board.js')).length;
console.log(
  `${kilobytes(component)}  planisphere-board.js, not compressed (budget ${COMPONENT_BUDGET / 1000} kB)`,
);
if (initial.length === 0 || total > BUDGET || component > COMPONENT_BUDGET) process.exit(1);
