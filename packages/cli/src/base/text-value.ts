// The text given to a flag.
import type { Values } from './command.ts';

export function textValue(values: Values, flag: string): string | undefined {
  const value = values[flag];
  return typeof value === 'string' ? value : undefined;
}
