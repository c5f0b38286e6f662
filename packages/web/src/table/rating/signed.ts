// A gain or a loss, with its sign.
import { settings } from '../../base/settings/settings.ts';

export function signed(points: number): string {
  const size = Math.abs(points).toLocaleString(settings.value.locale);
  return points < 0 ? `−${size}` : `+${size}`;
}
