// Star Explorer en français.
import { elide } from '@planisphere/core';
import type { Words } from './words.ts';

const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const stars = (n: number): string => `${number(n)} ${n === 1 ? 'étoile' : 'étoiles'}`;
const points = (n: number): string => `${n} ${Math.abs(n) < 2 ? 'point' : 'points'}`;

/** With its sign: what comes or goes. */
const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${points(Math.abs(n))}`;

const listed = (names: readonly string[], one: string, many: string): string =>
  `${new Intl.ListFormat('fr').format(names)} ${names.length === 1 ? one : many}`;

export const fr: Words = {
  you: 'Vous',
  kind: { red: 'rouge', white: 'blanche', yellow: 'jaune', blue: 'bleue' },
  kinds: {
    red: 'Étoiles rouges',
    white: 'Étoiles blanches',
    yellow: 'Étoiles jaunes',
    blue: 'Étoiles bleues',
  },
  bestSkies: 'Plus beaux ciels',
  threePointStars: 'Étoiles éteintes',
  pointsEach: '3 points chacune',
  trouble: {
    hidden: 'cachée',
    used: 'déjà prise',
    pole: 'étoile polaire',
    edge: 'hors du disque',
    apart: 'détachée',
    alone: 'seule',
  },
  roundWord: 'Tour',
  roundOf: (roman) => `${roman} sur VI`,
  stepsLabel: 'Étapes du tour',
  steps: ['Choisir', 'Dessiner', 'Compter', 'Tourner'],
  disc: (name, roman) =>
    `${name === undefined ? 'Votre planisphère' : `Le planisphère ${elide('de', name)}`}, tour ${roman}`,
  say: {
    side: {
      title: 'Choisissez votre première étoile',
      more: 'Le type choisi rapporte 1 point par étoile au tour I.',
    },
    size: () => ({
      title: 'Choisissez une taille',
      more: 'Chacun dessine une constellation d’autant d’étoiles.',
    }),
    seven: { title: 'Quel sept ?', more: 'Vous en avez deux. L’autre reste pour plus tard.' },
    draw: (name) => `Placez ${name}`,
    ready: (waitingFor) => ({
      title: 'Prêt',
      more: `Vous pouvez encore reprendre votre dessin. On attend ${waitingFor}.`,
    }),
    waiting: (names) => ({ title: `${names}…`, more: 'Un instant.' }),
    thinking: (name) => ({ title: `${name} réfléchit`, more: 'Vous verrez aussitôt sa réponse ici.' }),
    dealing: { title: 'Les tuiles sont distribuées', more: 'Un instant.' },
    scoring: (roman, n) => ({ title: `Tour ${roman} : ${points(n)}`, more: 'On compte les étoiles.' }),
    over: { title: 'La nuit est finie', more: '' },
    chooses: {
      side: (names) => `${listed(names, 'choisit', 'choisissent')} une première étoile`,
      seven: (names) => `${listed(names, 'choisit', 'choisissent')} un sept`,
      size: (names) => `${listed(names, 'choisit', 'choisissent')} une taille`,
      draw: (names) => listed(names, 'dessine', 'dessinent'),
    },
  },
  ghost: {
    fits: (n) => `Les ${stars(n)} tiennent et aucune ligne ne se croise.`,
    part: (kept, left) => `${capital(stars(kept))} tiennent ; ${number(left)} omise${left > 1 ? 's' : ''}.`,
    nothing: (cost) => `Vous ne dessinez rien ce tour-ci : −${cost}.`,
    remedy: 'Déplacez, tournez ou omettez.',
    noRemedy: 'Déplacez-la, tournez-la, ou laissez-la sauter là où elle tient.',
    crossing: (n) =>
      `${capital(number(n))} ligne${n > 1 ? 's' : ''} en croiserai${n > 1 ? 'ent' : 't'} une autre : omise${n > 1 ? 's' : ''}.`,
    fitsNowhere: 'Elle ne tient plus nulle part. Vous pouvez ne rien dessiner.',
    lies: (name, hour, ring, turns) =>
      `${name}, milieu à ${hour} heure${hour > 1 ? 's' : ''}, anneau ${ring}${turns === 0 ? '' : `, tournée de ${turns} quart${turns > 1 ? 's' : ''}`}.`,
    brings: (n, gain) => `${points(n)} ce tour-ci, ${gain < 0 ? `moins ${-gain}` : gain} en tout.`,
    costs: (n) => `${capital(stars(n))} éteinte${n > 1 ? 's' : ''}.`,
  },
  act: {
    confirm: (name, n) => `Valider ${name} · ${signed(n)}`,
    confirmShort: 'Valider',
    confirmNothing: (n) => `Ne rien dessiner · ${signed(n)}`,
    confirmNothingShort: 'Ne rien dessiner',
    leaveOut: (n, cost) => `${n === 1 ? 'L’omettre' : `En omettre ${number(n)}`} · −${cost}`,
    turnLeft: 'Tourner à gauche',
    turnRight: 'Tourner à droite',
    move: 'Déplacer d’une étoile',
    up: 'Vers le haut',
    down: 'Vers le bas',
    left: 'Vers la gauche',
    right: 'Vers la droite',
    fit: 'Ajuster',
    hint: 'Indice',
    nothing: 'Ne rien dessiner',
    takeBack: 'Reprendre',
    call: (size) => `Choisir ${size} étoiles`,
    chooseFirst: 'Choisissez d’abord',
    choose: (kind) => `Prendre la ${kind}`,
  },
  ledger: {
    label: 'Aperçu des points',
    ifConfirmed: 'Si vous validez',
    lastRound: (roman) => `Tour ${roman}`,
    joining: 'Lignes communes',
    atTheEnd: 'À la fin de la partie',
    central: 'Étoiles centrales',
    axis: 'Croisements',
    outer: 'Étoiles du bord',
    lit: 'Étoiles allumées',
    leftOut: 'Omises',
    gain: 'Gain',
    estimate: 'estimation',
    first: 'choisit la taille',
    called: (size) => `choix : le ${size}`,
    log: 'Journal',
  },
  tile: {
    label: (name, size, kind) => `Votre tuile : ${name}, ${size} étoiles, ${kind}`,
    stars: 'étoiles',
    thisRound: (kind) => `${capital(kind)} · ce tour`,
    pays: (current, previous) =>
      `Ce que paie ce tour : étoile ${current} 2, étoile ${previous} 1, une ligne qui les joint 3`,
    now: 'ce tour',
    before: 'tuile précédente',
    start: 'tuile de départ',
    joining: 'ligne commune',
    back: (size, kind) => `${size} étoiles, ${kind}`,
  },
  sizes: {
    left: 'Tailles restantes',
    used: (size) => `${size}, utilisée`,
    current: (size) => `${size}, ce tour`,
    option: (size, kinds) => `${size} étoiles, ${kinds}`,
    others: (list) => `Les autres : ${list}`,
  },
  rivals: {
    label: 'Les autres',
    ready: 'Prêt',
    drawing: 'Dessine',
    choosing: 'Choisit',
    waits: 'Attend',
    look: (name, n, state) => `${name}, ${points(n)}, ${state} : montrer le disque`,
    sky: (name) => `Le ciel ${elide('de', name)}`,
  },
  explore: {
    start: 'Explorer les étoiles',
    leave: 'Quitter les étoiles',
    help: 'Gauche et droite suivent l’anneau, haut et bas en changent, Entrée y amène la constellation, Échap termine.',
    star: (star, kind, { ring, hour }) =>
      `${star}, ${kind}, anneau ${ring}, ${hour} heure${hour > 1 ? 's' : ''}`,
    free: 'libre',
    hidden: 'cachée',
    usedBy: (name) => `dans ${name}`,
    central: 'étoile centrale',
    outer: 'étoile du bord',
  },
  end: {
    title: 'Score final',
    share: (names) => `${names} partagent la victoire`,
    solo: (n) => `${points(n)} sous les étoiles`,
    rank: (rank, name) => `Rang ${rank} sur 5 : ${name}`,
    ahead: (n, lead, rival) => `${points(n)}, ${lead} de plus ${elide('que', rival)}.`,
    tieBreak: (n) => `${points(n)} chacun ; moins d’étoiles éteintes départage.`,
    tied: (n) => `${points(n)} chacun, et autant d’étoiles éteintes.`,
    behind: (n, lag, winner) => `${points(n)}, ${lag} de moins ${elide('que', winner)}.`,
    sheet: 'Feuille de score',
    constellations: 'Constellations',
    total: 'Total',
    save: 'Garder ce ciel',
    saveSvg: 'Enregistrer en SVG',
    savePng: 'Enregistrer en PNG',
    shareSky: 'Partager',
    saved: 'Enregistré',
    pictureTitle: (n) => `Star Explorer · ${points(n)}`,
    shareText: (n) => `Mon ciel dans Star Explorer : ${points(n)}.`,
    whose: 'Le ciel de',
  },
  tools: {
    label: 'Outils',
    undo: 'Annuler',
    hint: 'Indice',
    rules: 'Règles',
    log: 'Journal',
    menu: 'Menu',
  },
  handover: {
    begin: 'Une nouvelle nuit',
    done: (name) => `${name} a terminé`,
    pass: (name) => `Passez le ciel à ${name}`,
    hidden: 'Les dessins restent cachés jusqu’à ce que tous soient prêts.',
    show: (name) => `Je suis ${name}`,
  },
  rules: {
    title: 'Règles',
    search: 'Chercher : polaire, éteinte, taille',
    now: 'En ce moment',
    none: 'Aucune règle ne contient ce mot.',
    brief: {
      title: 'Le jeu en bref',
      lead: 'Dessinez six constellations sur un ciel qui tourne. Les bonnes étoiles rapportent des points, et les lignes qui les relient aussi ; le meilleur total après six tours gagne.',
      steps: [
        { name: 'Annoncer', text: 'une taille. Chacun révèle sa tuile de cette taille.' },
        {
          name: 'Dessiner',
          text: 'sa constellation dans la fenêtre, telle que la tuile la montre. On peut la tourner.',
        },
        {
          name: 'Marquer :',
          text: '2 points par étoile du type de ce tour, 1 par étoile du type précédent, 3 par ligne qui relie les deux.',
        },
        {
          name: 'Tourner',
          text: 'le disque d’un sixième. Le plus petit score du tour annonce la taille suivante.',
        },
      ],
      pays: [
        'Chaque étoile laissée de côté raye une de vos sept étoiles à 3 points.',
        'À la fin, ajoutez 3 points pour chacune de celles qui restent, 1 par étoile centrale utilisée, 2 par ligne qui croise l’axe et 3 par étoile de la bordure.',
      ],
    },
    groups: {
      SET: 'Mise en place',
      ROUND: 'Tours',
      SIZE: 'Une taille',
      DRAW: 'Dessiner',
      OUT: 'Étoiles éteintes',
      SCORE: 'Marquer',
      END: 'La fin d’un tour',
      FINAL: 'Le score final',
      SOLO: 'Seul',
    },
  },
  text: {
    type: 'Écrivez ce que vous dessinez',
    play: 'Jouer',
    unknown: 'Cela ne peut pas être lu :',
  },
  setup: {
    aloneFirst: 'En solo, le hasard et vous choisissez la taille tour à tour.',
    summary: {
      alone: 'Star Explorer en solo : six tours sous un même ciel, et un rang à la fin.',
      bot: 'Star Explorer contre la machine. Tout le monde dessine en même temps.',
      friend: 'Star Explorer entre amis. Tout le monde dessine en même temps.',
      pass: 'Star Explorer sur cet écran. Personne ne voit les dessins avant que tous soient prêts.',
    },
  },
  keys: {
    title: 'Touches',
    all: [
      ['← ↑ ↓ →', 'déplacer la constellation, ou aller à un choix'],
      ['{turn}, maj {turn}', 'tourner à droite, à gauche ; la molette et deux doigts aussi'],
      ['1 … 9, 0', 'omettre une étoile ou la reprendre'],
      ['{fit}', 'sauter à la place la plus proche où elle tient'],
      ['{hint}', 'indice'],
      ['{nothing}', 'ne rien dessiner'],
      ['Entrée', 'valider'],
      ['{stars}', 'explorer les étoiles par anneau et par angle'],
      ['{undo}', 'annuler'],
      ['{rules}, {log}, {text}', 'règles, journal, mode texte'],
    ],
  },
};
