// Every fault of records, options and notation in French, by its code. The decoders say it in English, with what they expected;
// the values that they name are kept, and where one code has several sentences the English one tells them apart.
import type { Fault } from '@planisphere/core';

/** What a sentence may name: what the English one quotes or counts, and that sentence. */
interface Named {
  readonly of: readonly string[];
  readonly message: string;
}
type Sentence = (named: Named) => string;

/** Words of notation that an English sentence lists: `A seat is A, B, C or D.` */
const listed = (message: string): string =>
  message
    .replace(/^.*?(?:is|are|begins with|written with|written like this:|known:) /i, '')
    .replace(/\.$/, '')
    .replaceAll(' or ', ' ou ')
    .replaceAll(' and ', ' et ');

const OF_VALUES: Readonly<Record<string, Sentence>> = {
  'bad-json': () => 'ce n’est pas du JSON lisible.',
  'not-an-object': () => 'un objet entre accolades est attendu ici.',
  'unknown-field': () => 'ce champ n’existe pas.',
  'missing-field': () => 'ce champ manque.',
  'not-a-string': () => 'un texte entre guillemets est attendu ici.',
  'not-a-boolean': () => 'true ou false est attendu ici.',
  'not-a-number': () => 'un nombre est attendu ici.',
  'not-a-hash': () => '64 chiffres hexadécimaux, en minuscules, sont attendus ici.',
  'not-in-range': ({ of: [least = '', most] }) =>
    most === undefined
      ? `il n’y a que ${least} événements.`
      : `un nombre entier de ${least} à ${most} est attendu ici.`,
  'not-a-choice': ({ of }) => `une de ces valeurs est attendue ici : ${of.join(', ')}.`,
  'not-a-list': () => 'une liste est attendue ici.',
  'too-long': ({ of: [most = ''], message }) =>
    message.includes('characters')
      ? `${most} signes au plus sont admis ici.`
      : `${most} entrées au plus sont admises ici.`,
  'too-short': ({ of: [least = ''] }) => `${least} entrées au moins sont attendues ici.`,
  'bad-value': ({ of: [most] }) =>
    most === undefined ? 'cette valeur n’est pas admise ici.' : `${most} signes au plus sont admis ici.`,
  'repeated-expansion': () => 'une extension est citée deux fois.',
  'track-without-sun': () => 'cette piste demande "sun" parmi les extensions.',
};

const OF_RECORDS: Readonly<Record<string, Sentence>> = {
  'unknown-format': () =>
    'c’est une autre sorte de fichier, ou un enregistrement d’une version plus récente.',
  'unknown-game': () => 'c’est l’enregistrement d’un jeu qui n’est pas ici.',
  'other-game': ({ of: [game = ''] }) => `c’est un enregistrement de ${game}.`,
  'other-version': () => 'la partie a été jouée avec une autre version des règles.',
  'wrong-players': () => 'le jeu n’est pas fait pour ce nombre de joueurs.',
  'broken-commitment': () => 'ce n’est pas le sha256 de la graine.',
  'other-spelling': ({ of: [written = ''] }) => `dans un enregistrement, on écrit ${written}.`,
  'no-chance-due': ({ of: [event = ''] }) => `${event} : rien n’est distribué ici.`,
  'impossible-chance': ({ of: [event = ''] }) => `${event} ne peut pas arriver ici.`,
  'not-from-seed': ({ of: [due = '', there = ''] }) => `la graine donne ici ${due}, et non ${there}.`,
  'chance-due': ({ of: [event = ''] }) => `${event} : le hasard doit d’abord parler.`,
  'game-over': ({ of: [event = ''] }) => `${event} : la partie est finie.`,
  'not-your-turn': ({ of: [event = ''], message }) =>
    `${event} : la partie n’attend pas la place ${message.slice(-2, -1)}.`,
  unfinished: () => 'la partie n’est pas finie à cet endroit.',
  'wrong-result': ({ message }) => wrongResult(message),
  'already-over': () => 'la partie était finie selon ses règles : personne ne pouvait plus l’arrêter.',
  'no-such-seat': () => 'personne n’occupe cette place.',
  'said-twice': () => 'ce gagnant est déjà nommé.',
};

