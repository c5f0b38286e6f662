// What a net looks at. A position answers a fixed list of questions; an answer is a small number, and question and
// answer together are one input of the net. Ids are append-only: new questions go to the end of the list, so that older
// weights stay valid. Id 0 is no input and weighs nothing.

export interface Question {
  readonly name: string;
  /** How many different answers there are. */
  readonly answers: number;
  /** How many answers each position gives to it, such as one for each type; all of them share their inputs. */
  readonly places: number;
}

export interface Questionnaire {
  readonly version: number;
  /** Number of input ids, the empty one included. */
  readonly inputs: number;
  /** The number of answers of a position. */
  readonly places: number;
  /** By question: the input id of its answer 0, and where its answers are. */
  readonly bases: Readonly<Record<string, { readonly id: number; readonly at: number }>>;
}

export function questionnaireOf(version: number, questions: readonly Question[]): Questionnaire {
  const bases: Record<string, { id: number; at: number }> = {};
  let inputs = 1;
  let places = 0;
  for (const { name, answers, places: asked } of questions) {
    if (bases[name] !== undefined) throw new Error(`questionnaireOf: ${name} is asked twice`);
    bases[name] = { id: inputs, at: places };
    inputs += answers;
    places += asked;
  }
  if (inputs > 0xffff) throw new Error('questionnaireOf: ids are 16 bits wide');
  return { version, inputs, places, bases };
}

export function baseOf(questionnaire: Questionnaire, name: string): { id: number; at: number } {
  const base = questionnaire.bases[name];
  if (base === undefined) throw new Error(`baseOf: nobody asks ${name}`);
  return base;
}
