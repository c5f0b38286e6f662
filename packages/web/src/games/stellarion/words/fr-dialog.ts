// Les dialogues de Stellarion en français : refus, conséquences, étapes.
import { countedInFrench, elide } from '@planisphere/core';
import type { Action, Position, Type } from '@planisphere/stellarion';
import type { Consequence } from '../foresight.ts';
import type { Reason } from '../offers.ts';
import type { Panel } from '../panels.ts';
import { decks, galaxies, list, plurals, theCard, types } from './fr-cards.ts';

const REASONS: Readonly<Record<string, string>> = {
  'LAUNCH-1': 'il manque une carte',
  'LAUNCH-2': 'plus aucun voyage vers cette galaxie',
  'LAUNCH-4': 'plus d’étoile filante',
  'MIRROR-3': 'ses voyages sont couverts dans les colonnes',
  'MIRROR-5': 'un miroir demande une carte qui a un type',
  'MIRROR-6': 'les miroirs restent où ils sont',
  'COORD-1': 'les deux cartes sont de types différents',
  'CROSS-1': 'il faut quatre trous noirs visibles',
  'CROSS-4': 'trois voyages ne tiendraient pas dans vos deux piles',
  'CROSS-5': 'les trous noirs ne servent qu’à traverser',
  'DUO-3': 'une pile contient deux galaxies au plus',
  'SHIP-2': 'la seconde recherche demande un autre paquet',
  'SHIP-3': 'ce paquet est vide',
  'NEBULA-1': 'rien à y récupérer',
  'STARS-3': 'il faut deux cartes pour sonder',
  'OUTPOST-1': 'l’Avant-Poste abrite une autre galaxie',
  'OUTPOST-2': 'elle est déjà dans l’Avant-Poste',
  'PLANET-1': 'il ne montre rien',
  'PLANET-2': 'une seule carte',
  'METEOR-2': 'il faut deux météores',
  'THEORY-2': 'il faut trois cartes visibles de ce type',
};

export function reason(why: Reason): string {
  if ('rule' in why) return REASONS[why.rule] ?? why.rule;
  if ('short' in why) {
    if (why.short === 1) return 'pas encore : il manque une carte, et il n’y a plus d’étoile';
    const short = why.withStar ? why.short - 1 : why.short;
    return `pas encore : il manque ${countedInFrench(short, 'carte', 'cartes')}${why.withStar ? ', même avec l’étoile' : ''}`;
  }
  if (why.kind === 'galaxies') return 'les quatre doivent être d’une même galaxie';
  if (why.kind === 'twice') return 'quatre cartes distinctes d’une galaxie';
  if (why.kind === 'one') return 'ajoutez-en une du même type';
  return 'il faut exactement deux cartes d’un même type';
}

export function consequence(what: Consequence): string {
  switch (what.kind) {
    case 'won':
      return 'Vous gagnez la partie';
    case 'lost':
      return 'Le soleil arrive : la partie est perdue';
    case 'hopeless':
      return 'Ensuite, la partie ne peut plus être gagnée';
    case 'repeated':
      return 'Cette position est déjà apparue ; à la troisième fois, la partie est perdue';
    case 'voyage':
      return `Voyage ${galaxies[what.galaxy]} accompli, encore ${what.left}`;
    case 'ready':
      return `Lancement ${galaxies[what.galaxy]} prêt${what.star ? ', avec une étoile filante' : ''}`;
    case 'gains':
      return `Plus près ${elide('de', galaxies[what.galaxy] as string)}`;
    case 'unready':
      return `Le lancement ${galaxies[what.galaxy]} n’est plus prêt`;
    case 'chance':
      return `pour un lancement ${galaxies[what.galaxy]}${what.star ? ' avec une étoile filante' : ''}`;
    case 'theory':
      return `${types[what.type]} au sommet pour la théorie : ${what.from} → ${what.to}`;
    case 'sun':
      return `Le soleil : ${what.from} → ${what.to}${what.meteor ? ', un météore est à vous' : ''}`;
    case 'turned':
      return `Nouvelles cartes : ${list(
        what.decks.map((deck) => decks[deck]!),
        'et',
      )}`;
  }
}

