// Ce qu’on lit à côté de la table de Star Explorer, en français.
import { elide } from '@planisphere/core';
import { points, signed } from './counts-fr.ts';
import type { RestWords } from './rest.ts';

export const fr: RestWords = {
  end: {
    share: (names) => `${names} partagent la victoire`,
    solo: (n) => `${points(n)} sous les étoiles`,
    rank: (rank, name) => `Rang ${rank} sur 5 : ${name}`,
    ahead: (n, lead, rival) => `${points(n)}, ${lead} de plus ${elide('que', rival)}.`,
    tieBreak: (n) => `${points(n)} chacun ; qui a le moins d’étoiles barrées gagne.`,
    tied: (n) => `${points(n)} chacun, et autant d’étoiles barrées.`,
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
  handover: {
    begin: 'Une nouvelle nuit',
    done: (name) => `${name} a terminé`,
    pass: (name) => `Passez le ciel à ${name}`,
    hidden: 'Les dessins restent cachés jusqu’à ce que tous soient prêts.',
    show: (name) => `Je suis ${name}`,
  },
  rules: {
    title: 'Règles',
    search: 'Chercher : polaire, barrée, taille',
    now: 'En ce moment',
    none: 'Aucune règle ne contient ce mot.',
    brief: {
      title: 'Le jeu en bref',
      lead: 'Dessinez six constellations sur un ciel qui tourne. Les bonnes étoiles rapportent des points, et les lignes qui les relient aussi ; le meilleur total après six tours gagne.',
      steps: [
        { name: 'Choisir', text: 'une taille. Chacun révèle sa tuile de cette taille.' },
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
          text: 'le disque d’un sixième. Qui a le plus petit score du tour choisit la taille suivante.',
        },
      ],
      pays: [
        'Chaque étoile omise barre une de vos sept étoiles à 3 points.',
        'À la fin, ajoutez 3 points pour chacune de celles qui restent, 1 par étoile centrale utilisée, 2 par ligne qui croise l’axe blanc et 3 par étoile de la bordure.',
      ],
    },
    groups: {
      SET: 'Mise en place',
      ROUND: 'Tours',
      SIZE: 'Une taille',
      DRAW: 'Dessiner',
      OUT: 'Étoiles barrées',
      SCORE: 'Marquer',
      END: 'La fin d’un tour',
      FINAL: 'Le score final',
      SOLO: 'Seul',
    },
  },
  text: {
    best: 'Les meilleures places',
    inHand: 'La constellation en main',
    drawIt: (gain) => `La dessiner ici · ${signed(gain)}`,
    stars: 'Les étoiles, une à une',
    clockwise: 'Étoile suivante, sens horaire',
    back: 'Étoile suivante, sens antihoraire',
    outwards: 'Un anneau vers le bord',
    inwards: 'Un anneau vers le pôle',
    bring: 'Amener la constellation ici',
    askWhere: 'où : les meilleures places pour votre tuile, et ce qu’elles rapportent',
    askStar: 'étoile e7 : ce qu’est cette étoile',
    nothingToDraw: 'Vous n’avez rien à dessiner.',
  },
  setup: {
    aloneFirst: 'En solo, le hasard et vous choisissez la taille tour à tour.',
    summary: {
      alone: 'Star Explorer en solo : six tours sous un même ciel, et un rang à la fin.',
      bot: 'Star Explorer contre un robot. Tout le monde dessine en même temps.',
      friend: 'Star Explorer entre amis. Tout le monde dessine en même temps.',
      pass: 'Star Explorer sur cet écran. Personne ne voit les dessins avant que tous soient prêts.',
    },
  },
};
