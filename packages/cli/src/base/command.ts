// What a command is: its words for the help, its flags, and what it does.
import type { ParseArgsConfig } from 'node:util';

export type Flags = NonNullable<ParseArgsConfig['options']>;
export type Values = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  /** After `planisphere`, for the help; several forms with ` | ` between them. What it does is said in `help/manual.ts`. */
  readonly usage: string;
  readonly flags: Flags;
  /** More lines for the help of this command alone. */
  readonly details?: () => Promise<readonly string[]>;
  /** Gives the exit code. */
  run(values: Values, words: readonly string[]): Promise<number>;
}