function wrongResult(message: string): string {
  if (message.startsWith('The events give ')) return `les événements donnent ${message.slice(16)}`;
  if (message.startsWith('A game that people ended'))
    return 'une partie que l’on a arrêtée n’a pas de résultat selon les règles.';
  return message.startsWith('A game ended by agreement')
    ? 'une partie arrêtée d’un commun accord n’a pas de gagnant.'
    : 'quelqu’un a perdu : tout le monde ne peut pas avoir gagné.';
}

const OF_EVENTS: Readonly<Record<string, Sentence>> = {
  'bad-event': ({ message }) =>
    message.startsWith('An event begins')
      ? `un événement commence par ${listed(message)}.`
      : 'cela ne s’écrit pas ainsi dans ce jeu.',
  'unknown-actor': ({ message }) => `un événement commence par ${listed(message)}.`,
  'unknown-seat': ({ message }) =>
    message.startsWith('An event begins')
      ? `un événement commence par ${listed(message)}.`
      : `une place s’écrit ${listed(message)}.`,
  'bad-seat': ({ message }) => `une place s’écrit ${listed(message)}.`,
  'unknown-round': () => 'un tour s’écrit I, II, III, IV, V ou VI.',
  'unknown-action': () => 'une place peut side, size, seven ou draw.',
  'unknown-chance': () => 'le hasard amène back, start, first, pick ou tile.',
  'unknown-verb': ({ message }) => `on connaît ici ${listed(message)}.`,
  'wrong-words': ({ of: [count = ''], message }) =>
    message.endsWith('chance.')
      ? `il faut ${count} mots après chance.`
      : `il faut ${count} mots après la place.`,
  'bad-words': ({ message }) => `cela s’écrit ainsi : ${listed(message)}.`,
  'bad-card': () =>
    'une carte est une lettre de P M A C H suivie de 1 à 6 (6 pour le 6/0), ou S suivie de 1 à 5.',
  'bad-place': () => 'un endroit s’écrit « note », « tel N » ou « tel N down », N de 1 à 12.',
  'bad-number': ({ of: [least = '', most = ''] }) => `un nombre de ${least} à ${most} est attendu ici.`,
  'unknown-kind': ({ message }) =>
    message.startsWith('A kind')
      ? 'une sorte d’étoiles s’écrit red, white, yellow ou blue.'
      : `on écrit ici ${listed(message)}.`,
  'unknown-size': () => 'une taille est un nombre de 5 à 10.',
  'unknown-tile': () => 'il n’y a pas de tuile de ce nom.',
  'unknown-start': () => 'il n’y a pas de tuile de départ avec ces deux sortes d’étoiles.',
  'lone-star': () => 'un tracé mène d’une étoile à une autre.',
  'unknown-star': () => 'il n’y a pas d’étoile de ce nom sur le disque.',
  'no-line': () => 'une ligne relie deux étoiles voisines.',
  'line-twice': () => 'chaque ligne n’est dessinée qu’une fois.',
};

const SENTENCES: Readonly<Record<string, Sentence>> = { ...OF_VALUES, ...OF_RECORDS, ...OF_EVENTS };

/** Undefined for a fault that nobody has translated yet. */
export function faultInFrench({ code, message }: Fault): string | undefined {
  const of = message.match(/"(?:[^"\\]|\\.)*"|-?\d+/g) ?? [];
  const sentence = SENTENCES[code];
  if (sentence !== undefined) return sentence({ of, message });
  return isRule(code) ? `${of[0] ?? ''} est contre la règle ${code}.` : undefined;
}

/** A decision that is refused has the id of its rule as its code. */
function isRule(code: string): boolean {
  return /^[A-Z]+-\d+$/.test(code);
}
