// The terminal's own words, in both languages; the games bring theirs.
import type { Grade } from '@planisphere/bots/review';
import { counted, countedInFrench, type Locale } from '@planisphere/core';
import type { GeneralWord } from './answers.ts';

export interface Words {
  /** The reader's name on their own screen; records and other people's screens need a real name. */
  readonly you: string;
  readonly player: (number: number) => string;
  readonly guest: string;
  readonly welcome: (title: string, seed: string) => string;
  readonly fairness: (commitment: string) => string;
  readonly chooseGame: string;
  /** With the id of a rule of this game as an example. */
  readonly help: (rule: string) => readonly string[];
  readonly helpHint: string;
  readonly notUnderstood: (typed: string) => string;
  readonly notYourTurn: string;
  readonly cannotUndo: string;
  readonly takenBack: string;
  readonly nothingToUndo: string;
  readonly noSuchRule: (id: string) => string;
  readonly noSuchThing: (name: string) => string;
  readonly saved: (file: string) => string;
  readonly finished: (file: string) => string;
  readonly assisted: string;
  readonly handOver: (name: string) => string;
  readonly resumed: (events: number) => string;
  readonly botLate: (name: string) => string;
  readonly botFailed: (name: string) => string;
  readonly thinking: string;
  readonly botThinks: (name: string) => string;
  /** After a stage of a hint that is not the last. */
  readonly moreHint: string;
  readonly review: string;
  readonly reviewing: (percent: number) => string;
  readonly noReview: string;
  /** The answer to a request before the game is over. */
  readonly reviewLater: string;
  readonly grades: Readonly<Record<Grade, string>>;
  readonly overPrompt: string;
}

const en: Words = {
  you: 'You',
  player: (number) => `Player ${number}`,
  guest: 'Guest',
  welcome: (title, seed) => `${title}. Seed: ${seed}`,
  fairness: (commitment) =>
    `The deal is fixed by a seed whose sha256 is ${commitment}; the seed is shown at the end.`,
  chooseGame: 'Which game?',
  help: (rule) => [
    'undo          take your last decision back, as long as nothing was revealed',
    'undo!         take it back anyway; the game is then marked as assisted',
    `rules         all rules; rules ${rule} shows one`,
    'hint          where to look; again: what to do; again: why. The game is then marked as assisted',
    'score         what everybody has so far',
    'log           everything that has happened',
    'review        once the game is over: what the coach says of every decision',
    'quit          leave; play --resume goes on from here',
  ],
  helpHint: '? for what you can type',
  notUnderstood: (typed) => `“${typed}” is not something you can do here:`,
  notYourTurn: 'It is not your turn.',
  cannotUndo:
    'Something has been revealed since. undo! takes it back all the same and marks the game as assisted.',
  takenBack: 'Taken back.',
  nothingToUndo: 'There is nothing to take back.',
  noSuchRule: (id) => `There is no rule ${id}.`,
  noSuchThing: (name) => `There is nothing called ${name}.`,
  saved: (file) => `Your game is kept in ${file}; go on with: planisphere play --resume`,
  finished: (file) => `The record is in ${file}.`,
  assisted:
    'Marked as assisted: a hint was given, or a decision was taken back after something had been revealed.',
  handOver: (name) => `Pass the screen to ${name} and press Enter.`,
  resumed: (events) => `Resumed after ${counted(events, 'event')}.`,
  botLate: (name) => `${name} was taking too long and played the best move found so far.`,
  botFailed: (name) => `${name} could not decide. A simpler bot played this move.`,
  thinking: 'Looking for a hint …',
  botThinks: (name) => `${name} is thinking …`,
  moreHint: 'Type hint again to be told more.',
  review: 'Review',
  reviewing: (percent) => `The coach is looking at the game: ${percent} %`,
  noReview: 'There is no coach for this game.',
  reviewLater: 'A game can be reviewed once it is over.',
  grades: { great: 'Great', good: 'Good', slip: 'Slip', blunder: 'Blunder' },
  overPrompt: 'The game is over. Type review, log, table or rules; Enter leaves.',
};

