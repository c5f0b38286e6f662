// What a net is asked to look at. A position answers a fixed list of questions; an answer is a small number, and question
// and answer together are one input of the net. Ids are append-only: a new question goes to the end of the list, so
// that older weights stay valid for what they know. Id 0 is no input and weighs nothing.

export interface Question {
  readonly name: string;
  /** How many different answers there are. */
  readonly answers: number;
  /** How often it is asked of one position, for example once for each type; all places share their inputs. */
  readonly places: number;
}

export interface Questionnaire {
  readonly version: number;
  /** Number of input ids, the empty one included. */
  readonly inputs: number;
  /** Length of an answered questionnaire. */
  readonly places: number;
  /** By question: the id of its answer 0, and where its answers stand. */
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
