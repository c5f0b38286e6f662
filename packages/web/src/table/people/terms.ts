// What a game can say in a few words of how a table of it was opened, for whoever looks for one to sit down at.
import { peopleWords } from './words/index.ts';

/** Options as the server has decoded them, and who sits at a seat. */
export type GameTerms = (options: unknown, nameAt: (seat: string) => string | undefined) => readonly string[];

/** Who begins, where one seat or chance does. */
export function firstTerm(first: string | undefined, nameAt: (seat: string) => string | undefined): string {
  const words = peopleWords();
  if (first === undefined || first === 'random') return words.randomStart;
  const name = nameAt(first);
  return name === undefined ? words.freeSeatBegins : words.begins(name);
}
