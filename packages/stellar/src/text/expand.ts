// Expands what a player types into the words of the notation: `p3 7 down` becomes `play P3 tel 7 down`. French letters
// and words mean the same as the English ones.
import type { Position } from '../index.ts';

const LETTERS: Readonly<Record<string, string>> = { L: 'M', N: 'C', T: 'H' };
const WORDS: Readonly<Record<string, string>> = {
  d: 'down',
  down: 'down',
  cachee: 'down',
  cachée: 'down',
  c: 'down',
  n: 'note',
  note: 'note',
  notebook: 'note',
  carnet: 'note',
  tel: 'tel',
  telescope: 'tel',
  télescope: 'tel',
  take: 'take',
  prendre: 'take',
  play: 'play',
  jouer: 'play',
  place: 'place',
  placer: 'place',
  start: 'start',
  keep: 'keep',
  garder: 'keep',
  replace: 'replace',
  remplacer: 'replace',
  r: 'replace',
  y: 'replace',
  o: 'replace',
  yes: 'replace',
  oui: 'replace',
  leave: 'leave',
  laisser: 'leave',
  no: 'leave',
  non: 'leave',
};
const VERBS = new Set(['take', 'play', 'place', 'start', 'keep', 'replace', 'leave']);
const CARD = /^([a-z])([1-6])(?:\/0)?$/;

export function expandTyped(typed: string, view: Position): string {
  const words = typed.trim().toLowerCase().split(/\s+/).flatMap(splitDown).map(expandWord);
  const [verb] = words;
  if (view.phase === 'offer' && verb === 'note') return 'leave'; // `n` is short for note; here it answers no
  const rest = VERBS.has(verb as string) ? words.slice(1) : words;
  const withVerb = [VERBS.has(verb as string) ? verb : verbOf(view), ...rest].join(' ').trim();
  return withVerb.replace(/^(play \S+|place) (\d+)/, '$1 tel $2');
}

/** `7d` is `7 down`. */
function splitDown(word: string): readonly string[] {
  const match = /^(\d+)([dc])$/.exec(word);
  return match === null ? [word] : [match[1] as string, match[2] as string];
}

function expandWord(word: string): string {
  const card = CARD.exec(word);
  if (card === null) return WORDS[word] ?? word;
  const letter = (card[1] as string).toUpperCase();
  return `${LETTERS[letter] ?? letter}${card[2]}`;
}

/** The verb that this step implies. */
function verbOf(view: Position): string {
  switch (view.phase) {
    case 'start':
    case 'take':
    case 'play':
    case 'place':
    case 'keep':
      return view.phase;
    default:
      return '';
  }
}
