// The answers to questions at a table: a few lines each, from the parts that the game describes.
import { type GameTypes, ruleLine, type TablePart } from '@planisphere/core';
import { typeset } from '../../base/words/typeset.ts';
import { groupsOf } from './groups.ts';
import { type Asked, QUESTIONS } from './questions.ts';
import { actionIn, formsOf, type Reading, refusalOf } from './typing.ts';
import { textWords } from './words/index.ts';

/** What the answers need to know of a table. */
export interface AnswerTerms<G extends GameTypes> extends Reading<G> {
  /** The possible actions, and their words. */
  readonly actions: readonly G['action'][];
  wordsFor(action: G['action']): string;
  /** Questions that only this game has, as the list shows them. */
  readonly more: readonly string[];
  /** Why the latest attempt was refused. */
  readonly refused: string;
}

export function answerTo<G extends GameTypes>(
  { question, thing }: Asked,
  terms: AnswerTerms<G>,
): readonly string[] {
  const { session, text } = terms;
  const words = textWords();
  const { locale } = session.frame();
  switch (question) {
    case 'last':
      return lastMove(terms);
    case 'can':
      return choices(terms);
    case 'why':
      return [thing === '' ? terms.refused || words.nothingRefused : whyNot(terms, thing)];
    case 'repeat':
      return [session.log.announcer.message.value.text || words.nothingSaid];
    case 'about':
      return text.about(thing, locale) ?? [words.noSuchThing(thing)];
    case 'rule': {
      const id = thing.toUpperCase();
      const rule = text.rules[id];
      return [rule === undefined ? words.noSuchRule(thing) : ruleLine(id, rule, locale)];
    }
    case 'undo':
      void session.undo();
      return [];
    case 'help':
      return help(terms);
    default:
      return parts(question, terms);
  }
}

function parts<G extends GameTypes>(
  topic: 'score' | 'hand' | 'board' | 'rival' | 'deck' | 'table',
  { session, text }: AnswerTerms<G>,
): readonly string[] {
  const words = textWords();
  const own = session.viewer.value;
  const all = text.parts?.(session.view.value, session.frame());
  if (all === undefined) return text.table(session.view.value, session.frame());
  if (topic === 'rival' && session.seats.places.value.length === 1) return [words.noRival];
  const isMeant = ({ topic: of, seat }: TablePart): boolean =>
    topic === 'rival' ? of === 'board' && seat !== own : of === topic && (seat === undefined || seat === own);
  const lines = all.filter(isMeant).flatMap(linesOf);
  return lines.length === 0 ? [words.noPart] : lines;
}

/** A part as lines: each row of a table becomes a sentence of its cells. */
function linesOf({ title, lines = [], columns = [], rows = [] }: TablePart): readonly string[] {
  const { group, cell } = textWords();
  const [first = ''] = columns;
  const sentences = rows.map(([name = '', ...cells]) => {
    const said = cells.flatMap((text, index) => {
      const column = columns[index + 1] ?? '';
      return text === '' ? [] : [cells.length === 1 ? text : cell(column, text)];
    });
    // A number alone does not say what it counts.
    return group(/^\d+$/.test(name) ? cell(first, name) : name, said.join(', '));
  });
  return [title, ...lines, ...sentences].map(typeset);
}

/** What has happened since the reader's last decision; if nothing has, the latest event. */
function lastMove<G extends GameTypes>({ session }: AnswerTerms<G>): readonly string[] {
  const history = session.history.value;
  const own = session.viewer.value;
  const since = history.slice(history.findLastIndex(({ event }) => event.by === own) + 1);
  const told = (since.length === 0 ? history.slice(-1) : since).filter((past) => session.log.isNews(past));
  if (history.length === 0) return [textWords().nothingHappened];
  return (told.length === 0 ? history.slice(-1) : told).map((past) => session.tell(past));
}

function choices<G extends GameTypes>(terms: AnswerTerms<G>): readonly string[] {
  const words = textWords();
  const groups = groupsOf(terms, terms.actions);
  const lines = groups.map(({ title, actions }) => {
    const said = actions.map((action) => terms.wordsFor(action)).join(' ');
    return title === '' ? said : words.group(title, said);
  });
  const forms = formsOf(terms);
  if (lines.length === 0 && forms.length === 0) return [words.nothingToDo];
  return [...lines, ...(forms.length === 0 ? [] : [`${words.decisions} ${forms.join(', ')}.`])];
}

function whyNot<G extends GameTypes>(terms: AnswerTerms<G>, typed: string): string {
  const action = actionIn(terms, typed);
  if (action === undefined) return textWords().notUnderstood(formsOf(terms));
  return refusalOf(terms, action) ?? textWords().allowed;
}

function help<G extends GameTypes>(terms: AnswerTerms<G>): readonly string[] {
  const { session, text } = terms;
  const { questions } = textWords();
  const forms = session.mayAnswer
    ? text.commands(session.view.value, session.viewer.value, session.frame())
    : [];
  return [...forms.map(typeset), ...QUESTIONS.map((question) => questions[question]), ...terms.more];
}
