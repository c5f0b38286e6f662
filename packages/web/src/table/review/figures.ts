// Values as people read them: chances in percent, scores in points, always with a sign where something changed.
import type { GradeUnit, Unit } from '@planisphere/bots/review';
import { settings } from '../../base/settings/settings.ts';

function format(value: number, digits: number): string {
  return new Intl.NumberFormat(settings.value.locale, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(value);
}

/** 58 % is 58; points are themselves. */
function plain(value: number, unit: GradeUnit): number {
  if (unit === 'voyages') return Math.round(10 * value) / 10;
  if (unit === 'risk') return Math.round(1000 * value) / 10;
  return Math.round(unit === 'chance' ? 100 * value : value);
}

export function valueText(value: number, unit: Unit): string {
  return unit === 'chance' ? `${plain(value, unit)} %` : format(value, 0);
}

/** An amount in percent or points, with its unit. */
export function plainText(amount: number, unit: Unit): string {
  return unit === 'chance' ? `${amount} %` : String(amount);
}

export function changeText(value: number, unit: GradeUnit): string {
  const number = plain(value, unit);
  const text = format(Math.abs(number), Number.isInteger(number) ? 0 : 1);
  return number === 0 ? '0' : `${number > 0 ? '+' : '−'}${text}`;
}

/** `+1.5`, `−5.4`. */
export function pointsText(points: number): string {
  const text = format(Math.abs(points), 1);
  return `${points < 0 ? '−' : '+'}${text}`;
}
