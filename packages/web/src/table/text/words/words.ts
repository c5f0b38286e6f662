// The words of the text table around those of the game, and the words of its questions.
import type { QuestionName } from '../questions.ts';

export interface TextWords {
  readonly log: string;
  readonly choices: string;
  /** The line in which decisions and questions are typed. */
  readonly type: string;
  readonly do: string;
  readonly example: string;
  readonly answer: string;
  readonly notUnderstood: (forms: readonly string[]) => string;
  /** A decision was typed while events were still being shown. */
  readonly moving: string;
  /** What each question asks, as the list shows it. */
  readonly questions: Readonly<Record<QuestionName, string>>;
  readonly decisions: string;
  readonly group: (name: string, choices: string) => string;
  readonly cell: (column: string, cell: string) => string;
  readonly nothingToDo: string;
  readonly nothingHappened: string;
  readonly nothingRefused: string;
  readonly nothingSaid: string;
  readonly allowed: string;
  /** This game, or this table, has no such part. */
  readonly noPart: string;
  readonly noRival: string;
  readonly noSuchThing: (thing: string) => string;
  readonly noSuchRule: (id: string) => string;
}
