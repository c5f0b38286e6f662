// What the terminal says about a table on a server, in both languages.
import { englishClause, frenchClause, type Locale, listed } from '@planisphere/core';

export interface TableWords {
  readonly code: (code: string, server: string) => string;
  /** Beside the input line. */
  readonly shortCode: (code: string) => string;
  readonly waiting: (free: string) => string;
  /** How others can join a table that waits for them. */
  readonly invite: (code: string, server: string) => readonly string[];
  readonly waitingFor: (names: readonly string[]) => string;
  readonly watching: string;
  readonly fairness: (commitment: string) => string;
  readonly seed: (seed: string) => string;
  readonly asked: Readonly<
    Record<'undo' | 'abandon' | 'rematch' | 'hints' | 'chat', (name: string) => string>
  >;
  readonly win: (names: readonly string[]) => string;
  readonly ended: Readonly<Record<'finished' | 'resigned' | 'out-of-time' | 'abandoned', string>>;
  readonly next: (code: string) => string;
  readonly saved: (file: string) => string;
  readonly notSaved: (code: string) => string;
  readonly noServer: (server: string) => string;
  readonly down: string;
  readonly up: string;
  readonly takenBack: string;
  readonly standIn: string;
  /** Hints are given once everybody has agreed. */
  readonly hintsAsked: string;
  readonly help: readonly string[];
}

const en: TableWords = {
  code: (code, server) => `Table ${code}. Others join with: planisphere join ${code} --server ${server}`,
  shortCode: (code) => `table ${code}`,
  waiting: (free) => `Waiting for others to join (free: ${free}). Type quit to leave; the table stays open.`,
  invite: (code, server) => [
    `Table ${code} is open.`,
    '',
    'In a terminal, others join with:',
    `  planisphere join ${code} --server ${server}`,
    '',
    'In a browser, the table is here:',
    `  ${server}/t/${code}`,
  ],
  waitingFor: (names) => `Waiting for ${listed(names, 'and')}.`,
  watching: 'You are watching.',
  fairness: (commitment) => `The deal is fixed by a seed whose sha256 is ${commitment}.`,
  seed: (seed) => `The seed was ${seed}.`,
  asked: {
    undo: (name) => `${name} would like to take a decision back: yes or no?`,
    abandon: (name) => `${name} would like to end the game here: yes or no?`,
    rematch: (name) => `${name} would like to play again: yes or no?`,
    hints: (name) => `${name} would like hints for everybody: yes or no?`,
    chat: (name) => `${name} would like to talk freely, not only in phrases: yes or no?`,
  },
  win: (names) => `${englishClause(names, 'win')}.`,
  ended: {
    finished: '',
    resigned: 'The game was resigned.',
    'out-of-time': 'The game was lost on time.',
    abandoned: 'The players agreed to stop here.',
  },
  next: (code) => `The next game is at table ${code}.`,
  saved: (file) => `The record is in ${file}.`,
  notSaved: (code) => `The server does not give the record now: planisphere join ${code} fetches it later.`,
  noServer: (server) => `No table server answers on ${server}.`,
  down: 'The connection is lost; trying again …',
  up: 'Connected.',
  takenBack: 'A decision was taken back.',
  standIn: 'A bot plays for you: back takes the seat again.',
  hintsAsked: 'The others are asked whether hints are allowed. Type hint again once they agree.',
  help: [
    'undo          take your last decision back; the others may have to agree',
    'yes, no       answer what was asked',
    'hint          where to look, what to do, why; everybody has to agree to hints',
    'score         what everybody has so far',
    'review        once the game is over: what the coach says of every decision',
    'say TEXT      table talk',
    'resign        give the game up',
    'abandon       ask the others to end the game here',
    'bot B         let a bot play for an absent player after a minute',
    'back          take your seat back from a bot',
    'again         ask for another game',
    'rules         all rules; log: everything that has happened',
    'quit          leave; join again to go on',
  ],
};

