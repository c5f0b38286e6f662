// The numbers of a comparison in every language.
import type { Locale } from '@planisphere/core';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { NumberWords } from './words.ts';

export const NUMBERS: Readonly<Record<Locale, NumberWords>> = { en, fr };
