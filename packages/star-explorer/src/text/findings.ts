// What is wrong with a position of Star Explorer that somebody set up, or with an event of a record, in both languages.
import { elide, type Fault, type Frame, type Locale, parseSeat } from '@planisphere/core';
import { KINDS } from '../rules/components.ts';
import { parseTile, tileOf } from '../rules/tiles.ts';
import { messagesOf } from './messages.ts';
import { rules } from './rules.ts';

/** What a sentence may name: the parts of the finding, and this reader's names of seats, kinds and tiles. */
interface Named {
  /** What the finding names, without the seat. */
  readonly of: readonly string[];
  readonly word: string;
  /** The owner of the board; '' if it is nobody's. */
  readonly name: string;
  readonly kind: (kind: string) => string;
  readonly tile: (id: string) => string;
  readonly seat: (seat: string) => string;
}
type Sentence = (named: Named) => string;

const en: Readonly<Record<string, Sentence>> = {
  'too-long': () => 'This line is too long for a position.',
  'wrong-players': () => 'One to four boards follow the first part of the line, divided by “|”.',
  'wrong-words': () => 'The line begins with the first player and the sizes chosen, such as “B 10.7”.',
  'unknown-seat': ({ word }) => `“${word}” is no player: A, B, C, D or _ is expected.`,
  'unknown-size': ({ word }) => `“${word}” is no size: tiles have 5 to 10 stars.`,
  'unknown-kind': ({ word }) => `“${word}” is no kind of star: R, W, Y or B is expected.`,
  'unknown-start': ({ word }) => `There is no starting tile “${word}”.`,
  'unknown-tile': ({ word }) => `There is no tile “${word}”.`,
  'unknown-star': ({ word }) => `There is no star “${word}” on the disc.`,
  'lone-star': ({ word }) => `“${word}”: a trail leads from one star to another.`,
  'no-line': ({ word }) => `“${word}”: a line joins two neighbouring stars.`,
  'line-twice': ({ word }) => `“${word}” is drawn twice.`,
  'wrong-pile': ({ name }) => `${name}’s pile has seven tiles, no more.`,
  gap: ({ name }) => `${name} has a tile of a later round before the one before it was drawn.`,
  'wrong-first': () => 'The first player is one of those who play, and a player alone needs no token.',
  'too-many-rounds': () => 'A game has six rounds, and more sizes are chosen.',
  'SIZE-1': ({ of: [size, most] }) =>
    `Size ${size} is chosen more often than a pile has tiles of it, which is ${most === '1' ? 'one' : 'two'}.`,
  'start-twice': ({ of: [start] }) => `Two players have the starting tile ${start}, and there is one of it.`,
  'tile-twice': ({ of: [tile], tile: say }) => `${say(tile ?? '')} lies on two boards or twice on one.`,
  'too-many': ({ of: [size, kind, there, inBox], kind: say }) =>
    `${there} tiles of ${size} stars have a ${say(kind ?? '')} back, and the box holds ${inBox}.`,
  'out-of-step': ({ name }) => `${name}’s board is not at the same point of the game as the others.`,
  hidden: ({ name }) => `What ${name} chose has been shown to everybody by now, so it cannot be hidden.`,
  'SET-3': ({ name, of: [kind], kind: say }) => `${name}’s starting tile has no ${say(kind ?? '')} side.`,
  'SIZE-2': ({ name }) => `${name} has no such choice between two sevens.`,
  'seven-unknown': ({ name }) => `Say which of two different sevens ${name} used first.`,
  'wrong-tile': ({ name, of: [round, tile], tile: say }) =>
    `${name}’s pile has no ${say(tile ?? '')} for round ${round}: size and back say otherwise.`,
  'token-elsewhere': ({ of: [, heir, round], name, seat }) =>
    `${name} holds the token; in a game the lowest score of round ${round} would have given it to ${seat(heir ?? '')}.`,
};

