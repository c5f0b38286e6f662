// The table in French.
import { countedInFrench, elide, french, frenchNot, pluralInFrench } from '@planisphere/core';
import type { DrawingText, Messages } from './messages.ts';

function after(kind: string | undefined): string {
  return kind === undefined ? '' : ` : ${kind}`;
}

const points = (count: number): string => countedInFrench(count, 'point');

function pictured({ name, stars, size, points: earned }: DrawingText): string {
  const part = stars === size ? `ses ${size} étoiles` : `${stars} étoiles sur ${size}`;
  return `${name} : ${part}, ${points(earned)}`;
}

const NUMBERS = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];
const stars = (n: number): string => `${NUMBERS[n] ?? n} ${pluralInFrench(n, 'étoile')}`;
const listed = (names: readonly string[]): string => new Intl.ListFormat('fr').format(names);
const SIDES = { left: 'à gauche', right: 'à droite', top: 'en haut', bottom: 'en bas' };

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
    side: (kinds) => `Choisissez votre premier type d’étoile : ${kinds}.`,
    size: (sizes) => `Choisissez une taille : ${sizes}.`,
    seven: (kinds) => `Choisissez lequel de vos deux 7 utiliser : ${kinds}.`,
    draw: (roman, constellation) => `Tour ${roman} : dessinez ${constellation}.`,
  },
  commands: {
    side: (kind) => `${kind}   le côté ${kind} de votre tuile de départ`,
    seven: (kind) => `${kind}   votre 7 ${kind}`,
    size: (size) => `${size}   choisir la taille ${size}`,
    drawing: {
      trails: 'e7-f8-g8 f8-f9   les lignes, d’étoile en étoile',
      at: 'en e7 tour 1 sans 3 4   l’étoile 1 en e7, un quart de tour, sans les étoiles 3 et 4',
      best: 'meilleur   faire le meilleur dessin pour ce tour',
      nothing: 'rien   ne rien dessiner',
    },
  },
  tell: {
    back: (who, tile) => french(who, 'recevoir', `une tuile : ${tile}`),
    start: (who, sides) => french(who, 'recevoir', `la tuile de départ ${sides}`),
    first: (who) => french(who, 'commencer'),
    pick: (tile) => `La pile donne une tuile : ${tile}.`,
    tile: (who, tile) => french(who, 'révéler', tile),
    side: (who, kind) => french(who, 'choisir', `un type${after(kind)}`),
    seven: (who, kind) => french(who, 'choisir', `un 7${after(kind)}`),
    size: (who, size) => french(who, 'choisir', `la taille ${size}`),
    draws: (who, roman) => french(who, 'avoir', `dessiné (tour ${roman})`),
    drew: (who, drawn) => french(who, 'dessiner', pictured(drawn)),
    drewNothing: (who) => frenchNot(who, 'dessiner', 'rien'),
    again: '(remplacé)',
  },
  score: {
    lit: 'Étoiles à 3 points restantes',
    central: 'Étoiles centrales',
    axis: 'Lignes croisant l’axe',
    outer: 'Étoiles de la bordure',
    total: 'Total',
    wins: (who) => french(who, 'gagner'),
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
    extinguished: (stars, cost) => `étoiles barrées : ${stars} (−${cost})`,
    shortKeys: [
      '←↑↓→ déplacer, ou un clic',
      'r tourner  R à rebours  n rien',
      '1–9, 0 omettre une étoile',
      'b meilleur   Échap taper',
      'Entrée dessiner, ou recliquer',
    ],
    keys: [
      '← ↑ ↓ → déplacer   r tourner   R tourner à rebours   1–9, 0 omettre une étoile',
      'b meilleur placement   n ne rien dessiner   Entrée dessiner   Échap revenir',
    ],
  },
  refusal: {
    used: (n, owner) => `${stars(n)} ${pluralInFrench(n, 'appartient', 'appartiennent')} déjà à ${owner}.`,
    covered: (n) => `${stars(n)} ${pluralInFrench(n, 'est cachée', 'sont cachées')} par le cadre.`,
    pole: 'L’étoile polaire ne peut pas servir.',
    edge: (n, side) =>
      `${stars(n)} ${pluralInFrench(n, 'dépasse', 'dépassent')} le bord du disque ${SIDES[side]}, et le reste n’est plus d’un seul tenant.`,
    cut: (owners, lines) => {
      const whose = listed(owners.map((owner) => elide('de', owner)));
      return lines < 2
        ? `Une ligne ${whose} la couperait en deux.`
        : `Des lignes ${whose} la couperaient en morceaux.`;
    },
    apart: 'Ce que vous gardez n’est pas d’un seul tenant.',
    alone: 'Une étoile seule n’est pas une constellation.',
    repeated: (line) => `La ligne ${line} y est deux fois.`,
    usedStars: (names, owner) =>
      `${listed(names)} ${pluralInFrench(names.length, 'appartient', 'appartiennent')} déjà à ${owner}.`,
    coveredStars: (names) =>
      `${listed(names)} ${pluralInFrench(names.length, 'est cachée', 'sont cachées')} par le cadre.`,
    crossing: (line, over, owner) => `La ligne ${line} croiserait ${over} ${elide('de', owner)}.`,
    crossed: (line, over) => `Les lignes ${line} et ${over} se croiseraient.`,
    pieces: (names) =>
      `${listed(names)} ne ${pluralInFrench(names.length, 'tient', 'tiennent')} à aucune des autres étoiles.`,
    missing: (lines, name) =>
      `Il manque ${pluralInFrench(lines.length, 'la ligne', 'les lignes')} ${listed(lines)} ${elide('de', name)}.`,
    mirror: (name) => `C’est le reflet ${elide('de', name)} : on peut la tourner, pas la retourner.`,
    foreign: (lines, name) => `${name} n’a pas de ligne comme ${listed(lines)} à cet endroit.`,
  },
};
