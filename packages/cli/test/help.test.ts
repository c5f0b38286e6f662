// The help, the manual page and the completions know every command and every flag, in both languages, in 80 columns.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@planisphere/core';
import { noteRendered } from '@planisphere/testkit/rendered';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../src/base/data-folder.ts';
import { loadCommands } from '../src/commands.ts';
import { completionFor, SHELLS } from '../src/help/completion.ts';
import { manPage } from '../src/help/man.ts';
import { manualIn } from '../src/help/manual.ts';
import { allHelp, commandHelp } from '../src/help/page.ts';
import { emptyFolder, run } from './run.ts';

const COMMANDS = await loadCommands();

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

describe.each(LOCALES)('the help in %s', (locale) => {
  it('tells of every command and every flag, and of nothing else', () => {
    const { pages } = manualIn(locale);
    expect(Object.keys(pages).toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
    for (const [name, { flags }] of Object.entries(COMMANDS))
      expect(Object.keys(pages[name]?.options ?? {}), name).toEqual(Object.keys(flags));
  });

  it('stays within 80 columns', async () => {
    const pages = await Promise.all(
      Object.entries(COMMANDS).map(([name, command]) => commandHelp(name, command, locale)),
    );
    const all = [allHelp(Object.keys(COMMANDS), locale), ...pages];
    noteRendered(all.map((lines) => lines.join('\n')));
    for (const line of all.flat()) {
      if (!/https?:|~\//.test(line)) expect([...line].length, line).toBeLessThanOrEqual(80);
    }
  });
});

describe('planisphere', () => {
  it('says its version', async () => {
    expect(await run({ args: ['--version'] })).toMatchObject({ code: 0, out: `planisphere ${version}\n` });
  });

  it('helps with a command, with its levels and defaults', async () => {
    const { out } = await run({ args: ['help', 'play'] });
    expect(out).toContain('astronomer, master');
    expect(out).toContain('(default: amateur)');
    expect((await run({ args: ['help', 'play', '--lang', 'fr'] })).out).toMatch(/\(par défaut\s: amateur\)/);
    expect(await run({ args: ['help', 'fly'] })).toMatchObject({ code: 2 });
  });

  const man = ['-l', new URL('../man/planisphere.1', import.meta.url).pathname];
  const env = { ...process.env, MANWIDTH: '80', LC_ALL: 'C.UTF-8' };
  const shown = spawnSync('man', man, { env, encoding: 'utf8' });
  it.runIf(shown.status === 0)('has a manual page of 80 columns that breaks no word', () => {
    const lines = shown.stdout.split('\n');
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
    expect(shown.stdout).toContain('[--people');
    // Text in brackets is a form of a command, not a second command.
    expect(shown.stdout).not.toContain('planisphere --');
  });

  it('has a manual page that says the same', () => {
    const file = new URL('../man/planisphere.1', import.meta.url);
    const page = manPage(COMMANDS, version);
    if (process.env.PLANISPHERE_WRITE) writeFileSync(file, page);
    expect(readFileSync(file, 'utf8')).toBe(page);
  });

  it.each(SHELLS)('completes in %s', (shell) => {
    const script = completionFor(shell, COMMANDS);
    for (const [name, { flags }] of Object.entries(COMMANDS)) {
      expect(script).toContain(name);
      for (const flag of Object.keys(flags)) expect(script).toContain(flag);
    }
    // The shell itself reads it, if it is installed.
    const file = join(emptyFolder(), 'completion');
    writeFileSync(file, script);
    if (spawnSync(shell, ['-c', 'true']).status === 0) execFileSync(shell, ['-n', file]);
  });

  it('completes the flags of a command and the values of a flag in bash', () => {
    const script = `${completionFor('bash', COMMANDS)}
COMP_WORDS=(planisphere play --le); COMP_CWORD=2; _planisphere planisphere --le play; echo "\${COMPREPLY[@]}"
COMP_WORDS=(planisphere play --level as); COMP_CWORD=3; _planisphere planisphere as --level; echo "\${COMPREPLY[@]}"
COMP_WORDS=(planisphere pl); COMP_CWORD=1; _planisphere planisphere pl planisphere; echo "\${COMPREPLY[@]}"`;
    expect(execFileSync('bash', { input: script, encoding: 'utf8' })).toBe('--level\nastronomer\nplay\n');
  });
});

describe('the data folder', () => {
  it.each([
    [{ DATA_DIR: '/a' }, 'linux', '/a'],
    [{ XDG_DATA_HOME: '/x', HOME: '/h' }, 'linux', '/x/planisphere'],
    [{ XDG_DATA_HOME: 'relative', HOME: '/h' }, 'linux', '/h/.local/share/planisphere'],
    [{ HOME: '/h' }, 'darwin', '/h/Library/Application Support/Planisphere'],
    [{}, 'linux', join(homedir(), '.local/share/planisphere')],
  ] as const)('of %j on %s is %s', (env, platform, folder) => {
    expect(dataFolder(env, platform)).toBe(folder);
  });

  it('keeps a game there, wherever one starts', async () => {
    const folder = emptyFolder();
    const { out } = await run({ args: ['play', 'stellar', '--level', 'greedy'], folder });
    expect(out).toContain(join(folder, 'play', 'stellar-'));
  });
});
