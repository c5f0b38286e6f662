// The board's words in the current language, and what the rules package needs to speak it.
import type { Frame } from '@planisphere/core';
import { settings } from '../../app/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

export function w(): Words {
  return settings.value.locale === 'fr' ? fr : en;
}

const plain: Frame['paint'] = (text) => text;

export function frameOf(viewer: Frame['viewer'], names: readonly string[]): Frame {
  return { locale: settings.value.locale, viewer, names, paint: plain, width: 100 };
}
