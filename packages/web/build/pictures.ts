// Builds the code that draws pictures of links (src/app/pictures) for the server, with its fonts, into pictures/dist:
// anybody can fetch the files of dist, and these are not for them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { build, type Plugin, type UserConfig } from 'vite';
import { source } from './bundles.ts';

const outDir = fileURLToPath(new URL('../pictures/dist', import.meta.url));
const FONT = '@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff';

/** Unpacks a web font: the drawing program reads no other form. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + 20 * index;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [head];
  let place = head.length;
  for (const [index, { tag, sum, data }] of tables.entries()) {
    const at = 12 + 16 * index;
    tag.copy(head, at);
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(place, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    parts.push(padded);
    place += padded.length;
  }
  return Buffer.concat(parts);
}

/** @param config the configuration shared with the app's own build */
export function pictures(config: UserConfig): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    async closeBundle() {
      await build({
        ...config,
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        ssr: { noExternal: true },
        build: {
          target: 'es2022',
          outDir,
          emptyOutDir: true,
          ssr: source('app/pictures/pictures.tsx'),
          // The server loads it by its path.
          rolldownOptions: { output: { format: 'cjs', entryFileNames: 'pictures.cjs' } },
        },
      });
      mkdirSync(outDir, { recursive: true });
      const font = createRequire(import.meta.url).resolve(FONT);
      writeFileSync(join(outDir, 'letters.ttf'), unpacked(readFileSync(font)));
    },
  };
}
