// `planisphere`: finds the command, decodes its flags strictly, and turns mistakes into one clear line.
import { parseArgs } from 'node:util';
import { arena } from './arena.ts';
import { backup, restore } from './backup.ts';
import type { Command, Values } from './base/command.ts';
import { UsageError } from './base/usage.ts';
import { bench } from './bench.ts';
import { coach } from './coach.ts';
import { join } from './join.ts';
import { perftCommand } from './perft.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { strength } from './strength.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  simulate,
  verify,
  replay,
  perft: perftCommand,
  bench,
  arena,
  strength,
  train,
  puzzles,
  coach,
  serve,
  join,
  backup,
  restore,
};

function help(): string {
  const lines = Object.values(COMMANDS).flatMap(({ usage, summary }) => [
    `  planisphere ${usage}`,
    `      ${summary}`,
  ]);
  return ['Planisphere: Stellar, Star Explorer and Stellarion in the terminal.', '', ...lines].join('\n');
}

async function run([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(help());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageError(`There is no command ${JSON.stringify(name)}; see planisphere help.`);
  const { values, positionals } = decode(command, rest);
  if (values.help === true) {
    const details = (await command.details?.()) ?? [];
    console.log([`planisphere ${command.usage}`, command.summary, ...details].join('\n'));
    return 0;
  }
  return command.run(values, positionals);
}

function decode(
  command: Command,
  args: readonly string[],
): { values: Values; positionals: readonly string[] } {
  try {
    const options = { ...command.flags, help: { type: 'boolean' } } as const;
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values: parsed.values as Values, positionals: parsed.positionals };
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : error}\nUsage: planisphere ${command.usage}`,
    );
  }
}

// A reader that closes the pipe early (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
