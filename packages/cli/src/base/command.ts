// What a command is: its words for the help, its flags, and what it does.
import type { ParseArgsConfig } from 'node:util';

export type Flags = NonNullable<ParseArgsConfig['options']>;
export type Values = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  /** The forms after `planisphere`, for the help, separated by ` | `. `help/manual.ts` says what the command does. */
  readonly usage: string;
  readonly flags: Flags;
  /** More lines for this command's own help. */
  readonly details?: () => Promise<readonly string[]>;
  /** Returns the exit code. */
  run(values: Values, words: readonly string[]): Promise<number>;
}
