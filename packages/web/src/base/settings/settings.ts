// The player's settings, as a signal that everything on the page follows.
import { effect, signal } from '@preact/signals';
import { isEmbedded } from '../navigation/embedded.ts';
import { dressPage, lightDevice, motionOf } from './dress.ts';
import { keepSettings, readSettings, type Settings } from './stored.ts';

export {
  EMBLEMS,
  LETTER_KEYS,
  MOTIONS,
  type Settings,
  THEMES,
  VERBOSITIES,
  type Verbosity,
} from './stored.ts';

export const settings = signal<Settings>(readSettings());

export function choose(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

export const deviceTheme = signal<'night' | 'paper'>(lightDevice().matches ? 'paper' : 'night');

export function motion(): Settings['motion'] {
  return motionOf(settings.value);
}

/** Keeps page and store in step with the settings. */
export function applySettings(): void {
  lightDevice().addEventListener('change', (event) => {
    deviceTheme.value = event.matches ? 'paper' : 'night';
  });
  effect(() => {
    dressPage(settings.value, deviceTheme.value);
    if (!isEmbedded) keepSettings(settings.value);
  });
}
