// The board's words in the current language, and what the rules package needs to speak it.
import type { Frame } from '@planisphere/core';
import { settings } from '../../app/settings.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export function w(): Words {
  return settings.value.locale === 'fr' ? fr : en;
}

const plain: Frame['paint'] = (text) => text;

export function frameOf(viewer: Frame['viewer'], names: readonly string[]): Frame {
  return { locale: settings.value.locale, viewer, names, paint: plain, width: 100 };
}

export function percent(fraction: { readonly weight: number; readonly total: number }): string {
  const share = fraction.weight / fraction.total;
  // Never 0 % for what is possible, never 100 % for what is not sure.
  const rounded = Math.round(share * 100);
  const shown = share < 1 && rounded === 100 ? 99 : share > 0 && rounded === 0 ? 1 : rounded;
  return new Intl.NumberFormat(settings.value.locale, { style: 'percent' }).format(shown / 100);
}