const fr: Words = {
  you: 'Vous',
  player: (number) => `Joueur ${number}`,
  guest: 'Invité',
  welcome: (title, seed) => `${title}. Graine : ${seed}`,
  fairness: (commitment) =>
    `La donne découle d’une graine dont le sha256 est ${commitment} ; la graine est montrée à la fin.`,
  chooseGame: 'Quel jeu ?',
  help: (rule) => [
    'annuler       reprendre votre dernière décision, tant que rien n’a été révélé',
    'annuler!      la reprendre malgré tout ; la partie est alors marquée comme assistée',
    `règles        toutes les règles ; règles ${rule} en montre une`,
    'indice        où regarder ; encore : quoi faire ; encore : pourquoi. La partie est alors marquée comme assistée',
    'score         ce que chacun a jusqu’ici',
    'journal       tout ce qui s’est passé',
    'bilan         une fois la partie finie : ce que Noctua, l’entraîneuse, dit de chaque décision',
    'quitter       partir ; play --resume reprend la partie',
  ],
  helpHint: '? pour savoir quoi taper',
  notUnderstood: (typed) => `« ${typed} » n’est pas possible ici :`,
  notYourTurn: 'Ce n’est pas votre tour.',
  cannotUndo:
    'Quelque chose a été révélé depuis. annuler! le reprend tout de même et marque la partie comme assistée.',
  takenBack: 'Repris.',
  nothingToUndo: 'Il n’y a rien à reprendre.',
  noSuchRule: (id) => `Il n’y a pas de règle ${id}.`,
  noSuchThing: (name) => `Rien ne s’appelle ${name}.`,
  saved: (file) => `Votre partie est gardée dans ${file} ; reprenez avec : planisphere play --resume`,
  finished: (file) => `La partie est enregistrée dans ${file}.`,
  assisted:
    'Partie marquée comme assistée : un indice a été donné, ou un coup a été repris après une révélation.',
  handOver: (name) => `Passez l’écran à ${name} et appuyez sur Entrée.`,
  resumed: (events) => `Reprise après ${countedInFrench(events, 'événement')}.`,
  botLate: (name) => `${name} réfléchissait trop longtemps et a joué le meilleur coup trouvé jusque-là.`,
  botFailed: (name) => `${name} n’a pas pu se décider. Un robot plus simple a joué ce coup.`,
  thinking: 'Recherche d’un indice…',
  botThinks: (name) => `${name} réfléchit…`,
  moreHint: 'Tapez indice encore une fois pour en savoir plus.',
  review: 'Bilan',
  reviewing: (percent) => `Noctua regarde la partie : ${percent} %`,
  noReview: 'Il n’y a pas de bilan pour ce jeu.',
  reviewLater: 'Le bilan d’une partie se fait une fois qu’elle est finie.',
  grades: { great: 'Superbe', good: 'Bien', slip: 'Faux pas', blunder: 'Bévue' },
  overPrompt: 'La partie est finie. Tapez bilan, journal, table ou règles ; Entrée pour partir.',
};

const WORDS: Readonly<Record<Locale, Words>> = { en, fr };

export function wordsOf(locale: Locale): Words {
  return WORDS[locale];
}

/** Words that work in every game, in any language. */
export const GENERAL: Readonly<Record<string, GeneralWord | 'quit' | 'table'>> = {
  hint: 'hint',
  indice: 'hint',
  score: 'score',
  points: 'score',
  review: 'review',
  bilan: 'review',
  analyse: 'review',
  table: 'table',
  '?': 'help',
  help: 'help',
  aide: 'help',
  undo: 'undo',
  u: 'undo',
  annuler: 'undo',
  'undo!': 'takeBack',
  'annuler!': 'takeBack',
  rules: 'rules',
  rule: 'rules',
  règles: 'rules',
  regles: 'rules',
  règle: 'rules',
  regle: 'rules',
  log: 'log',
  journal: 'log',
  card: 'about',
  carte: 'about',
  about: 'about',
  tile: 'about',
  tuile: 'about',
  quit: 'quit',
  exit: 'quit',
  quitter: 'quit',
};
