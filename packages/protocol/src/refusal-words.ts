// The server's refusals in words: the same in the web app and in the terminal.
import type { Locale } from '@planisphere/core';
import type { RefusalCode } from './refusals.ts';
import { en } from './refusals-en.ts';
import { fr } from './refusals-fr.ts';

export const REFUSAL_WORDS: Readonly<Record<Locale, Readonly<Record<RefusalCode, string>>>> = { en, fr };
