// Sentences about somebody, with a verb that agrees: the reader is spoken to, everybody else is named, and a choice that is
// not made yet is a request. No game writes both forms of a verb by hand.
import type { Seat } from './seat.ts';
import type { Frame } from './text.ts';

/** The reader is asked to do it. */
export const ASKED: unique symbol = Symbol('asked');

/** Whom a sentence is about: a name, undefined for the reader, or the reader who is asked. */
export type Who = string | undefined | typeof ASKED;

export function whoIs(seat: Seat, { viewer, names, asks }: Frame): Who {
  if (asks === true) return ASKED;
  return viewer === seat ? undefined : (names[seat] ?? '');
}

/** `english('Ada', 'be dealt', 'Moon 4')` is “Ada is dealt Moon 4.”; the first word of the verb agrees. */
export function english(who: Who, verb: string, rest = ''): string {
  const [first = '', ...more] = verb.split(' ');
  const form = who === ASKED ? first : who === undefined ? englishYou(first) : englishThird(first);
  return sentence(who === undefined ? 'You' : who, [form, ...more, rest]);
}

const englishYou = (verb: string): string => (verb === 'be' ? 'are' : verb);

const ENGLISH: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', go: 'goes' };

function englishThird(verb: string): string {
  const irregular = ENGLISH[verb];
  if (irregular !== undefined) return irregular;
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

type Irregular =
  | 'avoir'
  | 'prendre'
  | 'mettre'
  | 'recevoir'
  | 'choisir'
  | 'ouvrir'
  | 'révéler'
  | 'récupérer'
  | 'renvoyer';

/** Third person, and the form that goes with “vous”. */
const FRENCH: Readonly<Record<Irregular, readonly [string, string]>> = {
  avoir: ['a', 'avez'],
  prendre: ['prend', 'prenez'],
  mettre: ['met', 'mettez'],
  recevoir: ['reçoit', 'recevez'],
  choisir: ['choisit', 'choisissez'],
  ouvrir: ['ouvre', 'ouvrez'],
  révéler: ['révèle', 'révélez'],
  récupérer: ['récupère', 'récupérez'],
  renvoyer: ['renvoie', 'renvoyez'],
};

/** Verbs in -er follow the rule; every other one has to be known. */
type FrenchVerb = `${string}er` | Irregular;

const isIrregular = (verb: string): verb is Irregular => Object.hasOwn(FRENCH, verb);

/** `french('Ada', 'prendre', 'la Lune 4')` is « Ada prend la Lune 4. » */
export function french(who: Who, verb: FrenchVerb, rest = ''): string {
  return sentence(who === undefined ? 'Vous' : who, [frenchForm(who, verb), rest]);
}

/** « Ada ne dessine rien. » */
export function frenchNot(who: Who, verb: FrenchVerb, rest: string): string {
  const form = frenchForm(who, verb);
  const not = /^[aeiouyhéè]/i.test(form) ? `n’${form}` : `ne ${form}`;
  return sentence(who === undefined ? 'Vous' : who, [not, rest]);
}

function frenchForm(who: Who, verb: FrenchVerb): string {
  const [third, you] = isIrregular(verb) ? FRENCH[verb] : [verb.slice(0, -1), `${verb.slice(0, -1)}z`];
  return typeof who === 'string' ? third : you;
}

/** A name stays as its owner writes it. */
function sentence(subject: string | typeof ASKED, words: readonly string[]): string {
  const said = words.filter((word) => word !== '').join(' ');
  return subject === ASKED ? `${capital(said)}.` : `${subject} ${said}.`;
}

/** With its first letter in upper case. */
export function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** `1 voyage`, `2 voyages`; English says `0 voyages`, French `0 voyage`. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

export function countedInFrench(count: number, one: string, more = `${one}s`): string {
  return `${count} ${Math.abs(count) < 2 ? one : more}`;
}

/** `elide('de', 'Europe')` is `d’Europe`, `elide('que', 'Ada')` is `qu’Ada`; before a consonant nothing is lost. */
export function elide(word: 'de' | 'que', next: string): string {
  return /^[aeiouyhàâæéèêëîïôœùûü]/i.test(next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;
}
