// L’aide en français.
import type { Manual } from './manual.ts';

const lang = 'LANGUE  en ou fr (par défaut : celle de l’environnement, sinon en)';
const seed = 'TEXTE  fixe la donne (par défaut : 1)';
const options = 'JSON  options du jeu, par exemple {"first":"A"} (par défaut : {})';
const json = 'écrit du JSON au lieu de phrases';

export const fr: Manual = {
  title: 'Planisphere : Stellar, Star Explorer et Stellarion dans le terminal.',
  usage: 'Utilisation',
  commands: 'Commandes',
  options: 'Options',
  levels: 'Robots, par jeu :',
  moreHelp: 'planisphere help COMMANDE en dit plus sur une commande.',
  files: 'Fichiers',
  filesText:
    'Les parties sont gardées dans play/ du dossier de données : DATA_DIR, sinon XDG_DATA_HOME/planisphere, sinon ~/.local/share/planisphere (sur un Mac ~/Library/Application Support/Planisphere).',
  environment: 'Environnement',
  environmentText: [
    'NO_COLOR      aucune couleur',
    'FORCE_COLOR   des couleurs même hors d’un terminal',
    'DATA_DIR      un autre dossier de données',
    'LANG          la langue, si --lang ne la dit pas',
  ],
  pages: {
    play: {
      about: 'Joue une partie dans le terminal, contre des robots ou à plusieurs devant le même écran.',
      more: [
        'Tapez ce qui est demandé, ou choisissez avec les flèches ou la souris. ? montre ce qui peut se taper, indice aide, règles ouvre les règles.',
        'La partie est gardée après chaque décision : play --resume reprend la dernière.',
      ],
      options: {
        level:
          'ROBOT  qui occupe les autres places (par défaut : amateur) ; ouvre une table à deux si le jeu se joue aussi seul',
        seat: 'A|B|C|D  votre place (par défaut : A)',
        players: 'N  nombre de places (par défaut : le minimum du jeu)',
        people: 'N  nombre de personnes devant cet écran (par défaut : 1)',
        lang,
        seed: 'TEXTE  fixe la donne (par défaut : une nouvelle donne)',
        options,
        resume: 'reprend la dernière partie, la dernière de GAME, ou celle de FILE',
      },
    },
    simulate: {
      about: 'Joue des parties entre robots et en donne le bilan.',
      options: {
        bots: 'A,B,…  un robot par place (par défaut : random partout)',
        games: 'N  combien (par défaut : 100)',
        seed,
        options,
        records: 'FICHIER  y écrit chaque partie, une par ligne',
        json,
      },
    },
    verify: {
      about:
        'Rejoue des parties enregistrées, une par ligne, et vérifie tout ; code de sortie 1 si l’une est fausse.',
      options: { lang },
    },
    replay: {
      about: 'Raconte une partie enregistrée.',
      options: {
        at: 'N  montre plutôt la table après N événements',
        record: 'K  la K-ième partie du fichier (par défaut : 1)',
        as: 'A|B|C|D|table  par quels yeux (par défaut : rien n’est caché)',
        lang,
      },
    },
    analyse: {
      about:
        'Dit ce qui est le mieux dans une position, avec valeurs et erreurs, et ce qui peut encore venir.',
      more: [
        'La position est une ligne de notation entre guillemets ; replay FICHIER --at N --as A en affiche une. Ce que le joueur dont c’est le tour ne peut pas savoir n’est pas utilisé.',
        'Si la position est impossible, la réponse dit tout ce qui ne va pas, avec le code de sortie 1.',
      ],
      options: {
        seconds: 'N  combien de temps chercher (par défaut : 2)',
        lines: 'N  combien de suites (par défaut : 4)',
        known: 'ce que dirait une connaissance parfaite, si la position montre plus que le joueur ne sait',
        lang,
        json,
      },
    },
    perft: {
      about: 'Compte les suites d’événements à partir d’une position, pour comparer des moteurs.',
      options: {
        depth: 'N  événements (par défaut : 2)',
        position: 'TEXTE  à partir de là (par défaut : la table vide)',
        seed: 'TEXTE  après la donne de cette graine',
        players: 'N  places (par défaut : le minimum)',
        options,
        divide: 'compte derrière chaque premier événement',
      },
    },
    bench: {
      about: 'Mesure la vitesse des moteurs, à côté d’un autre dans la même mesure.',
      options: {
        game: 'JEU  ce jeu seulement (par défaut : tous)',
        json,
        profile: 'FICHIER  y écrit où passe le temps',
      },
    },
    arena: {
      about:
        'Oppose chaque robot à chaque autre, chaque donne des deux côtés ; Ctrl-C montre ce qui a été joué.',
      options: {
        bots: 'A,B,…  qui joue (par défaut : greedy,random)',
        games: 'N  par paire (par défaut : 100)',
        players: 'N  places, si le jeu laisse le choix',
        seed,
        options,
        json,
      },
    },
    strength: {
      about: 'Mesure la force des robots et écrit docs/strength.md.',
      options: {
        only: 'MESURE  en refait une seule',
        part: 'K/N  une mesure sur N à partir de la K-ième, pour une machine parmi N',
        resume: 'passe ce qui a déjà été mesuré avec cette taille et cette graine',
        size: 'N  donnes de chacune (par défaut : selon la mesure)',
        seed,
        add: 'FICHIER  reprend ce qu’une autre machine a mesuré, sans rien mesurer',
        page: 'récrit la page sans rien mesurer',
        docs: 'DOSSIER  où se trouve la page (par défaut : docs)',
      },
    },
    train: {
      about: 'Entraîne ce qu’un robot sait d’un jeu en le faisant jouer contre lui-même.',
      options: {
        minutes: 'N  durée (par défaut : 10)',
        seed: 'N  (par défaut : 1)',
        workers: 'N  fils d’exécution (par défaut : 2)',
        from: 'FICHIER  continue à partir de là',
        keep: 'FICHIER  garde de quoi continuer',
        out: 'FICHIER  le fichier TypeScript des poids',
      },
    },
    puzzles: {
      about: 'Cherche des énigmes dans des parties entre robots et les écrit.',
      options: { count: 'N  combien (par défaut : 10)', seed, out: 'FICHIER  les y écrit' },
    },
    coach: {
      about: 'Joue des parties entre robots et donne l’avis de Noctua, l’entraîneuse, sur chaque décision.',
      options: {
        games: 'N  combien (par défaut : 1)',
        seed,
        bots: 'A,B,…  un robot par place (par défaut : chacun à son tour)',
        options,
        nodes: 'N  l’effort (par défaut : comme après une partie)',
        lang,
        json,
        grades: 'dit seulement combien de décisions de chaque robot étaient bonnes',
      },
    },
    engine: {
      about:
        'Répond à des lignes JSON sur l’entrée et la sortie standard, pour des programmes dans n’importe quel langage.',
      more: ['docs/engine-protocol.md dit ce qu’il comprend.'],
      options: {
        bench: 'mesure plutôt les allers-retours par seconde',
        trips: 'N  combien de chaque sorte (par défaut : 20000)',
      },
    },
    match: {
      about: 'Oppose deux robots, les nôtres ou les vôtres, chaque donne des deux côtés, pour le classement.',
      more: [
        'Un joueur est l’un de nos robots, ou une commande entre guillemets dont le programme répond à hello, setup et best du protocole du moteur, par exemple « planisphere engine GAME ».',
      ],
      options: {
        games: 'N  combien (par défaut : 10)',
        seed,
        options,
        seconds: 'N  pour une décision d’un programme (par défaut : 60)',
        lang,
      },
    },
    ladder: { about: 'Montre le classement des robots qui se sont rencontrés ici.', options: { lang, json } },
    serve: {
      about: 'Fait tourner le serveur de tables sur http://localhost:8080 jusqu’à ce qu’on l’arrête.',
    },
    join: {
      about: 'Joue à une table d’un serveur, ou en ouvre une.',
      options: {
        server: 'URL  (par défaut : http://localhost:8080)',
        name: 'NOM  sous lequel les autres vous voient',
        seat: 'A|B|C|D  votre place (par défaut : la première libre)',
        key: 'CLÉ  d’une table qui en demande une',
        open: 'JEU  ouvre une table',
        players: 'N  places de la nouvelle table (par défaut : 2, ou le minimum du jeu)',
        level: 'ROBOT  lui donne toutes les autres places de la nouvelle table',
        options,
        lang,
      },
    },
    backup: {
      about: 'Sauvegarde ce que garde le serveur (DATA_DIR ou DATABASE_URL), même pendant qu’il tourne.',
    },
    restore: {
      about: 'Restaure une sauvegarde dans un DATA_DIR ou une DATABASE_URL vide, de l’une ou l’autre sorte.',
    },
    completion: {
      about: 'Écrit ce qu’il faut à un shell pour compléter les commandes : bash, zsh ou fish.',
      more: [
        'bash : planisphere completion bash > ~/.local/share/bash-completion/completions/planisphere',
        'zsh :  planisphere completion zsh > un dossier de $fpath, sous le nom _planisphere',
        'fish : planisphere completion fish > ~/.config/fish/completions/planisphere.fish',
      ],
    },
  },
};
