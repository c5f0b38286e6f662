// The help text of every command, in both languages; usage and flags come from the commands. A test compares them.
import type { Locale } from '@planisphere/core';
import { en } from './manual.en.ts';
import { fr } from './manual.fr.ts';

export interface CommandHelp {
  /** One sentence for the list of all commands. */
  readonly about: string;
  /** Sentences for the page of this command alone. */
  readonly more?: readonly string[];
  /** By flag: its value (in capitals, if it takes one), and its effect, with its default. */
  readonly options?: Readonly<Record<string, string>>;
}

export interface Manual {
  readonly title: string;
  readonly usage: string;
  readonly commands: string;
  readonly options: string;
  readonly levels: string;
  readonly moreHelp: string;
  readonly files: string;
  readonly filesText: string;
  readonly environment: string;
  readonly environmentText: readonly string[];
  readonly pages: Readonly<Record<string, CommandHelp>>;
}

const MANUALS: Readonly<Record<Locale, Manual>> = { en, fr };

export function manualIn(locale: Locale): Manual {
  return MANUALS[locale];
}
