// What shells need to complete `planisphere`: made from the commands and their flags, so that none is forgotten.
import { botNamesOf } from '@planisphere/bots/minds';
import { LOCALES } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import type { Commands } from './page.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const games = (): readonly string[] => GAMES.map(({ game }) => game.id);
const bots = (): readonly string[] => [...new Set(GAMES.flatMap(({ game }) => botNamesOf(game)))];

/** The values of a flag, if they are known. */
function valuesOf(flag: string): readonly string[] {
  if (flag === 'lang') return LOCALES;
  if (flag === 'level' || flag === 'bots') return bots();
  if (flag === 'open' || flag === 'game') return games();
  return flag === 'seat' ? ['A', 'B', 'C', 'D'] : [];
}

/** The flags of a command, with those of every command; and whether each takes a value. */
function flagsOf(
  commands: Commands,
  name: string,
): readonly (readonly [flag: string, takesValue: boolean])[] {
  const all = { ...commands[name]?.flags, help: { type: 'boolean' }, lang: { type: 'string' } };
  return Object.entries(all).map(([flag, { type }]) => [flag, type === 'string']);
}

export function completionFor(shell: Shell, commands: Commands): string {
  return shell === 'bash' ? bash(commands) : shell === 'zsh' ? zsh(commands) : fish(commands);
}

function bash(commands: Commands): string {
  const names = Object.keys(commands);
  const flags = names.map((name) => {
    const words = flagsOf(commands, name).map(([flag]) => `--${flag}`);
    return `    ${name}) words="${[...words, ...wordsOf(commands, name)].join(' ')}" ;;`;
  });
  const values = allFlags(commands).flatMap((flag) => {
    const known = valuesOf(flag);
    return known.length === 0
      ? []
      : [`    --${flag}) COMPREPLY=($(compgen -W "${known.join(' ')}" -- "$word")); return ;;`];
  });
  return [
    '# bash completion of planisphere',
    '_planisphere() {',
    '  local word before words',
    '  word="$2" before="$3"', // bash itself passes these
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W "${names.join(' ')} help --version" -- "$word")); return`,
    '  fi',
    '  case $before in',
    ...values,
    '  esac',
    `  case ${'$'}{COMP_WORDS[1]} in`,
    `    help) words="${names.join(' ')}" ;;`,
    ...flags,
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    '}',
    'complete -o default -F _planisphere planisphere',
  ].join('\n');
}

function zsh(commands: Commands): string {
  const names = Object.keys(commands);
  const cases = names.map((name) => {
    const flags = flagsOf(commands, name).map(([flag, takes]) => {
      const known = valuesOf(flag);
      return `'--${flag}${takes ? `[]:${flag}:${known.length === 0 ? '_files' : `(${known.join(' ')})`}` : '[]'}'`;
    });
    const words = wordsOf(commands, name);
    const rest = words.length === 0 ? "'*:file:_files'" : `'*:word:(${words.join(' ')})'`;
    return `    ${name}) _arguments ${[...flags, rest].join(' ')} ;;`;
  });
  return [
    '#compdef planisphere',
    'if (( CURRENT == 2 )); then',
    `  compadd -- ${names.join(' ')} help --version`,
    'else',
    '  local name=$words[2]',
    '  shift words; (( CURRENT-- ))',
    '  case $name in',
    `    help) compadd ${names.join(' ')} ;;`,
    ...cases,
    '  esac',
    'fi',
  ].join('\n');
}

function fish(commands: Commands): string {
  const names = Object.keys(commands);
  const first = '__fish_use_subcommand';
  const lines = names.flatMap((name) => {
    const seen = `__fish_seen_subcommand_from ${name}`;
    const flags = flagsOf(commands, name).map(([flag, takes]) => {
      const known = valuesOf(flag);
      // If the values are known, no file is among them.
      const value = known.length === 0 ? ' -r' : ` -x -a '${known.join(' ')}'`;
      return `complete -c planisphere -n '${seen}' -l ${flag}${takes ? value : ''}`;
    });
    const words = wordsOf(commands, name);
    return [
      ...flags,
      ...(words.length === 0 ? [] : [`complete -c planisphere -n '${seen}' -f -a '${words.join(' ')}'`]),
    ];
  });
  return [
    '# fish completion of planisphere',
    `complete -c planisphere -n ${first} -f -a '${names.join(' ')} help'`,
    `complete -c planisphere -n ${first} -l version`,
    `complete -c planisphere -n '__fish_seen_subcommand_from help' -f -a '${names.join(' ')}'`,
    ...lines,
  ].join('\n');
}

/** What follows the name of a command, if it is no file: a game, if the usage says so. */
function wordsOf(commands: Commands, name: string): readonly string[] {
  if (name === 'completion') return SHELLS;
  return /^\w+ \[?GAME/.test(commands[name]?.usage ?? '') ? games() : [];
}

function allFlags(commands: Commands): readonly string[] {
  return [...new Set(Object.values(commands).flatMap(({ flags }) => Object.keys(flags)))];
}
