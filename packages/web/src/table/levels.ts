// The levels a person can choose, weakest first: every game has the same.
import { LEVELS } from '@planisphere/bots/levels';
import { settings } from '../base/settings/settings.ts';
import { appWords } from '../base/words/index.ts';

export function levelChoices(): { readonly value: string; readonly text: string }[] {
  return LEVELS.map((level) => ({ value: level, text: appWords().levels[level] ?? level }));
}

/** The level chosen last on this device. */
export function ownLevel(): string {
  return LEVELS.find((level) => level === settings.value.level) ?? LEVELS[0];
}
