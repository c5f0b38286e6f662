import type { TextWords } from './words.ts';

export const fr: TextWords = {
  log: 'Journal',
  choices: 'Ce que vous pouvez faire',
  type: 'Écrivez ce que vous faites, ou une question',
  do: 'Valider',
  example: 'Écrivez aide pour voir toutes les questions.',
  answer: 'Réponse',
  notUnderstood: (forms) =>
    forms.length === 0
      ? 'Pas compris. Écrivez aide pour savoir ce que vous pouvez demander.'
      : `Pas compris. Vous pouvez écrire : ${forms.join(', ')} ; ou aide.`,
  moving: 'Un instant : la table bouge encore.',
  questions: {
    last: 'dernier coup : ce qui s’est passé depuis votre tour',
    score: 'score',
    hand: 'ma main',
    board: 'mon plateau',
    rival: 'adversaire : les plateaux des autres',
    deck: 'pioche : ce qui y reste',
    table: 'table : ce qui est au milieu',
    can: 'que puis-je faire',
    why: 'pourquoi pas, avec ce que vous feriez : la règle qui s’y oppose',
    repeat: 'répéter : le dernier message',
    about: 'à propos, avec le nom d’une chose',
    rule: 'règle, avec son numéro',
    undo: 'annuler',
    help: 'aide',
  },
  decisions: 'Vous pouvez écrire :',
  group: (name, choices) => `${name} : ${choices}`,
  cell: (column, cell) => `${column} ${cell}`,
  nothingToDo: 'On ne vous demande rien pour l’instant.',
  nothingHappened: 'Il ne s’est encore rien passé.',
  nothingRefused: 'Rien n’a été refusé. Écrivez pourquoi pas et ce que vous feriez.',
  nothingSaid: 'Rien n’a encore été dit.',
  allowed: 'C’est permis.',
  noPart: 'Cela n’existe pas à cette table.',
  noRival: 'Vous jouez en solo.',
  noSuchThing: (thing) => `Rien ne s’appelle ${thing} ici.`,
  noSuchRule: (id) => `Il n’y a pas de règle ${id}.`,
};
