// Follows the steps of the Dockerfile without a container engine: the first stage in a clean folder, from it the root
// of the last stage. Of the base image it adds only Node, with the libraries that Node links to.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/workspace.mjs';
import { environmentOf, parseDockerfile, textsOf } from './dockerfile.mjs';

/**
 * Copies what `COPY . .` copies: the files that git tracks or would add. Of all that .dockerignore names, only .git
 * could be among them.
 * @param {string} folder
 */
function copyTree(folder) {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const gone = new Set(execFileSync('git', ['ls-files', '-zd'], { cwd: root, encoding: 'utf8' }).split('\0'));
  for (const path of listed.split('\0')) {
    if (path === '' || gone.has(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { verbatimSymlinks: true });
  }
}

/** @param {string} image the root of the image */
function addNode(image) {
  const node = realpathSync(process.execPath);
  const libraries = [...execFileSync('ldd', [node], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)].map(
    ([, path]) => path ?? '',
  );
  for (const path of libraries) {
    mkdirSync(join(image, dirname(path)), { recursive: true });
    cpSync(realpathSync(path), join(image, path));
  }
  mkdirSync(join(image, 'usr/local/bin'), { recursive: true });
  cpSync(node, join(image, 'usr/local/bin/node'));
}

/**
 * @param {string} folder an empty folder
 * @returns {{ image: string, env: Record<string, string>, command: string[], health: string[], user: string }}
 */
export function makeImage(folder) {
  const stages = parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const [first, last] = [stages[0], stages.at(-1)];
  if (first === undefined || last === undefined || stages.length !== 2)
    throw new Error('the Dockerfile has other stages');
  const build = join(folder, 'build');
  mkdirSync(build);
  copyTree(build);
  // Nothing of this machine's own set-up: the environment is that of the base image, with npm's own settings.
  const npm = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_|HOME$|PATH$|https?_proxy$|no_proxy$)/i.test(name),
  );
  for (const command of textsOf(first, 'RUN')) {
    console.error(`RUN ${command}`);
    execFileSync('sh', ['-ec', command], {
      cwd: build,
      env: Object.fromEntries(npm),
      stdio: ['ignore', 2, 2],
    });
  }
  const image = join(folder, 'image');
  const app = join(image, textsOf(last, 'WORKDIR')[0] ?? '');
  for (const copied of textsOf(last, 'COPY')) {
    const [, stage, from = '', to = ''] = /^--from=(\S+) (\S+) (\S+)$/.exec(copied) ?? [];
    if (stage !== first.name) throw new Error(`COPY ${copied}: from nowhere`);
    const place = join(app, to);
    mkdirSync(dirname(place), { recursive: true });
    execFileSync('cp', ['-a', join(build, from.replace(`${textsOf(first, 'WORKDIR')[0]}/`, '')), place]);
  }
  for (const name of ['data', 'tmp', 'proc', 'dev', 'etc']) mkdirSync(join(image, name), { recursive: true });
  writeFileSync(join(image, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n');
  addNode(image);
  return {
    image,
    env: environmentOf(last),
    command: JSON.parse(textsOf(last, 'CMD')[0] ?? '[]'),
    health: healthOf(textsOf(last, 'HEALTHCHECK')[0] ?? ''),
    user: textsOf(last, 'USER')[0] ?? 'root',
  };
}

/** `CMD node -e "…"`, without a shell: the image of this script has none. @param {string} text */
function healthOf(text) {
  const [, script = ''] = /^CMD node -e "(.*)"$/.exec(text) ?? [];
  if (script === '') throw new Error('the health check is written otherwise');
  return ['node', '-e', script];
}
