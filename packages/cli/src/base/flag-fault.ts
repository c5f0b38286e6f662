// What is wrong with the flags of a command, in a sentence; Node's own parser writes for programmers.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Translated } from '@planisphere/core';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Undefined if nothing is wrong. */
export function flagFault(args: readonly string[], options: Options): Translated | undefined {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const known = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (known === undefined) return unknownFlag(token.rawName, nearest(token.name, options));
    if (known.type === 'boolean' && token.value !== undefined)
      return { en: `${token.rawName} takes no value.`, fr: `${token.rawName} ne prend pas de valeur.` };
    if (
      known.type === 'string' &&
      (token.value === undefined || (!token.inlineValue && /^-(?!\d)/.test(token.value)))
    )
      return {
        en: `${token.rawName} needs a value after it.`,
        fr: `${token.rawName} demande une valeur à sa suite.`,
      };
  }
  return undefined;
}

function unknownFlag(name: string, meant: string | undefined): Translated {
  return {
    en: `There is no option ${name}.${meant === undefined ? '' : ` Did you mean --${meant}?`}`,
    fr: `Il n’y a pas d’option ${name}.${meant === undefined ? '' : ` Vouliez-vous dire --${meant} ?`}`,
  };
}

function nearest(name: string, options: Options): string | undefined {
  return Object.keys(options).find((each) => each.startsWith(name.slice(0, 3)) || name.startsWith(each));
}
