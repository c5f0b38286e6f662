// Times as operators read them.
import { settings } from '../../base/settings/settings.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Such as "12 min ago", "yesterday". */
export function agoText(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(settings.value.locale, { numeric: 'auto', style: 'short' });
  const passed = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? (['minute', 60_000] as const);
  return format.format(-Math.floor(passed / length), unit);
}

export function dateText(at: number): string {
  return new Date(at).toLocaleDateString(settings.value.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
