// What happened to a person at the table, in words: the same in the web app and in the terminal.
import { elide, type Locale } from '@planisphere/core';
import type { SeatNews } from './from-server.ts';

const NEWS: Readonly<Record<Locale, Readonly<Record<SeatNews, (name: string) => string>>>> = {
  en: {
    notice: (name) => `A bot will take over for ${name} in a minute.`,
    standin: (name) => `A bot plays for ${name} now.`,
    back: (name) => `${name} is back.`,
    resign: (name) => `${name} has resigned.`,
    timeout: (name) => `${name} has run out of time.`,
    dismiss: (name) => `The host asked ${name} to leave.`,
  },
  fr: {
    notice: (name) => `Un robot remplacera ${name} dans une minute.`,
    standin: (name) => `Un robot joue maintenant à la place ${elide('de', name)}.`,
    back: (name) => `${name} est de retour.`,
    resign: (name) => `${name} a abandonné.`,
    timeout: (name) => `${name} n’a plus de temps.`,
    dismiss: (name) => `L’hôte a demandé à ${name} de partir.`,
  },
};

export function newsText(news: SeatNews, name: string, locale: Locale): string {
  return NEWS[locale][news](name);
}
