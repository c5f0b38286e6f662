// The help as lines of at most 80 columns: for all commands, or for one.
import { botNamesOf } from '@planisphere/bots/minds';
import { brokenText, COLON, type Locale } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import type { Command } from '../base/command.ts';
import { type CommandHelp, manualIn } from './manual.ts';

const WIDTH = 80;
const INDENT = 4;

export type Commands = Readonly<Record<string, Command>>;

export function allHelp(commands: readonly string[], locale: Locale): readonly string[] {
  const manual = manualIn(locale);
  const column = Math.max(...commands.map((name) => name.length)) + 4;
  const rows = commands.flatMap((name) => row(name, manual.pages[name]?.about ?? '', column));
  return [manual.title, '', `${manual.commands}${COLON[locale]}`, ...rows, '', ...filled(manual.moreHelp, 0)];
}

export async function commandHelp(
  name: string,
  command: Command,
  locale: Locale,
): Promise<readonly string[]> {
  const manual = manualIn(locale);
  const page: CommandHelp = manual.pages[name] ?? { about: '' };
  const forms = command.usage.split(/ \| (?=\w)/).flatMap((form) => row('', `planisphere ${form}`, INDENT));
  const flags = Object.entries(page.options ?? {}).map(([flag, text]) => optionRow(flag, text));
  const column = Math.min(26, Math.max(0, ...flags.map(({ head }) => head.length)) + 4);
  const details = (await command.details?.()) ?? [];
  return [
    ...filled(page.about, 0),
    '',
    `${manual.usage}${COLON[locale]}`,
    ...forms,
    ...(page.more === undefined ? [] : ['', ...page.more.flatMap((text) => filled(text, 0))]),
    ...(flags.length === 0 ? [] : ['', `${manual.options}${COLON[locale]}`]),
    ...flags.flatMap(({ head, text }) => row(head, text, column)),
    ...(takesBots(command) ? ['', manual.levels, ...botRows()] : []),
    ...details.flatMap((line) => filled(line, /^\s*/.exec(line)?.[0].length ?? 0)),
  ];
}

function takesBots({ flags }: Command): boolean {
  return 'level' in flags || 'bots' in flags;
}

function botRows(): readonly string[] {
  const column = Math.max(...GAMES.map(({ game }) => game.id.length)) + 4;
  return GAMES.flatMap(({ game }) => row(game.id, botNamesOf(game).join(', '), column));
}

/** The value of a flag comes before two spaces. */
export function optionRow(flag: string, text: string): { readonly head: string; readonly text: string } {
  const [, takes, does] = /^(\S+) {2}(.*)$/.exec(text) ?? [];
  return takes === undefined ? { head: `--${flag}`, text } : { head: `--${flag} ${takes}`, text: does ?? '' };
}

function row(head: string, text: string, column: number): readonly string[] {
  const lines = brokenText(text, WIDTH - column);
  if (head.length + 4 > column) return [`  ${head}`, ...lines.map((line) => ' '.repeat(column) + line)];
  return lines.map((line, index) => `${(index === 0 ? `  ${head}` : '').padEnd(column)}${line}`);
}

function filled(text: string, indent: number): readonly string[] {
  return brokenText(text.trim(), WIDTH - indent).map((line) => ' '.repeat(indent) + line);
}
