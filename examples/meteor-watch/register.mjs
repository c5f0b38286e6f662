// Registers Meteor Watch in a tree: copies its three rooms to where games live, and lists it where games are listed.
//   node examples/meteor-watch/register.mjs [ROOT]
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Where each room goes. */
const ROOMS = {
  rules: 'packages/meteor-watch',
  mind: 'packages/bots/src/meteor-watch',
  screen: 'packages/web/src/games/meteor-watch',
};

/**
 * What the script writes into each file: pairs of a place and the text that replaces it.
 * @type {Readonly<Record<string, readonly (readonly [RegExp, string])[]>>}
 */
const LISTED = {
  'packages/games/src/ids.ts': [[/('stellarion')(?=\] as const)/, "$1, 'meteor-watch'"]],
  'packages/games/src/rules.ts': [
    [
      /(?=import \{ starExplorerCard)/,
      "import { meteorsCard } from '@planisphere/meteor-watch/card';\nimport { loadMeteorsRules } from '@planisphere/meteor-watch/room';\n",
    ],
    [/(?<=: stellarionCard,)/, "\n  'meteor-watch': meteorsCard,"],
    [/(?<=: loadStellarionRules,)/, "\n  'meteor-watch': loadMeteorsRules,"],
  ],
  'packages/games/src/rooms.ts': [
    [/(?=import \{ starExplorerRoom)/, "import { meteorsRoom } from '@planisphere/meteor-watch/room';\n"],
    [/(?=\n\};)/, "\n  'meteor-watch': meteorsRoom,"],
  ],
  'packages/games/package.json': [
    [/(?="@planisphere\/star-explorer")/, '"@planisphere/meteor-watch": "0.1.0",\n    '],
  ],
  'packages/games/tsconfig.json': [
    [/(?=\{\s*"path": "\.\.\/stellar")/, '{\n      "path": "../meteor-watch"\n    },\n    '],
  ],
  'packages/bots/src/minds.ts': [
    [/(?=import type \{ GameMind)/, "import { meteorsMind } from './meteor-watch/index.ts';\n"],
    [/(?=\n\};)/, "\n  'meteor-watch': meteorsMind,"],
  ],
  'packages/web/src/games/index.ts': [
    [
      /(?=import \{ screen as starExplorer)/,
      "import { screen as meteors } from './meteor-watch/index.ts';\n",
    ],
    [/(?= \};)/, ", 'meteor-watch': meteors"],
  ],
};

/**
 * @param {string} root
 * @returns {string[]} the existing files that it changed
 */
export function register(root) {
  for (const [room, folder] of Object.entries(ROOMS))
    cpSync(join(here, room), join(root, folder), { recursive: true });
  for (const [file, changes] of Object.entries(LISTED)) {
    const path = join(root, file);
    let text = readFileSync(path, 'utf8');
    for (const [place, added] of changes) {
      if (!place.test(text)) throw new Error(`${file}: nothing looks like ${place}`);
      text = text.replace(place, added);
    }
    writeFileSync(path, text);
  }
  return Object.keys(LISTED);
}

const [, script, root = '.'] = process.argv;
if (script !== undefined && resolve(script) === fileURLToPath(import.meta.url)) {
  for (const file of register(resolve(root))) console.log(file);
}
