// What is wrong with a position of Stellarion that somebody set up, with an event of a record, or with the
// options of a table, in both languages.
import { capital, elide, type Fault, type Frame, type Locale, parseSeat } from '@planisphere/core';
import { parseCard } from '../notation/words.ts';
import { DECKS, GALAXIES } from '../rules/cards.ts';
import { nameOfCard } from './cards.ts';
import { messagesOf } from './messages.ts';

interface Named {
  readonly of: readonly string[];
  /** The word of the notation that is meant. */
  readonly word: string;
  /** This reader's names of the card, the deck, the galaxy and the player in the finding. */
  readonly card: string;
  readonly deck: (deck: string | undefined) => string;
  readonly galaxy: string;
  readonly name: string;
}
type Sentence = (named: Named) => string;

const en: Readonly<Record<string, Sentence>> = {
  'too-long': () => 'This line is too long for a position.',
  'wrong-length': ({ of: [count] }) => `A position has twelve words; this line has ${count}.`,
  'card-too-many': ({ of: [, deck, found, wanted], card, deck: say }) =>
    `${card}: ${found} cards of the ${say(deck)} deck are here, and the box holds ${wanted}.`,
  'card-missing': ({ of: [, deck, found, wanted], card, deck: say }) =>
    `${card}: the ${say(deck)} deck has ${wanted} of them, and ${found === '0' ? 'none is' : `only ${found} ${found === '1' ? 'is' : 'are'}`} here. Put the rest into the deck, its discard or the Outpost.`,
  'voyages-count': ({ of: [found, wanted] }) =>
    `There are ${found} voyages in all, and this table plays with ${wanted}.`,
  'voyages-galaxy': ({ galaxy }) => `${galaxy} has two voyages, and two advanced ones at the most.`,
  'voyages-unlaid': () => 'With mirrors every voyage that is left lies in one of the two columns.',
  'pile-of-three': ({ name }) => `${name}’s victory pile holds three galaxies; two are allowed.`,
  'theory-missing': () => 'A theory and a discovery lie face up by now.',
  'too-many-meteors': ({ of: [count] }) => `There are ${count} meteors, and the box holds four.`,
  'won-too-early': () => 'The game is not won yet: voyages are left.',
  'won-already': () => 'No voyage is left: the game is won.',
  'deck-covered': ({ of: [deck], deck: say }) =>
    `The ${say(deck)} deck shows no card. In a turn every deck that has cards shows its top card.`,
  'nothing-possible': () => 'No launch and no coordination is possible here: the game is over.',
  'impossible-stage': () => 'This moment of a turn does not fit what lies on the table.',
  'unknown-stage': () => 'There is no such moment of a turn. The usual one is “turn”.',
  'stars-count': ({ of: [stars, most] }) =>
    `${stars} shooting stars: a table begins with ${most} at the most.`,
  'meteors-spent': () => 'Meteors are spent two at a time, each two for a voyage; no game comes to this.',
  'past-with-sun': () => 'With the sun no position comes again, so none needs to be remembered.',
};

