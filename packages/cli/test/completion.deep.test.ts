// Completion in the real shells, installed as the help says: text typed with tabs becomes the command's arguments.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCommands } from '../src/commands.ts';
import { completionFor, SHELLS, type Shell } from '../src/help/completion.ts';
import { hasPseudoTerminals, PseudoTerminal } from './pseudo-terminal.ts';
import { emptyFolder } from './run.ts';

interface Installed {
  /** Where the script goes. */
  readonly file: (folder: string) => string;
  readonly args: (folder: string) => readonly string[];
  /** The set-up of a new shell: the command prints its arguments. */
  readonly begin: (folder: string) => string;
}

const TOLD = `planisphere() { echo "given: $*;"; }`;

const SHELL: Readonly<Record<Shell, Installed>> = {
  bash: {
    file: (folder) => join(folder, 'planisphere.bash'),
    args: () => ['--norc', '--noprofile', '-i'],
    begin: (folder) => `${TOLD}; source ${join(folder, 'planisphere.bash')}`,
  },
  zsh: {
    file: (folder) => join(folder, 'functions', '_planisphere'),
    args: () => ['-f', '-i'],
    begin: (folder) =>
      `${TOLD}; fpath=(${join(folder, 'functions')} $fpath); autoload -U compinit; compinit -u -d ${join(folder, 'dump')}`,
  },
  fish: {
    file: (folder) => join(folder, '.config', 'fish', 'completions', 'planisphere.fish'),
    args: () => ['-i'],
    begin: () => 'function planisphere; echo "given: $argv;"; end',
  },
};

const TAB = '\t';
const LINES: readonly (readonly [typed: string, given: string])[] = [
  [`pl${TAB}ste${TAB}i${TAB}--le${TAB}as${TAB}`, 'play stellarion --level astronomer'],
  [`play --lang e${TAB}`, 'play --lang en'],
  [`help are${TAB}`, 'help arena'],
  [`completion z${TAB}`, 'completion zsh'],
  [`--ver${TAB}`, '--version'],
  [`verify e${TAB}`, 'verify each.jsonl'],
];

describe.runIf(hasPseudoTerminals)('completion in a real shell', () => {
  for (const shell of SHELLS) {
    const isThere = spawnSync(shell, ['-c', 'true']).status === 0;
    it.skipIf(!isThere)(
      `completes in ${shell}${isThere ? '' : ', which is not installed here'}`,
      async () => {
        const folder = emptyFolder();
        const file = SHELL[shell].file(folder);
        mkdirSync(join(file, '..'), { recursive: true });
        mkdirSync(join(folder, 'work'));
        writeFileSync(file, `${completionFor(shell, await loadCommands())}\n`);
        // The name of this file begins like a value; it is offered only where a file is expected.
        writeFileSync(join(folder, 'work', 'each.jsonl'), '');
        const env = {
          XDG_CONFIG_HOME: join(folder, '.config'),
          XDG_DATA_HOME: join(folder, 'data'),
          PS1: '$ ',
        };
        const opening = {
          program: [shell],
          args: SHELL[shell].args(folder),
          rows: 40,
          columns: 200,
          folder,
          env,
        };
        const terminal = new PseudoTerminal(opening);
        terminal.send(`cd ${join(folder, 'work')}\r${SHELL[shell].begin(folder)}\recho be""gun\r`);
        await said(terminal, 'begun');
        for (const [typed, given] of LINES) {
          terminal.send(`planisphere ${typed}\r`);
          await said(terminal, `given: ${given};`);
        }
      },
    );
  }
});

/** Searches everything written: shells position words in their own ways. */
async function said(terminal: PseudoTerminal, words: string): Promise<void> {
  await expect.poll(() => terminal.raw, { timeout: 30_000 }).toContain(words);
}
