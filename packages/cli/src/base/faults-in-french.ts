// Every fault of records and options in French, by its code; what the sentence names comes with the fault. Faults of a game's
// notation are told by the words of that game.
import type { Fault } from '@planisphere/core';

type Sentence = (of: readonly string[]) => string;

const OF_VALUES: Readonly<Record<string, Sentence>> = {
  'bad-json': () => 'ce n’est pas du JSON lisible.',
  'not-an-object': () => 'un objet entre accolades est attendu ici.',
  'unknown-field': () => 'ce champ n’existe pas.',
  'missing-field': () => 'ce champ manque.',
  'not-a-string': () => 'un texte entre guillemets est attendu ici.',
  'not-a-boolean': () => 'true ou false est attendu ici.',
  'not-a-number': () => 'un nombre est attendu ici.',
  'not-a-hash': () => '64 chiffres hexadécimaux, en minuscules, sont attendus ici.',
  'not-in-range': ([least, most]) => `un nombre entier de ${least} à ${most} est attendu ici.`,
  'not-a-choice': (of) => `une de ces valeurs est attendue ici : ${of.join(', ')}.`,
  'not-a-list': () => 'une liste est attendue ici.',
  'too-long': ([most]) => `${most} signes au plus sont admis ici.`,
  'too-many': ([most]) => `${most} entrées au plus sont admises ici.`,
  'too-few': ([least]) => `${least} entrées au moins sont attendues ici.`,
  'bad-value': () => 'cette valeur n’est pas admise ici.',
};

const OF_RECORDS: Readonly<Record<string, Sentence>> = {
  'unknown-format': () =>
    'c’est une autre sorte de fichier, ou un enregistrement d’une version plus récente.',
  'unknown-game': () => 'c’est l’enregistrement d’un jeu qui n’est pas ici.',
  'other-game': ([game]) => `c’est un enregistrement de « ${game} ».`,
  'other-version': () => 'la partie a été jouée avec une autre version des règles.',
  'wrong-players': () => 'le jeu n’est pas fait pour ce nombre de joueurs.',
  'broken-commitment': () => 'ce n’est pas le sha256 de la graine.',
  'other-spelling': ([written]) => `dans un enregistrement, on écrit « ${written} ».`,
  'no-chance-due': ([event]) => `« ${event} » : rien n’est distribué ici.`,
  'impossible-chance': ([event]) => `« ${event} » ne peut pas arriver ici.`,
  'not-from-seed': ([due, there]) => `la graine donne ici « ${due} », et non « ${there} ».`,
  'chance-due': ([event]) => `« ${event} » : le hasard doit d’abord parler.`,
  'game-over': ([event]) => `« ${event} » : la partie est finie.`,
  'not-your-turn': ([event, seat]) => `« ${event} » : la partie n’attend pas la place ${seat}.`,
  'after-the-end': ([count]) => `il n’y a que ${count} événements.`,
  unfinished: () => 'la partie n’est pas finie à cet endroit.',
  'wrong-result': ([given]) => `les événements donnent ${given}.`,
  'result-of-early-end': () => 'une partie que l’on a arrêtée n’a pas de résultat selon les règles.',
  'winner-by-agreement': () => 'une partie arrêtée d’un commun accord n’a pas de gagnant.',
  'nobody-lost': () => 'quelqu’un a perdu : tout le monde ne peut pas avoir gagné.',
  'already-over': () => 'la partie était finie selon ses règles : personne ne pouvait plus l’arrêter.',
  'no-such-seat': () => 'personne n’occupe cette place.',
  'said-twice': () => 'ce gagnant est déjà nommé.',
};

const SENTENCES: Readonly<Record<string, Sentence>> = { ...OF_VALUES, ...OF_RECORDS };

/** Undefined for a fault of a game's own notation. */
export function faultInFrench({ code, of = [] }: Fault): string | undefined {
  const sentence = SENTENCES[code];
  if (sentence !== undefined) return sentence(of);
  return isRule(code) ? `« ${of[0] ?? ''} » est contre la règle ${code}.` : undefined;
}

/** A refused decision has the id of its rule as its code. */
function isRule(code: string): boolean {
  return /^[A-Z]+-\d+$/.test(code);
}
