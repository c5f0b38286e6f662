// What is wrong with something that was typed or read, in the language of the reader. The decoders say it in English, with what
// they expected; in French the values that they name are kept.
import { type Fault, makeFault, type Translated } from '@planisphere/core';

type Expected = readonly string[];

const FRENCH: Readonly<Record<string, (expected: Expected) => string>> = {
  'bad-json': () => 'ce n’est pas du JSON lisible.',
  'not-an-object': () => 'un objet entre accolades est attendu ici.',
  'unknown-field': () => 'ce champ n’existe pas.',
  'missing-field': () => 'ce champ manque.',
  'not-a-string': () => 'un texte entre guillemets est attendu ici.',
  'not-a-boolean': () => 'true ou false est attendu ici.',
  'not-a-number': () => 'un nombre est attendu ici.',
  'not-in-range': ([least = '', most = '']) => `un nombre entier de ${least} à ${most} est attendu ici.`,
  'not-a-choice': (expected) => `une de ces valeurs est attendue ici : ${expected.join(', ')}.`,
  'not-a-list': () => 'une liste est attendue ici.',
  'too-long': ([most = '']) => `${most} entrées au plus sont admises ici.`,
  'too-short': ([least = '']) => `${least} entrées au moins sont attendues ici.`,
  'repeated-expansion': () => 'une extension est citée deux fois.',
  'track-without-sun': () => 'cette piste demande "sun" parmi les extensions.',
  'unknown-format': () =>
    'c’est une autre sorte de fichier, ou un enregistrement d’une version plus récente.',
  'unknown-game': () => 'c’est l’enregistrement d’un jeu qui n’est pas ici.',
  'other-version': () => 'la partie a été jouée avec une autre version des règles.',
  'wrong-players': () => 'le jeu n’est pas fait pour ce nombre de joueurs.',
};

/** @param where what was read: an option, or a file */
export function faultTold(where: string, fault: Fault): Translated {
  const expected = fault.message.match(/"[^"]*"|-?\d+/g) ?? [];
  const french = FRENCH[fault.code]?.(expected) ?? fault.message;
  const place = fault.at === '' ? '' : `${fault.at} : `;
  return { en: `${where}: ${makeFault(fault)}`, fr: `${where} : ${place}${french} [${fault.code}]` };
}
