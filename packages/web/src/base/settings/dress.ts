// Applies the settings to the page itself, before and outside of everything drawn on it.
import type { Settings } from './stored.ts';

export function lightDevice(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: light)');
}

/** How cards move: the device's wish for reduced motion comes first. */
export function motionOf(settings: Settings): Settings['motion'] {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : settings.motion;
}

/** `device`: the theme of the device, for players who follow it. */
export function dressPage(settings: Settings, device: 'night' | 'paper'): void {
  const root = document.documentElement;
  const theme = settings.theme === 'device' ? device : settings.theme;
  const colour = theme === 'paper' ? '#f3ead6' : '#0a1022';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
  root.lang = settings.locale;
  root.dataset.theme = theme;
  root.dataset.motion = motionOf(settings);
  root.dataset.contrast = settings.contrast ? 'more' : 'plain';
  root.dataset.patterns = settings.strongPatterns ? 'strong' : 'plain';
  root.style.setProperty('--text-scale', String(settings.textSize / 100));
}
