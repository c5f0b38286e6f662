// Sentences about a player, with a verb that agrees: the reader is addressed, everybody else is named, and a choice that
// is not made yet is a request. No game writes both forms of a verb by hand.
import type { Seat } from './seat.ts';
import type { Frame } from './text.ts';

/** The subject is the reader, and the sentence is a request. */
export const ASKED: unique symbol = Symbol('asked');

/** The subject of a sentence: a name, undefined for the reader, or the reader in a request. */
export type Who = string | undefined | typeof ASKED;

export function whoIs(seat: Seat, frame: Frame): Who {
  return frame.asks === true ? ASKED : personAt(seat, frame);
}

/** A person by name; undefined for the reader. */
export type Person = string | undefined;

export function personAt(seat: Seat, { viewer, names }: Pick<Frame, 'viewer' | 'names'>): Person {
  return viewer === seat ? undefined : (names[seat] ?? '');
}

/** `english('Ada', 'be dealt', 'Moon 4')` is “Ada is dealt Moon 4.”; the first word of the verb agrees. */
export function english(who: Who, verb: string, rest = ''): string {
  if (who !== ASKED) return `${englishClause([who], verb, rest)}.`;
  return sentence(ASKED, [verb, rest]);
}

/** A clause about one or several people, without a full stop: “Ada wins”, “You and Ada win”. The reader comes first. */
export function englishClause(people: readonly Person[], verb: string, rest = ''): string {
  const [first = '', ...more] = verb.split(' ');
  const isOne = people.length === 1 && people[0] !== undefined;
  const form = isOne ? englishThird(first) : englishYou(first);
  return clause(
    listed(
      readerFirst(people).map((person) => person ?? 'You'),
      'and',
    ),
    [form, ...more, rest],
  );
}

/** “… you have seen”: for a clause that does not begin the sentence. Names keep their capitals. */
export function within(clauseOfSomebody: string): string {
  return clauseOfSomebody.replace(/^(?:You|Vous)\b/, (reader) => reader.toLowerCase());
}

/** `englishWhose('Ada')` is “Ada’s”; for the reader it is “your”, or “Your” at the beginning of a sentence. */
export function englishWhose(person: Person, your: 'your' | 'Your' = 'your'): string {
  return person === undefined ? your : `${person}’s`;
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

/** Verbs in -er are regular; every other verb is in the table. */
type FrenchVerb = `${string}er` | Irregular;

/** Third person plural: « Ada et Noé gagnent ». */
const FRENCH_SEVERAL: Readonly<Record<Irregular, string>> = {
  avoir: 'ont',
  prendre: 'prennent',
  mettre: 'mettent',
  recevoir: 'reçoivent',
  choisir: 'choisissent',
  ouvrir: 'ouvrent',
  révéler: 'révèlent',
  récupérer: 'récupèrent',
  renvoyer: 'renvoient',
};

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

/** Of several or of one, without a full stop: « Ada gagne », « Vous et Ada gagnez », « Ada et Noé gagnent ». */
export function frenchClause(people: readonly Person[], verb: FrenchVerb, rest = ''): string {
  const several = isIrregular(verb) ? FRENCH_SEVERAL[verb] : `${verb.slice(0, -1)}nt`;
  const isOne = people.length === 1 || people.includes(undefined);
  const form = isOne ? frenchForm(people.includes(undefined) ? undefined : people[0], verb) : several;
  return clause(
    listed(
      readerFirst(people).map((person) => person ?? 'Vous'),
      'et',
    ),
    [form, rest],
  );
}

/** `frenchOwn('Ada', 'la main')` is « la main d’Ada », and « votre main » for the reader; plurals take « vos ». */
export function frenchOwn(person: Person, thing: `${'le ' | 'la ' | 'l’' | 'les '}${string}`): string {
  if (person !== undefined) return `${thing} ${elide('de', person)}`;
  const owned = thing.replace(/^(?:les? |la |l’)/, '');
  return `${thing.startsWith('les ') ? 'vos' : 'votre'} ${owned}`;
}

/** `frenchTo('Ada', 'donne')` is « donne à Ada », and « vous donne » for the reader; with a thing « donne la carte à Ada ». */
export function frenchTo(person: Person, verb: string, thing?: string): string {
  const given = thing === undefined ? verb : `${verb} ${thing}`;
  return person === undefined ? `vous ${given}` : `${given} à ${person}`;
}

/** The pronoun for a person who was just named: « peut vous rapporter », « peut lui rapporter ». */
export function frenchPronoun(person: Person): 'vous' | 'lui' {
  return person === undefined ? 'vous' : 'lui';
}

/** After a preposition: « pour Ada », « pour vous ». */
export function frenchPerson(person: Person): string {
  return person ?? 'vous';
}

/** A preposition merged with the article: « du Nuage 4 », « aux lunes d’Ada », « à vos lunes », « de l’Astéroïde 3 ». */
export function frenchContracted(word: 'de' | 'à', thing: string): string {
  const [article = '', rest = ''] = /^(les?) (.+)$/.exec(thing)?.slice(1) ?? [];
  if (article !== '') return `${CONTRACTED[word][article === 'les' ? 'les' : 'le']} ${rest}`;
  return word === 'de' ? elide('de', thing) : `à ${thing}`;
}

const CONTRACTED = { de: { le: 'du', les: 'des' }, à: { le: 'au', les: 'aux' } } as const;

function frenchForm(who: Who, verb: FrenchVerb): string {
  const [third, you] = isIrregular(verb) ? FRENCH[verb] : [verb.slice(0, -1), `${verb.slice(0, -1)}z`];
  return typeof who === 'string' ? third : you;
}

/** “Ada, Ben and Noé”. Not by Intl.ListFormat, which takes long to construct. */
export function listed(names: readonly string[], and: 'and' | 'et'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

function readerFirst(people: readonly Person[]): readonly Person[] {
  const others = people.filter((person) => person !== undefined);
  return others.length === people.length ? people : [undefined, ...others];
}

/** A name keeps its own capitals. */
function sentence(subject: string | typeof ASKED, words: readonly string[]): string {
  return subject === ASKED ? `${capital(clause('', words))}.` : `${clause(subject, words)}.`;
}

function clause(subject: string, words: readonly string[]): string {
  return [subject, ...words].filter((word) => word !== '').join(' ');
}

/** With its first letter in upper case. */
export function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** With its first letter in lower case: in the middle of a sentence. */
export function uncapital(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

/** `1 voyage`, `2 voyages`; English says `0 voyages`, French `0 voyage`. */
export function counted(count: number, one: string, more?: string): string {
  return `${count} ${plural(count, one, more)}`;
}

/** The noun alone, for a number that stands elsewhere. */
export function plural(count: number, one: string, more = `${one}s`): string {
  return count === 1 ? one : more;
}

export function countedInFrench(count: number, one: string, more?: string): string {
  return `${count} ${pluralInFrench(count, one, more)}`;
}

export function pluralInFrench(count: number, one: string, more = `${one}s`): string {
  return Math.abs(count) < 2 ? one : more;
}

/** `elide('de', 'Europe')` is `d’Europe`, `elide('que', 'Ada')` is `qu’Ada`; before a consonant nothing changes. */
export function elide(word: 'de' | 'que', next: string): string {
  return /^[aeiouyhàâæéèêëîïôœùûü]/i.test(next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;
}
