// `npm run image`: proves without a container engine that `docker compose up` would build and start a working image.
// The script follows the steps of the Dockerfile in a clean folder. The files of the image, and nothing else, become
// the read-only root of a sandbox (bubblewrap) with an ordinary user, no capabilities, and its own /data and /tmp. The
// server starts there, answers the image's health check, and hosts a game to its end. Takes some minutes.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from '../../../scripts/workspace.mjs';
import { makeImage } from './make.mjs';
import { playGame } from './play.mjs';

if (spawnSync('bwrap', ['--version']).status !== 0)
  stop('This needs bubblewrap: apt-get install bubblewrap, or the package of that name of your system.');

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

const folder = mkdtempSync(join(tmpdir(), 'planisphere-image-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const { image, env, command, health, user } = makeImage(folder);
if (user === 'root') stop('The image runs as root.');
const data = join(folder, 'data');
mkdirSync(data);
const port = await freePort();

/** Runs a program in a read-only root as an ordinary user. @param {readonly string[]} program */
function sandboxed(program) {
  const settings = { PATH: '/usr/local/bin', ...env, PORT: String(port) };
  return [
    ...[
      '--ro-bind',
      image,
      '/',
      '--proc',
      '/proc',
      '--dev',
      '/dev',
      '--tmpfs',
      '/tmp',
      '--bind',
      data,
      '/data',
    ],
    ...['--unshare-user', '--unshare-pid', '--uid', '1000', '--gid', '1000', '--cap-drop', 'ALL'],
    ...['--new-session', '--die-with-parent', '--chdir', '/app', '--clearenv'],
    ...Object.entries(settings).flatMap(([name, value]) => ['--setenv', name, value]),
    ...program,
  ];
}

const proof = `const fs = require('fs');
const writable = ['/', '/app', '/app/packages', '/usr'].filter((path) => { try { fs.writeFileSync(path + '/x', ''); return true } catch { return false } });
console.log(JSON.stringify({ uid: process.getuid(), writable, data: (fs.writeFileSync('/data/x', ''), fs.rmSync('/data/x'), true), shell: fs.existsSync('/bin/sh') }))`;
const looked = spawnSync('bwrap', sandboxed(['node', '-e', proof]), { encoding: 'utf8' });
console.log(`root: ${looked.stdout.trim()}${looked.stderr.trim()}`);
if (!looked.stdout.includes('"writable":[]')) stop('The root can be written.');

const server = spawn('bwrap', sandboxed(command), { stdio: ['ignore', 'inherit', 'inherit'] });
const ended = new Promise((resolve) => server.once('exit', (code) => resolve(code)));
try {
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  for (let isReady = false; !isReady; ) {
    if (server.exitCode !== null || performance.now() - start > 60_000)
      throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
    isReady = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  // The image's health check asks its own port; here several servers may run at once.
  const asked = health.map((part) => part.replace(':8080/', `:${port}/`));
  const { status } = spawnSync('bwrap', sandboxed(asked), { stdio: 'inherit' });
  console.log(`health check: ${status === 0 ? 'healthy' : 'not healthy'}`);
  if (status !== 0) process.exitCode = 1;
  for (const path of [
    '/',
    '/docs/',
    '/docs/api/',
    '/embed/puzzle/stellar/1',
    '/planisphere-board.js',
    '/api/openapi.json',
  ]) {
    const answer = await fetch(url + path);
    console.log(`${path}: ${answer.status}`);
    if (!answer.ok) process.exitCode = 1;
  }
  const { game, events, scores } = await playGame(url, join(image, 'app'));
  console.log(`a game of ${game}: ${events} events, ${scores.join(' : ')}, its record verified`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
  // The signal ends the sandbox, and with it the server.
  const code = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 12_000, 'late'))]);
  console.log(code === 'late' ? 'did not stop' : 'stopped');
  if (code === 'late') server.kill('SIGKILL');
}
