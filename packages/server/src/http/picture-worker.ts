// The thread that draws pictures of links: the web app's own drawing as SVG, turned into PNG by resvg.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { answerJobs } from '../threads/answer.ts';
import type { PictureJob } from './picture-job.ts';

interface Drawing {
  pictureOf(job: PictureJob): Promise<string | undefined>;
}

const { program, letters } = workerData as { readonly program: string; readonly letters: string };
const load = createRequire(import.meta.url);
const drawing = load(program) as Drawing;
const font = readFileSync(letters);
await initWasm(readFileSync(load.resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** Empty if there is nothing to draw. */
answerJobs(async (job: PictureJob): Promise<Uint8Array> => {
  const svg = await drawing.pictureOf(job);
  if (svg === undefined) return new Uint8Array();
  const image = new Resvg(svg, { font: { fontBuffers: [font], defaultFontFamily: 'EB Garamond' } });
  try {
    return image.render().asPng();
  } finally {
    image.free();
  }
});
