// The sentences of all packages that players can see and no test has rendered, according to the tests' notes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderedIn } from './rendered.ts';
import { heard, sentencesIn, silentAmong } from './sentences.ts';

/** Players of the app see nothing of these packages: the documents, the laboratory and the parts of tests. */
const FOR_OTHERS = new Set(['site', 'lab', 'testkit']);

export interface SilentFile {
  readonly file: string;
  readonly pieces: readonly string[];
}

export interface Hearing {
  /** How many sentences there are. */
  readonly sentences: number;
  readonly silent: readonly SilentFile[];
}

/** `root`: the folder that holds `packages`; `notes`: the folder of the tests' notes. */
export function hearAll(root: string, notes: string): Hearing {
  const rendered = renderedIn(notes).map(heard).join('\n');
  const packages = readdirSync(join(root, 'packages')).filter((name) => !FOR_OTHERS.has(name));
  const files = packages.flatMap((name) => {
    const sources = join(root, 'packages', name, 'src');
    return readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => {
        const sentences = sentencesIn(file, readFileSync(join(sources, file), 'utf8'));
        const pieces = silentAmong(sentences, rendered);
        return { file: `packages/${name}/src/${file}`, pieces, count: sentences.length };
      });
  });
  return {
    sentences: files.reduce((sum, { count }) => sum + count, 0),
    silent: files.filter(({ pieces }) => pieces.length > 0).map(({ file, pieces }) => ({ file, pieces })),
  };
}
