// La page d’un joueur, en français.
import { countedInFrench } from '@planisphere/core';
import type { PersonWords } from './words.ts';

export const fr: PersonWords = {
  title: 'Un joueur',
  unknown: 'Vous n’avez pas encore joué sur ce serveur.',
  hidden: 'Cette page est privée.',
  since: (month) => `Ici depuis ${month}`,
  show: 'Montrer ma page',
  showText: 'Niveaux et parties classées, pour tout le monde. Sinon, on ne voit que votre nom.',
  block: 'Bloquer',
  unblock: 'Ne plus bloquer',
  blockText: 'Vous ne vous rencontrerez plus. L’autre joueur n’en sait rien.',
  blocked: 'Vous ne rencontrez jamais ce joueur.',
  reportText: 'Les responsables de ce serveur lisent et décident.',
  invite: 'Inviter à jouer',
  inviteOf: (name) => `Inviter ${name}`,
  inviteText:
    'À quel jeu ? Chacun a trois jours par coup, à une table pour vous deux ; l’invitation attend sur la page d’accueil de l’autre.',
  follow: 'Suivre',
  unfollow: 'Suivi',
  following: 'Vous suivez',
  followingNobody:
    'Personne pour l’instant. On suit quelqu’un depuis sa page, sans que cette personne en soit avertie.',
  hereNow: 'ici en ce moment',
  lastHere: (days) => (days === 0 ? 'ici aujourd’hui' : `il y a ${countedInFrench(days, 'jour')}`),
  skies: 'Ciels du jour',
  skiesText:
    'Les quatre dernières semaines. Plus la lune est pleine, meilleure est la place parmi tous ceux qui ont joué ce ciel.',
  noSky: 'pas joué.',
  sky: (game, score, rank, people) => `${game} ${score}, place ${rank} sur ${people}.`,
  ratings: 'Niveaux',
  unrated: 'Aucune partie classée.',
  listGames: (list, games) => `${list}, ${countedInFrench(games, 'partie')}`,
  graph: (games, points, interval) =>
    `Le niveau sur ${countedInFrench(games, 'partie')} ; maintenant ${points}, à ${interval} près.`,
  band: 'La bande est l’intervalle : la vraie force s’y trouve 19 fois sur 20.',
  bots: (names) => `Les pointillés sont les robots : ${names}.`,
  games: 'Parties classées',
  outcome: (score) => (score > 0.5 ? 'gagné' : score < 0.5 ? 'perdu' : 'nul'),
  par: (score) => (score > 0.5 ? 'mieux que le Maître' : score < 0.5 ? 'sous le Maître' : 'comme le Maître'),
  opponents: 'Adversaires favoris',
  between: (name) => `Vous et ${name}`,
  score: (won, drawn, lost) =>
    `${countedInFrench(won, 'gagnée')}, ${countedInFrench(drawn, 'nulle')}, ${countedInFrench(lost, 'perdue')}`,
};
