// An analysis in lines of text: what to do, its value and error; tables of odds with aligned columns.
import type { AnalysedLine, Analysis } from '@planisphere/bots/analysis';
import {
  counted,
  countedInFrench,
  type Frame,
  type Locale,
  plural,
  pluralInFrench,
  type Translated,
  tellLine,
} from '@planisphere/core';
import type { Entry } from '@planisphere/games';

export interface AnalysisWords {
  readonly noPosition: (game: string) => string;
  readonly unknown: (seats: string) => string;
  readonly nothingHidden: string;
  readonly chance: string;
  readonly worth: (unit: Analysis['unit'], line: AnalysedLine) => string;
  readonly lead: (margin: string, value: number) => string;
  readonly effort: (analysis: Analysis, milliseconds: number) => string;
}

const numbers = (locale: Locale, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** As written: a value that rounds to 2 is plural. */
const inTenths = (value: number): number => Math.round(value * 10) / 10;

interface WorthWords {
  readonly points: (value: number) => string;
  readonly untried: string;
  readonly steady: string;
}

const PERCENT: Translated = { en: ' %', fr: '\u202f%' };

/** `35.4 % ± 1.2`, `61.0 points ± 0.8`. */
function worthIn(locale: Locale, { points, untried, steady }: WorthWords): AnalysisWords['worth'] {
  return (unit, { value, error, tried, steady: isSteady }) => {
    const [scale, sign] = unit === 'chance' ? [100, PERCENT[locale]] : [1, ` ${points(inTenths(value))}`];
    // Rounded up: no error is shown smaller than it is.
    const around = `± ${numbers(locale, 1).format(Math.ceil(scale * error * 10) / 10)}`;
    const sure = isSteady ? `(${steady})` : tried ? around : `(${untried})`;
    return `${numbers(locale, 1).format(scale * value)}${sign} ${sure}`;
  };
}

const en: AnalysisWords = {
  noPosition: (game) =>
    `Give a position in notation, in quotes; replay FILE --at N prints one. How it is written: packages/${game}/NOTATION.md.`,
  unknown: (seats) =>
    `It is the turn of ${seats}, and what that player holds is hidden in this position. Give the view of the player to move.`,
  nothingHidden: 'Nothing on this table is hidden from the player to move, so --known changes nothing.',
  chance: 'Chance comes next; nobody has anything to decide.',
  worth: worthIn('en', {
    points: () => 'points',
    untried: 'a first impression',
    steady: 'the same at every look',
  }),
  lead: (margin, value) => `Expected lead: ${margin} ${plural(Math.abs(value), 'point')}.`,
  effort: ({ nodes, depth }, milliseconds) =>
    `${counted(depth, 'step')} deep, ${numbers('en', 0).format(nodes)} nodes, ${numbers('en', 1).format(milliseconds / 1000)} s`,
};

const fr: AnalysisWords = {
  noPosition: (game) =>
    `Donnez une position en notation, entre guillemets ; replay FICHIER --at N en affiche une. Comment l’écrire : packages/${game}/NOTATION.md.`,
  unknown: (seats) =>
    `C’est à ${seats} de jouer, et ce que ce joueur a en main est caché dans cette position. Donnez la vue du joueur dont c’est le tour.`,
  nothingHidden: 'Rien sur cette table n’est caché au joueur dont c’est le tour : --known ne change rien.',
  chance: 'C’est au hasard de jouer ; personne n’a rien à décider.',
  worth: worthIn('fr', {
    points: (value) => pluralInFrench(value, 'point'),
    untried: 'première impression',
    steady: 'identique à chaque examen',
  }),
  lead: (margin, value) => `Avance attendue : ${margin} ${pluralInFrench(value, 'point')}.`,
  effort: ({ nodes, depth }, milliseconds) =>
    `${countedInFrench(depth, 'étape')} de profondeur, ${numbers('fr', 0).format(nodes)} nœuds, ${numbers('fr', 1).format(milliseconds / 1000)} s`,
};

function signed(locale: Locale, margin: number): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return format.format(margin);
}

const WORDS: Readonly<Record<Locale, AnalysisWords>> = { en, fr };

export function analysisWords(locale: Locale): AnalysisWords {
  return WORDS[locale];
}

interface Seen {
  readonly view: unknown;
  readonly frame: Frame;
}

/** One line of text per line of play: its number, its value, and what to do in sentences. */
export function analysisLines(
  { game, text }: Entry,
  { lines, unit }: Analysis,
  { view, frame }: Seen,
): readonly string[] {
  const { worth, lead } = analysisWords(frame.locale);
  const values = lines.map((line) => worth(unit, line));
  const width = Math.max(0, ...values.map((value) => value.length));
  return lines.map(({ events, margin }, index) => {
    const steps = tellLine(game, text, { events, view, frame });
    const ahead = margin === undefined ? [] : [lead(signed(frame.locale, margin), inTenths(margin))];
    return `${index + 1}. ${values[index]?.padEnd(width)}  ${[...steps, ...ahead].join(' ')}`;
  });
}
