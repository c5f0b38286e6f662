// The table in French.
import type { Drawn, Messages, Who } from './messages.ts';

function say(who: Who, they: string, you: string): string {
  return who === undefined ? `Vous ${you}` : `${who} ${they}`;
}

function after(kind: string | undefined): string {
  return kind === undefined ? '' : ` : ${kind}`;
}

const points = (count: number): string => `${count} ${count < 2 ? 'point' : 'points'}`;

function pictured({ name, stars, size, points: earned }: Drawn): string {
  const part = stars === size ? `ses ${size} étoiles` : `${stars} étoiles sur ${size}`;
  return `${name} : ${part}, ${points(earned)}`;
}

export const fr: Messages = {
  kinds: { red: 'rouge', white: 'blanc', yellow: 'jaune', blue: 'bleu' },
  or: 'ou',
  and: 'et',
  points,
  setup: 'Mise en place',
  over: 'Décompte final',
  round: (roman) => `Tour ${roman}`,
  size: (size) => `taille ${size}`,
  firstPlayer: (name) => `premier joueur : ${name}`,
  before: 'avant :',
  pile: 'pile :',
  threePointStars: 'étoiles à 3 points :',
  rounds: 'tours :',
  signs: 'petit : caché  ·  ¹–⁶ tour  ·  ⁺ bordure  ·  ✶ étoile polaire  ·  ┊ axe',
  prompt: {
    noted: (names) => `C’est noté ; vous pouvez encore changer. On attend ${names}.`,
    wait: (names) => `On attend ${names}.`,
    over: 'La partie est finie.',
    side: (kinds) => `Choisissez le côté de votre tuile de départ : ${kinds}.`,
    size: (sizes) => `Annoncez une taille : ${sizes}.`,
    seven: (kinds) => `Choisissez lequel de vos deux 7 utiliser : ${kinds}.`,
    draw: (roman, constellation) => `Tour ${roman} : dessinez ${constellation}.`,
  },
  commands: {
    trails: 'e7-f8-g8 f8-f9   les lignes, d’étoile en étoile',
    at: 'en e7 tour 1 sans 3 4   l’étoile 1 en e7, un quart de tour, sans les étoiles 3 et 4',
    best: 'meilleur   faire le meilleur dessin pour ce tour',
    nothing: 'rien   ne rien dessiner',
  },
  tell: {
    back: (who, tile) => say(who, `reçoit une tuile : ${tile}.`, `recevez une tuile : ${tile}.`),
    start: (who, sides) =>
      say(who, `reçoit la tuile de départ ${sides}.`, `recevez la tuile de départ ${sides}.`),
    first: (who) => say(who, 'commence.', 'commencez.'),
    pick: (tile) => `La pile donne une tuile : ${tile}.`,
    tile: (who, tile) => say(who, `révèle ${tile}.`, `révélez ${tile}.`),
    side: (who, kind) => say(who, `choisit un côté${after(kind)}.`, `choisissez un côté${after(kind)}.`),
    seven: (who, kind) => say(who, `choisit un 7${after(kind)}.`, `choisissez un 7${after(kind)}.`),
    size: (who, size) => say(who, `annonce la taille ${size}.`, `annoncez la taille ${size}.`),
    draws: (who, roman) => say(who, `a dessiné (tour ${roman}).`, `avez dessiné (tour ${roman}).`),
    drew: (who, drawn) => say(who, `dessine ${pictured(drawn)}.`, `dessinez ${pictured(drawn)}.`),
    drewNothing: (who) => say(who, 'ne dessine rien.', 'ne dessinez rien.'),
    again: '(remplacé)',
  },
  score: {
    lit: 'Étoiles non éteintes',
    central: 'Étoiles centrales',
    axis: 'Lignes sur l’axe',
    outer: 'Étoiles de la bordure',
    total: 'Total',
    wins: (who) => say(who, 'gagne.', 'gagnez.'),
    share: (names) => `${names} se partagent la victoire.`,
    rank: (rank, name) => `Rang ${rank} sur 5 : ${name}`,
    ranks: [
      'Rêveur à la fenêtre',
      'Gardien de la longue-vue',
      'Lecteur du ciel nocturne',
      'Navigateur aux étoiles',
      'Cartographe des cieux',
    ],
  },
  ghost: {
    extinguished: (stars, cost) => `étoiles éteintes : ${stars} (−${cost})`,
    keys: [
      '← ↑ ↓ → déplacer   r tourner   R tourner à rebours   1–9, 0 laisser une étoile',
      'b meilleur placement   n ne rien dessiner   Entrée dessiner   Échap revenir',
    ],
  },
};
