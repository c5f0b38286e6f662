// The levels a person can choose, weakest first: every game has the same. A bot between two of them is named after both.
import { parseBetween } from '@planisphere/bots/between';
import { LEVELS } from '@planisphere/bots/levels';
import { settings } from '../base/settings/settings.ts';
import { appWords } from '../base/words/index.ts';

export function levelChoices(): { readonly value: string; readonly text: string }[] {
  return LEVELS.map((level) => ({ value: level, text: levelName(level) }));
}

/** The level chosen last on this device. */
export function ownLevel(): string {
  return LEVELS.find((level) => level === settings.value.level) ?? LEVELS[0];
}

/** Whether people can choose this bot: it has a level, or plays between two. */
export function isLevel(bot: string): boolean {
  return LEVELS.some((level) => level === bot) || parseBetween(bot) !== undefined;
}

/** How strong a bot is, in words. */
export function levelName(bot: string): string {
  const { levels } = appWords();
  const between = parseBetween(bot);
  if (between === undefined) return levels[bot] ?? bot;
  return `${levels[between.lower]}–${levels[between.higher]}`;
}
