import type { TextWords } from './words.ts';

export const en: TextWords = {
  log: 'Log',
  choices: 'What you can do',
  type: 'Type what you do, or a question',
  do: 'Do it',
  example: 'Type help for all questions.',
  answer: 'Answer',
  notUnderstood: (forms) =>
    forms.length === 0
      ? 'Not understood. Type help for what can be asked.'
      : `Not understood. You can type: ${forms.join(', ')}; or help.`,
  moving: 'One moment: the table is still moving.',
  questions: {
    last: 'last move: what has happened since your turn',
    score: 'score',
    hand: 'my hand',
    board: 'my board',
    rival: 'rival: the boards of the others',
    deck: 'deck: what is left in it',
    table: 'table: what lies in the middle',
    can: 'what can I do',
    why: 'why not, with what you would do: the rule against it',
    repeat: 'repeat: the last message again',
    about: 'about, with the name of a thing',
    rule: 'rule, with its number',
    undo: 'undo',
    help: 'help',
  },
  decisions: 'Now you can type:',
  group: (name, choices) => `${name}: ${choices}`,
  cell: (column, cell) => `${column} ${cell}`,
  nothingToDo: 'You are not asked for anything now.',
  nothingHappened: 'Nothing has happened yet.',
  nothingRefused: 'Nothing was refused. Type why not and what you would do.',
  nothingSaid: 'Nothing was said yet.',
  allowed: 'It is allowed.',
  noPart: 'There is no such thing at this table.',
  noRival: 'You play alone.',
  noSuchThing: (thing) => `There is nothing called ${thing} here.`,
  noSuchRule: (id) => `There is no rule ${id}.`,
};