const fr: Readonly<Record<string, Sentence>> = {
  'too-long': () => 'Cette ligne est trop longue pour une position.',
  'wrong-length': ({ of: [count] }) => `Une position a douze mots ; cette ligne en a ${count}.`,
  'card-too-many': ({ of: [, deck, found, wanted], card, deck: say }) =>
    `${card} : le paquet ${say(deck)} en a ${found} ici, et la boîte n’en contient que ${wanted}.`,
  'card-missing': ({ of: [, deck, found, wanted], card, deck: say }) =>
    `${card} : le paquet ${say(deck)} en a ${wanted}, et il y en a ${found} ici. Mettez le reste dans le paquet, sa défausse ou l’avant-poste.`,
  'voyages-count': ({ of: [found, wanted] }) =>
    `Il y a ${found} voyages en tout, et cette table se joue avec ${wanted}.`,
  'voyages-galaxy': ({ galaxy }) => `${galaxy} a deux voyages, et deux voyages avancés au plus.`,
  'voyages-unlaid': () => 'Avec les miroirs, chaque voyage restant est dans l’une des deux colonnes.',
  'pile-of-three': ({ name }) =>
    `La pile de victoire ${elide('de', name)} a trois galaxies ; deux sont permises.`,
  'theory-missing': () => 'Une théorie et une découverte sont face visible à ce moment.',
  'too-many-meteors': ({ of: [count] }) => `Il y a ${count} météores, et la boîte en contient quatre.`,
  'won-too-early': () => 'La partie n’est pas encore gagnée : il reste des voyages.',
  'won-already': () => 'Il ne reste aucun voyage : la partie est gagnée.',
  'deck-covered': ({ of: [deck], deck: say }) =>
    `Le paquet ${say(deck)} ne montre aucune carte. Pendant un tour, chaque paquet montre sa carte du dessus.`,
  'nothing-possible': () => 'Aucun lancement et aucune coordination n’est possible : la partie est finie.',
  'impossible-stage': () => 'Ce moment du tour ne va pas avec ce qui est sur la table.',
  'unknown-stage': () => 'Ce moment du tour n’existe pas. Le plus courant est « turn ».',
  'unknown-ending': () => 'On attend une fin de partie après « over: ».',
  'bad-stage': () => 'Un détail de ce moment du tour ne peut pas être lu.',
  'bad-table': () => 'On attend solo ou duo, puis les extensions et la piste, par exemple solo+sun:easy.',
  'bad-turn': () => 'On attend A, ou B à deux joueurs.',
  'bad-decks': () => 'On attend huit paquets séparés par « / », par exemple ^Sa(NaPa)Ta.',
  'bad-discards': () => 'On attend huit listes de cartes, une par paquet, séparées par « / ».',
  'bad-outpost': () => 'On attend des cartes avec leur paquet, par exemple Sa.alpha,Pa.planet.',
  'bad-voyages': () => 'On attend les lettres des galaxies, avec les miroirs deux colonnes comme ab|gd.',
  'bad-piles': () => 'On attend les lettres des galaxies, une liste par joueur comme aab/-.',
  'bad-stars': () => 'On attend de *0 à *6 étoiles filantes.',
  'bad-theories': () => 'On attend la théorie, celles du dessous et la découverte, par exemple S:NTP:N.',
  'bad-sun': () => 'On attend la case, les cases à météore et les météores gagnés, par exemple 7:5,10:2.',
  'bad-past': () => 'On attend ici des positions passées, ou « - ».',
  'unknown-actor': ({ word }) => `« ${word} » : un événement commence par A, B ou chance.`,
  'unknown-verb': ({ word, of: [known] }) => `« ${word} » n’est pas un coup : on connaît ${known}.`,
  'bad-words': ({ of: [like] }) => `Cela s’écrit ainsi : ${like}.`,
  'repeated-expansion': () => 'Une extension est citée deux fois.',
  'track-without-sun': () =>
    'Cette piste est celle du Soleil Glauque (« sun »), qui n’est pas parmi les extensions.',
  'not-canonical': ({ of: [expected] }) => `Cela s’écrit ${expected}.`,
  'stars-count': ({ of: [stars, most] }) =>
    `${stars} étoiles filantes : une table commence avec ${most} au plus.`,
  'meteors-spent': () =>
    'Les météores se dépensent par deux, contre un voyage ; aucune partie n’en arrive là.',
  'past-with-sun': () => 'Avec le soleil, aucune position ne revient : il n’y a rien à retenir.',
};

const SENTENCES: Readonly<Record<Locale, Readonly<Record<string, Sentence>>>> = { en, fr };

export function tellFinding(
  { code, at, of = [] }: Fault,
  { locale, names }: Pick<Frame, 'locale' | 'names'>,
): string | undefined {
  const messages = messagesOf(locale);
  const [first = ''] = of;
  const card = parseCard(first);
  return SENTENCES[locale][code]?.({
    of,
    word: at,
    card: card === undefined ? first : capital(nameOfCard(card, messages)),
    deck: (deck) => messages.decks[DECKS.findIndex((each) => each === deck)] ?? '',
    galaxy: messages.galaxies[GALAXIES.findIndex((each) => each === first)] ?? '',
    name: names[parseSeat(first) ?? 0] ?? '',
  });
}