const fr: Readonly<Record<string, Sentence>> = {
  'too-long': () => 'Cette ligne est trop longue pour une position.',
  'wrong-players': () => 'Un à quatre plateaux suivent le début de la ligne, séparés par « | ».',
  'wrong-words': () =>
    'La ligne commence par le premier joueur et les tailles choisies, par exemple « B 10.7 ».',
  'unknown-seat': ({ word }) => `« ${word} » n’est pas un joueur : on attend A, B, C, D ou _.`,
  'unknown-size': ({ word }) => `« ${word} » n’est pas une taille : les tuiles ont de 5 à 10 étoiles.`,
  'unknown-kind': ({ word }) => `« ${word} » n’est pas un type d’étoile : on attend R, W, Y ou B.`,
  'unknown-start': ({ word }) => `La tuile de départ « ${word} » n’existe pas.`,
  'unknown-tile': ({ word }) => `La tuile « ${word} » n’existe pas.`,
  'unknown-star': ({ word }) => `L’étoile « ${word} » n’est pas sur le disque.`,
  'lone-star': ({ word }) => `« ${word} » : un tracé va d’une étoile à une autre.`,
  'no-line': ({ word }) => `« ${word} » : une ligne joint deux étoiles voisines.`,
  'line-twice': ({ word }) => `« ${word} » est tracé deux fois.`,
  'unknown-actor': ({ word }) => `« ${word} » : un événement commence par A, B, C, D ou chance.`,
  'unknown-action': ({ word }) => `« ${word} » : une place peut side, size, seven ou draw.`,
  'unknown-chance': ({ word }) => `« ${word} » : le hasard amène back, start, first, pick ou tile.`,
  'words-of-seat': ({ word, of: [count] }) => `« ${word} » : il faut ${count} mots après la place.`,
  'words-of-chance': ({ word, of: [count] }) => `« ${word} » : il faut ${count} mots après chance.`,
  'bad-seat': ({ word }) => `« ${word} » n’est pas une place : on attend A, B, C ou D.`,
  'bad-kind': ({ word }) => `« ${word} » n’est pas un type d’étoile : on attend red, white, yellow ou blue.`,
  'unknown-round': ({ word }) => `« ${word} » n’est pas un tour : on attend I, II, III, IV, V ou VI.`,
  'wrong-pile': ({ name }) => `La pile ${elide('de', name)} a sept tuiles, pas plus.`,
  gap: ({ name }) => `${name} a une tuile d’un tour suivant avant d’avoir dessiné la précédente.`,
  'wrong-first': () => 'Le premier joueur est l’un de ceux qui jouent, et seul, on n’a pas besoin de jeton.',
  'too-many-rounds': () => 'Une partie a six tours, et plus de tailles sont choisies.',
  'SIZE-1': ({ of: [size, most] }) =>
    `La taille ${size} est choisie trop souvent : une pile n’en a que ${most === '1' ? 'une tuile' : 'deux tuiles'}.`,
  'start-twice': ({ of: [start] }) => `Deux joueurs ont la tuile de départ ${start}, et il n’y en a qu’une.`,
  'tile-twice': ({ of: [tile], tile: say }) =>
    `${say(tile ?? '')} est sur deux plateaux, ou deux fois sur un.`,
  'too-many': ({ of: [size, kind, there, inBox], kind: say }) =>
    `Il y a ${there} tuiles de ${size} étoiles au verso ${say(kind ?? '')}, et la boîte n’en a que ${inBox}.`,
  'out-of-step': ({ name }) => `Le plateau ${elide('de', name)} n’en est pas au même point que les autres.`,
  hidden: ({ name }) => `Ce choix ${elide('de', name)} a été montré à tous : il ne peut pas être caché.`,
  'SET-3': ({ name, of: [kind], kind: say }) =>
    `La tuile de départ ${elide('de', name)} n’a pas de côté ${say(kind ?? '')}.`,
  'SIZE-2': ({ name }) => `${name} n’a pas ce choix entre deux sept.`,
  'seven-unknown': ({ name }) => `Dites lequel de ses deux sept différents ${name} a utilisé d’abord.`,
  'wrong-tile': ({ name, of: [round, tile], tile: say }) =>
    `La pile ${elide('de', name)} n’a pas ${say(tile ?? '')} pour le tour ${round} : la taille et le verso disent autre chose.`,
  'token-elsewhere': ({ of: [, heir, round], name, seat }) =>
    `${name} a le jeton ; dans une partie, le plus bas score du tour ${round} l’aurait donné à ${seat(heir ?? '')}.`,
};

const SENTENCES: Readonly<Record<Locale, Readonly<Record<string, Sentence>>>> = { en, fr };
/** For a drawing against a rule: what the rule says. */
const DRAWN: Readonly<Record<Locale, (name: string, round: string, tile: string) => string>> = {
  en: (name, round, tile) => `${name}’s ${tile} in round ${round} cannot be drawn like this.`,
  fr: (name, round, tile) => `${tile} ne peut pas être dessiné ainsi par ${name} au tour ${round}.`,
};

export function tellFinding(
  { code, at, of = [] }: Fault,
  { locale, names }: Pick<Frame, 'locale' | 'names'>,
): string | undefined {
  const messages = messagesOf(locale);
  const seat = (letter: string): string => names[parseSeat(letter) ?? 0] ?? '';
  const owner = parseSeat(of[0] ?? '');
  const tile = (id: string): string => {
    const found = parseTile(id);
    return found === undefined ? id : tileOf(found).name;
  };
  const kind = (id: string): string => messages.kinds[KINDS.find((each) => each === id) ?? 'red'];
  const rest = owner === undefined || code === 'token-elsewhere' ? of : of.slice(1);
  const named: Named = {
    of: rest,
    word: owner === undefined ? at : at.slice(3),
    name: owner === undefined ? '' : (names[owner] ?? ''),
    ...{ kind, tile, seat },
  };
  const sentence = SENTENCES[locale][code];
  if (sentence !== undefined) return sentence(named);
  const rule = rules[code];
  const [round = '', id = ''] = rest;
  return rule && `${DRAWN[locale](named.name, round, tile(id))} ${rule[locale]}`;
}
