// The language of a command. Loads no game, so that a mistake is answered at once.
import { LOCALES, type Locale } from '@planisphere/core';
import type { Values } from './command.ts';
import { textValue } from './text-value.ts';
import { quoted, UsageError } from './usage.ts';

/** The requested language, or that of the environment. */
export function localeValue(values: Values): Locale {
  const asked = textValue(values, 'lang');
  if (asked !== undefined) {
    const locale = LOCALES.find((each) => each === asked);
    if (locale === undefined)
      throw new UsageError({
        en: `--lang takes ${LOCALES.join(' or ')}, not ${quoted(asked)}.`,
        fr: `--lang prend ${LOCALES.join(' ou ')}, pas ${quoted(asked)}.`,
      });
    return locale;
  }
  return environmentLocale();
}

/** Read before everything else, so that faults of the flags are told in the requested language too. */
export function spokenLocale(args: readonly string[]): Locale {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const asked = at === -1 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
  return LOCALES.find((each) => each === asked) ?? environmentLocale();
}

function environmentLocale(): Locale {
  const environment = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  return LOCALES.find((each) => environment.startsWith(each)) ?? 'en';
}