const fr: TableWords = {
  code: (code, server) => `Table ${code}. Pour la rejoindre : planisphere join ${code} --server ${server}`,
  shortCode: (code) => `table ${code}`,
  waiting: (free) =>
    `On attend d’autres joueurs (à prendre : ${free}). Tapez quitter pour partir ; la table reste ouverte.`,
  invite: (code, server) => [
    `La table ${code} est ouverte.`,
    '',
    'Pour la rejoindre dans un terminal :',
    `  planisphere join ${code} --server ${server}`,
    '',
    'Dans un navigateur, la table est ici :',
    `  ${server}/t/${code}`,
  ],
  waitingFor: (names) => `On attend ${listed(names, 'et')}.`,
  watching: 'Vous regardez la partie.',
  fairness: (commitment) => `La donne découle d’une graine dont le sha256 est ${commitment}.`,
  seed: (seed) => `La graine était ${seed}.`,
  asked: {
    undo: (name) => `${name} voudrait reprendre une décision : oui ou non ?`,
    abandon: (name) => `${name} voudrait arrêter la partie ici : oui ou non ?`,
    rematch: (name) => `${name} voudrait rejouer : oui ou non ?`,
    hints: (name) => `${name} voudrait des indices pour tous : oui ou non ?`,
    chat: (name) =>
      `${name} voudrait parler librement, pas seulement par phrases toutes prêtes : oui ou non ?`,
  },
  win: (names) => `${frenchClause(names, 'gagner')}.`,
  ended: {
    finished: '',
    resigned: 'La partie a été abandonnée.',
    'out-of-time': 'La partie a été perdue au temps.',
    abandoned: 'Les joueurs ont décidé de s’arrêter là.',
  },
  next: (code) => `La prochaine partie est à la table ${code}.`,
  saved: (file) => `La partie est enregistrée dans ${file}.`,
  notSaved: (code) =>
    `Le serveur ne donne pas la partie pour le moment : planisphere join ${code} la prendra plus tard.`,
  noServer: (server) => `Aucun serveur de tables ne répond à ${server}.`,
  down: 'La connexion est perdue ; nouvel essai…',
  up: 'Connecté.',
  takenBack: 'Une décision a été reprise.',
  standIn: 'Un robot joue pour vous : retour reprend la place.',
  hintsAsked: 'On demande aux autres si les indices sont permis. Retapez indice quand ils auront accepté.',
  help: [
    'annuler       reprendre votre dernière décision ; les autres doivent parfois accepter',
    'oui, non      répondre à une demande',
    'indice        où regarder, quoi faire, pourquoi ; chacun doit accepter les indices',
    'score         ce que chacun a jusqu’ici',
    'bilan         la partie finie : ce que Noctua, l’entraîneuse, dit de chaque décision',
    'dire TEXTE    parler à la table',
    'abandonner    abandonner la partie',
    'arrêter       proposer d’arrêter la partie ici',
    'robot B       laisser un robot jouer pour un absent après une minute',
    'retour        reprendre votre place',
    'encore        proposer une autre partie',
    'règles        toutes les règles ; journal : tout ce qui s’est passé',
    'quitter       partir ; rejoindre de nouveau pour continuer',
  ],
};

const WORDS: Readonly<Record<Locale, TableWords>> = { en, fr };

export function tableWords(locale: Locale): TableWords {
  return WORDS[locale];
}

/** What a player can type at any table, in any language. */
export const TABLE_COMMANDS: Readonly<Record<string, string>> = {
  '?': 'help',
  help: 'help',
  aide: 'help',
  undo: 'undo',
  u: 'undo',
  annuler: 'undo',
  yes: 'yes',
  oui: 'yes',
  no: 'no',
  non: 'no',
  say: 'say',
  dire: 'say',
  resign: 'resign',
  abandonner: 'resign',
  abandon: 'abandon',
  arrêter: 'abandon',
  arreter: 'abandon',
  bot: 'replace',
  robot: 'replace',
  back: 'back',
  retour: 'back',
  again: 'rematch',
  rematch: 'rematch',
  encore: 'rematch',
  start: 'start',
  hint: 'hint',
  indice: 'hint',
  score: 'score',
  points: 'score',
  review: 'review',
  bilan: 'review',
  analyse: 'review',
  rules: 'rules',
  rule: 'rules',
  règles: 'rules',
  regles: 'rules',
  log: 'log',
  journal: 'log',
  card: 'about',
  carte: 'about',
  tile: 'about',
  tuile: 'about',
  quit: 'quit',
  exit: 'quit',
  quitter: 'quit',
};
