// How a table of a game was opened, in a few words, for people who look for a table to join.
import { peopleWords } from './words/index.ts';

/** Options as the server has decoded them, and the name of the player in a seat. */
export type GameTerms = (options: unknown, nameAt: (seat: string) => string | undefined) => readonly string[];

/** Who begins: a seat, or chance. */
export function firstTerm(first: string | undefined, nameAt: (seat: string) => string | undefined): string {
  const words = peopleWords();
  if (first === undefined || first === 'random') return words.randomStart;
  const name = nameAt(first);
  return name === undefined ? words.freeSeatBegins : words.begins(name);
}
