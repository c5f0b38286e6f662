// What is wrong with the flags of a command, in a sentence; Node's own reader of them speaks to programmers.
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Undefined where nothing is wrong. */
export function flagFault(args: readonly string[], options: Options): string | undefined {
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
    if (known === undefined) return `There is no option ${token.rawName}.${nearest(token.name, options)}`;
    if (known.type === 'boolean' && token.value !== undefined) return `${token.rawName} takes no value.`;
    if (
      known.type === 'string' &&
      (token.value === undefined || (!token.inlineValue && token.value.startsWith('-')))
    )
      return `${token.rawName} needs a value after it.`;
  }
  return undefined;
}

function nearest(name: string, options: Options): string {
  const known = Object.keys(options).find(
    (each) => each.startsWith(name.slice(0, 3)) || name.startsWith(each),
  );
  return known === undefined ? '' : ` Did you mean --${known}?`;
}
