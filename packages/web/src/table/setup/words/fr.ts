// New tables, in French.
import { countedInFrench } from '@planisphere/core';
import type { SetupWords } from './words.ts';

export const fr: SetupWords = {
  seats: 'Places',
  second: 'Avec qui',
  companies: { friend: 'Ami par lien', bot: 'Robot', pass: 'Même écran', alone: 'En solo' },
  companyTexts: {
    friend: 'Qui a le lien peut s’asseoir',
    bot: 'Joue tout de suite, même hors ligne',
    pass: 'Vous vous passez l’appareil',
    alone: 'Vous jouez sans adversaire',
  },
  others: 'Combien d’autres',
  withOthers: (n) => (n === 1 ? 'Un autre' : n === 2 ? 'Deux autres' : 'Trois autres'),
  name: 'Nom à la table',
  yourName: 'Joueur 1',
  otherName: 'Joueur 2',
  seat: (n) => `Qui occupe la place ${n}`,
  person: 'Une personne',
  likeMe: 'Comme moi',
  likeMeText: (level, games) =>
    `Aussi fort que vous dans ${countedInFrench(games, 'partie')} contre des robots, sans aide : ${level}.`,
  nameOf: (n) => `Joueur ${n}`,
  friend: (n) => (n === 1 ? 'Ami' : `Ami ${n}`),
  first: 'Qui commence',
  random: 'Au hasard',
  pace: 'Rythme',
  paces: { none: 'Sans pendule', clock: 'Tranquille', days: 'En jours' },
  paceTexts: {
    none: 'Prenez votre temps.',
    clock: 'Une minute par coup, et dix en réserve.',
    days: 'Trois jours par coup, avec un rappel.',
  },
  outOfTime: 'Temps écoulé',
  outOfTimes: { 'stand-in': 'Remplacement', loses: 'Défaite' },
  outOfTimeTexts: {
    'stand-in': 'Un robot joue jusqu’au retour du joueur.',
    loses: 'Qui n’a plus de temps a perdu.',
  },
  seenBy: 'Visible',
  accesses: { link: 'Par lien', open: 'Par tous', private: 'Privée' },
  accessTexts: {
    link: 'Pour qui a le lien ou le code.',
    open: 'Affichée pour tous sur ce serveur.',
    private: 'Seulement avec le lien entier : le code ne suffit pas.',
  },
  chat: 'Discussion',
  chats: { free: 'Libre', phrases: 'Phrases', off: 'Aucune' },
  chatTexts: {
    free: 'Dites ce que vous voulez.',
    phrases: 'Seulement des phrases toutes prêtes : bien pour les enfants.',
    off: 'Personne ne dit rien.',
  },
  spectators: 'Spectateurs',
  spectatorsText: 'Ils ne voient que ce qui est public.',
  hints: 'Indices',
  hintsText: 'Où regarder, quoi faire, et pourquoi. La partie est alors marquée comme assistée.',
  hintsByConsent: 'Seulement si tout le monde à la table est d’accord ; sinon, ils sont interdits.',
  hintsByAll: 'Activez-les si tous sont d’accord devant cet écran.',
  open: 'Ouvrir la table',
};
