// The languages of the app, each by its own name.
import type { Locale } from '@planisphere/core';

export const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français' };
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
