// The questions that can be typed at a table, in both languages at once. A question is a few words, and some take a
// thing with them: “why not P3 7”.

/** By question: its forms, without case, accents and question mark. */
const WORDS = {
  last: ['last', 'last move', 'what happened', 'news', 'dernier', 'dernier coup', 'que s est-il passe'],
  score: ['score', 'points', 'result'],
  hand: ['hand', 'my hand', 'main', 'ma main'],
  board: ['board', 'my board', 'plateau', 'mon plateau'],
  rival: [
    'rival',
    'rivals',
    'rival s board',
    'rival board',
    'adversaire',
    'plateau adverse',
    'partner',
    'partenaire',
  ],
  deck: ['deck', 'decks', 'pile', 'pioche', 'paquet', 'paquets'],
  table: ['table', 'row', 'rangee'],
  can: ['what can i do', 'can', 'choices', 'que puis-je faire', 'choix'],
  why: ['why not', 'why', 'pourquoi pas', 'pourquoi'],
  repeat: ['repeat', 'again', 'repeter', 'encore'],
  about: ['about', 'card', 'a propos de', 'a propos', 'carte'],
  rule: ['rule', 'rules', 'regle', 'regles'],
  undo: ['undo', 'annuler'],
  help: ['help', 'aide', ''],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type QuestionName = keyof typeof WORDS;
export const QUESTIONS = Object.keys(WORDS) as readonly QuestionName[];
/** Those that take a thing with them. */
const WITH_A_THING: readonly QuestionName[] = ['why', 'about', 'rule'];

export interface Asked {
  readonly question: QuestionName;
  /** As typed; empty if nothing was named. */
  readonly thing: string;
}

/** Without case, accents, apostrophes and question mark. */
export function plainWords(typed: string): string {
  return typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, ' ')
    .replace(/\s*\?\s*$/, '')
    .trim()
    .replace(/\s+/g, ' ');
}

/** Undefined for anything but a question: then it is a decision. */
export function questionIn(typed: string): Asked | undefined {
  const plain = plainWords(typed);
  const whole = QUESTIONS.find((question) => (WORDS[question] as readonly string[]).includes(plain));
  if (whole !== undefined) return { question: whole, thing: '' };
  for (const question of WITH_A_THING)
    for (const words of WORDS[question])
      if (plain.startsWith(`${words} `)) return { question, thing: thingAfter(typed, words) };
  return undefined;
}

/** The rest of the typed text after these words, with its own case and accents. */
function thingAfter(typed: string, words: string): string {
  return typed
    .trim()
    .split(/\s+/)
    .slice(words.split(' ').length)
    .join(' ')
    .replace(/\s*\?$/, '');
}