export function powers(type: Type, major: boolean, discovery: Type | undefined): string {
  const radar = discovery === 1 && type === 1;
  return [
    major ? 'chercher une carte dans deux paquets' : 'chercher une carte dans un paquet',
    major
      ? `récupérer jusqu’à 2 cartes${radar ? ', posées au sommet' : ''}`
      : `récupérer 1 carte${radar ? ', posée au sommet' : ''}`,
    major ? 'sonder jusqu’à quatre fois' : 'sonder jusqu’à deux fois',
    major ? 'poster jusqu’à 2 cartes' : 'poster 1 carte dans l’Avant-Poste',
  ][type]!;
}

const POWER = ['Vaisseaux', 'Nébuleuses', 'Étoiles', 'Planètes'];
const sizeOf = (scene: Position): string => (scene.stage.major ? 'pouvoir majeur' : 'pouvoir mineur');

export function title(panel: Panel, scene: Position): string {
  switch (panel) {
    case 'search':
      return scene.stage.begun ? 'Chercher dans un autre paquet' : 'Chercher dans un paquet';
    case 'recover':
      return scene.stage.major ? 'Récupérer une ou deux cartes' : 'Récupérer une carte';
    case 'scan':
      return scene.stage.begun ? 'Sonder encore ?' : 'Sonder un paquet';
    case 'station':
      return 'Poster dans l’Avant-Poste';
    case 'return':
      return 'Quel vaisseau va sous son paquet ?';
    case 'place':
      return `Le paquet ${decks[scene.stage.deck ?? 0]} montre deux cartes`;
    case 'claim':
      return 'La traversée';
    case 'waive':
      return scene.table.sun ? 'Reculer le soleil' : 'Renoncer à l’effet';
    case 'spend':
      return 'Deux météores pour un voyage';
    case 'sure':
      return 'Lancer vraiment ?';
  }
}

export function more(panel: Panel, scene: Position): string {
  const power = `${POWER[scene.stage.power]}, ${sizeOf(scene)}`;
  switch (panel) {
    case 'search':
      return `${power} : une carte au choix, au sommet`;
    case 'recover':
      return scene.discovery === 1
        ? `${power} : le radar la pose au sommet, la première visible`
        : `${power} : mélangée dans son paquet`;
    case 'scan':
      return `${power} : encore ${countedInFrench(scene.stage.left, 'sondage', 'sondages')}`;
    case 'station':
      return `${power} : une carte visible y attend son lancement`;
    case 'return':
      return 'Propulseurs réversibles : un des vaisseaux va sous son paquet';
    case 'place':
      return scene.discovery === 2
        ? 'Amplificateur de réflexion : posez-les où vous voulez'
        : 'L’une va dessus, l’autre tout au fond';
    case 'claim':
      return 'Les trous noirs ouvrent la voie : choisissez vos voyages';
    case 'waive':
      return `${power} : vous renoncez à l’effet`;
    case 'spend':
      return 'Aussitôt et sans frais ; votre tour continue';
    case 'sure':
      return 'Ce lancement a un prix';
  }
}

export function steps(panel: Panel, { stage, table }: Position): readonly string[] {
  // A mirror may have been one of them.
  const two = `Deux ${table.mirrors && !stage.major ? 'cartes' : plurals[stage.power]}`;
  switch (panel) {
    case 'search':
      return [two, 'Paquet', 'Carte', 'Valider'];
    case 'recover':
      return [two, 'Défausse', 'Carte', 'Valider'];
    case 'scan':
      return [two, 'Paquet', 'Révéler'];
    case 'place':
      return [two, 'Paquet', 'Placer', 'Valider'];
    case 'station':
      return [two, 'Carte', 'Valider'];
    default:
      return [];
  }
}

export function confirm(step: Action): string {
  switch (step.kind) {
    case 'search':
      return `Poser ${theCard(step.card)} au sommet`;
    case 'recover':
      return `Récupérer ${list(step.cards.map(theCard), 'et')}`;
    case 'scan':
      return `Mélanger et révéler deux cartes ${decks[step.deck]}`;
    case 'station':
      return step.decks.length > 1 ? 'Poster ces deux cartes' : 'Poster cette carte';
    case 'return':
      return `Le poser sous le paquet ${decks[step.deck]}`;
    case 'place':
      return 'Les placer ainsi';
    case 'take':
      return 'Prendre ces voyages';
    case 'spend':
      return 'Dépenser deux météores';
    case 'waive':
      return step.retreat === 0 ? 'Renoncer à l’effet' : `Reculer le soleil de ${step.retreat}`;
    case 'launch':
      return 'Lancer quand même';
    default:
      return 'Valider';
  }
}
