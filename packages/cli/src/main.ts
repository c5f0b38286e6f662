// `planisphere`: finds the command, decodes its flags strictly, and turns mistakes into one clear line.
import { parseArgs } from 'node:util';
import { COLON, type Locale } from '@planisphere/core';
import type { Command, Values } from './base/command.ts';
import { flagFault } from './base/flag-fault.ts';
import { localeValue, spokenLocale } from './base/locale.ts';
import { troubleWords } from './base/trouble.ts';
import { ownFault, UsageError, unknownCommand, wrongFlags } from './base/usage.ts';
import { programVersion } from './base/version.ts';
import { COMMANDS } from './commands.ts';

async function run([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    await help(rest);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-V') {
    console.log(`planisphere ${programVersion()}`);
    return 0;
  }
  const command = await commandNamed(name);
  const { values, positionals } = decode(command, rest);
  if (values.help === true) {
    const { commandHelp } = await import('./help/page.ts');
    console.log((await commandHelp(name, command, localeValue(values))).join('\n'));
    return 0;
  }
  return command.run(values, positionals);
}

function commandNamed(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) throw unknownCommand(name);
  return load();
}

/** The help for all commands, or for one; `--lang` may be anywhere. */
async function help(args: readonly string[]): Promise<void> {
  const { values, positionals } = decode({ usage: 'help [COMMAND] [--lang en|fr]', flags: {} }, args);
  const locale: Locale = localeValue(values);
  const [name] = positionals;
  const { allHelp, commandHelp } = await import('./help/page.ts');
  const lines =
    name === undefined
      ? allHelp(Object.keys(COMMANDS), locale)
      : await commandHelp(name, await commandNamed(name), locale);
  console.log(lines.join('\n'));
}

function decode(
  { flags, usage }: Pick<Command, 'flags' | 'usage'>,
  args: readonly string[],
): { values: Values; positionals: readonly string[] } {
  const options = { ...flags, help: { type: 'boolean' }, lang: { type: 'string' } } as const;
  const fault = flagFault(args, options);
  if (fault !== undefined) throw wrongFlags(fault, usage);
  // The flags are already checked; Node's strict mode would take a negative number for an option.
  const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: false });
  return { values: parsed.values as Values, positionals: parsed.positionals };
}

// A reader that closes the pipe early (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const locale = spokenLocale(process.argv);
  const told = toldOf(error, locale);
  console.error(told ?? ownFault(error)[locale]);
  if (told === undefined && process.env.PLANISPHERE_DEBUG) console.error(error);
  process.exitCode = told === undefined ? 70 : 2;
}

/** One line for an error that the user can act on; undefined for a fault of this program. */
function toldOf(error: unknown, locale: Locale): string | undefined {
  if (error instanceof UsageError) return error.told(locale);
  const { code, path, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (!(error instanceof Error) || typeof code !== 'string' || !/^E[A-Z]+$/.test(code)) return undefined;
  const where = path ?? (port === undefined ? undefined : `port ${port}`);
  return `${where === undefined ? '' : `${where}${COLON[locale]} `}${troubleWords(code)[locale]}.`;
}
