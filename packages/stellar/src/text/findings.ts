// What is wrong with a position of Stellar that somebody set up, or with an event of a record, in both languages.
import {
  capital,
  counted,
  countedInFrench,
  elide,
  type Fault,
  type Frame,
  type Locale,
} from '@planisphere/core';
import { type Card, parseCard, TYPES } from '../index.ts';
import { messagesOf } from './cells.ts';

/** What a sentence may name: the parts of the finding, and this reader's names of cards, seats and types. */
interface Named {
  readonly of: readonly string[];
  /** The word of the notation that is meant. */
  readonly word: string;
  readonly card: (notation: string) => string;
  readonly name: string;
  readonly type: (type: string) => string;
}
type Sentence = (named: Named) => string;

const times = (count: string | undefined): string =>
  count === '2' ? 'twice' : count === '1' ? 'once' : `${count} times`;

const en: Readonly<Record<string, Sentence>> = {
  'too-many-cards': ({ of: [card, there, inBox], card: say }) =>
    `${say(card ?? '')} is here ${times(there)}, and the box holds it ${times(inBox)}.`,
  'too-many-hidden': () => 'More cards are hidden than the box has left.',
  'nothing-fits': () => 'No cards that are left can lie in the hidden places as they are described.',
  'turn-in-setup': () => 'No turn has been played while cards are still dealt out.',
  'first-unknown': () => 'Say who the start player is: by now everybody knows.',
  'first-known': () => 'The start player is still to be drawn, so leave it open.',
  'turn-of-end': ({ of: [turns] }) => `The game is over after ${turns} turns, no sooner and no later.`,
  'row-gap': ({ of: [place] }) =>
    `Place ${place} of the row is empty. Before a card is taken the row is full.`,
  'row-early': () => 'The row has not been laid yet at this point.',
  'row-full': () => 'The row is full, so there is nothing to refill.',
  'row-step': () => 'Only the place from which the card was taken is empty now.',
  'coordinate-empty': () => 'The card that follows would come from an empty place of the row.',
  'deck-empty': () => 'The deck is empty, and a card has to come from it.',
  'discard-left': () => 'The deck is empty, so the discards have become the deck: none can lie there.',
  'step-missing': () => 'A card has been taken by now: say from which place.',
  'step-early': () => 'No card has been taken yet in this turn.',
  'area-missing': () => 'Say where the card that follows goes: to the telescope or to the notebook.',
  'area-early': () => 'No card follows yet at this point of the turn.',
  'drawn-early': () => 'The card that follows is still to be drawn.',
  'nothing-to-place': () => 'There is no card to place.',
  'half-a-hand': ({ name }) => `${name}’s hand is known whole or not at all.`,
  'hand-order': ({ name }) => `Write ${name}’s hand in the order of the cards: P, M, A, C, H, S.`,
  'hand-too-large': ({ name }) => `${name} holds more than three cards.`,
  'hand-of-three': ({ name }) =>
    `${name} holds three cards, which is so only between taking a card and playing one.`,
  'starters-only': ({ name }) => `${name} can hold nothing but starters now: the five cards with a 3.`,
  'starter-twice': ({ name }) => `${name} holds a starter twice, and there is one of each type.`,
  'hand-of-two': ({ name }) => `${name} holds two cards at this point.`,
  'hand-empty': ({ name }) => `${name} has no card to play.`,
  'answer-unasked': () => 'Nobody is asked to choose a card now.',
  'answer-not-held': ({ name }) => `${name} has chosen a card that is not in the hand.`,
  'telescope-full': ({ name }) => `${name}’s telescope is full, and a card has to go there.`,
  'taken-nowhere': ({ name }) => `A card that ${name} took openly is neither in the hand nor face down.`,
  'laid-early': ({ name }) => `${name} has laid no card yet at this point.`,
  'half-hidden': ({ name }) => `Hide ${name}’s hand and face-down cards together, or show both.`,
  'hidden-face-up': ({ word }) => `${word}: an unknown card lies face down, such as #?.deck.`,
  'hidden-from-row': ({ word }) => `${word}: everybody saw a card that came from the row, so it is known.`,
  'other-number': ({ word }) => `${word}: the card has another number than the one that was told.`,
  'bad-card': ({ word }) =>
    `There is no card “${word}”. Cards are P1 to P6, M, A, C, H the same, and S1 to S5.`,
  'discard-count': ({ of: [there] }) =>
    `${counted(Number(there), 'card')} in the discard: rows of five go there, so no game comes to this.`,
  'hand-count': ({ name, of: [, there, expected] }) =>
    `${name} holds ${counted(Number(there), 'card')}; in a game it is ${expected} here.`,
  'tel-count': ({ name, of: [, there, expected] }) =>
    `${name}’s telescope has ${counted(Number(there), 'card')}; in a game it is ${expected} by this turn.`,
  'note-count': ({ name, of: [, there, expected] }) =>
    `${name}’s notebook has ${counted(Number(there), 'card')}; in a game it is ${expected} by this turn.`,
  'no-starter': ({ name }) => `In a game a starter, a card with a 3, lies face up in ${name}’s slot 1.`,
  'type-apart': ({ name, of: [, type], type: say }) =>
    `${name}’s ${say(type ?? '')} do not touch. In a game they are laid beside each other.`,
  'laid-later': ({ name, of: [, slot] }) =>
    `The card in ${name}’s slot ${slot} was played in a turn that is still to come.`,
};

const fois = (count: string | undefined): string => (count === '1' ? 'une fois' : `${count} fois`);
const cartes = (count: string | undefined): string => countedInFrench(Number(count), 'carte');

const fr: Readonly<Record<string, Sentence>> = {
  'too-many-cards': ({ of: [card, there, inBox], card: say }) =>
    `${capital(say(card ?? ''))} est là ${fois(there)}, et il n’y en a que ${inBox} dans la boîte.`,
  'too-many-hidden': () => 'Il y a plus de cartes cachées que la boîte n’en a encore.',
  'nothing-fits': () => 'Aucune des cartes restantes ne peut être cachée là comme il est décrit.',
  'turn-in-setup': () => 'Aucun tour n’a été joué tant que l’on distribue les cartes.',
  'first-unknown': () => 'Dites qui commence : à ce moment, tout le monde le sait.',
  'first-known': () => 'Le premier joueur reste à tirer au sort : laissez-le ouvert.',
  'turn-of-end': ({ of: [turns] }) => `La partie se termine après ${turns} tours, ni avant ni après.`,
  'row-gap': ({ of: [place] }) =>
    `La position ${place} de la rangée est vide. Avant de prendre une carte, la rangée est pleine.`,
  'row-early': () => 'La rangée n’est pas encore posée à ce moment.',
  'row-full': () => 'La rangée est pleine : il n’y a rien à compléter.',
  'row-step': () => 'Seule la position où la carte a été prise est vide maintenant.',
  'coordinate-empty': () => 'La carte qui suit viendrait d’une position vide de la rangée.',
  'deck-empty': () => 'La pioche est vide, et une carte doit en venir.',
  'discard-left': () => 'La pioche est vide : la défausse est devenue la pioche, et il n’y reste rien.',
  'step-missing': () => 'Une carte a déjà été prise : dites à quelle position.',
  'step-early': () => 'Aucune carte n’a encore été prise pendant ce tour.',
  'area-missing': () => 'Dites où va la carte qui suit : au télescope ou au carnet.',
  'area-early': () => 'Aucune carte ne suit encore à ce moment du tour.',
  'drawn-early': () => 'La carte qui suit reste à piocher.',
  'nothing-to-place': () => 'Il n’y a aucune carte à placer.',
  'half-a-hand': ({ name }) => `La main ${elide('de', name)} est connue tout entière ou pas du tout.`,
  'hand-order': ({ name }) =>
    `Écrivez la main ${elide('de', name)} dans l’ordre des cartes : P, M, A, C, H, S.`,
  'hand-too-large': ({ name }) => `${name} a plus de trois cartes en main.`,
  'hand-of-three': ({ name }) =>
    `${name} a trois cartes en main, ce qui n’arrive qu’après avoir pris une carte et avant d’en jouer une.`,
  'starters-only': ({ name }) => `${name} ne peut avoir que des cartes de départ : les cinq cartes 3.`,
  'starter-twice': ({ name }) => `${name} a deux fois la même carte de départ ; il y en a une par type.`,
  'hand-of-two': ({ name }) => `${name} a deux cartes en main à ce moment.`,
  'hand-empty': ({ name }) => `${name} n’a aucune carte à jouer.`,
  'answer-unasked': () => 'Personne ne doit choisir de carte maintenant.',
  'answer-not-held': ({ name }) => `${name} a choisi une carte qui n’est pas dans sa main.`,
  'telescope-full': ({ name }) => `Le télescope ${elide('de', name)} est plein, et une carte doit y aller.`,
  'taken-nowhere': ({ name }) =>
    `Une carte ${elide('que', name)} a prise n’est ni dans sa main ni face cachée.`,
  'laid-early': ({ name }) => `${name} n’a encore posé aucune carte à ce moment.`,
  'half-hidden': ({ name }) =>
    `Cachez la main et les cartes face cachée ${elide('de', name)} ensemble, ou montrez les deux.`,
  'hidden-face-up': ({ word }) => `${word} : une carte inconnue est face cachée, par exemple #?.deck.`,
  'hidden-from-row': ({ word }) =>
    `${word} : tout le monde a vu une carte qui vient de la rangée, elle est donc connue.`,
  'other-number': ({ word }) => `${word} : la carte porte un autre nombre que celui qui a été annoncé.`,
  'bad-card': ({ word }) =>
    `La carte « ${word} » n’existe pas. Les cartes sont P1 à P6, de même M, A, C et H, puis S1 à S5.`,
  'too-long': ({ of: [most] }) => `Une position a ${most} signes au plus.`,
  'bad-phase': ({ word, of }) => `« ${word} » n’est pas un moment de la partie. Il y a : ${of.join(', ')}.`,
  'bad-position': ({ of: [count] }) => `Après le moment de la partie, on attend ${count} champs.`,
  'missing-field': ({ of: [key] }) => `On attend ici le champ ${key}.`,
  'bad-number': ({ word }) => `« ${word} » n’est pas un nombre possible ici.`,
  'bad-seat': ({ word }) => `« ${word} » n’est pas un joueur : on attend A ou B.`,
  'bad-row': () => 'Une rangée a cinq positions.',
  'bad-step': ({ word }) =>
    `« ${word} » n’est pas une étape : on attend -, 2, 2+sat, 2>note:3, 2>tel:deck ou 2>tel:M4.`,
  'bad-taken': ({ word }) => `« ${word} » : une carte prise s’écrit M2@4, avec le tour.`,
  'bad-slot': ({ word }) =>
    `« ${word} » : une carte jouée de la main s’écrit hand3.4, ou hand36.4 pour un 3 ou un 6/0, avec le tour de 0 à 21.`,
  'bad-telescope': () => 'Un télescope a douze emplacements.',
  'unknown-actor': ({ word }) => `« ${word} » : un événement commence par A, B ou chance.`,
  'bad-event': ({ word }) => `« ${word} » n’est ni un coup ni une donne de Stellar.`,
  'bad-place': ({ word }) =>
    `« ${word} » n’est pas un endroit : on écrit note, tel 4 ou tel 4 down, avec un emplacement de 1 à 12.`,
  'bad-switch': ({ word }) => `« ${word} » : on attend on ou off.`,
  'discard-count': ({ of: [there] }) =>
    `${cartes(there)} dans la défausse : on y met des rangées de cinq, aucune partie n’en arrive là.`,
  'hand-count': ({ name, of: [, there, expected] }) =>
    `${name} a ${cartes(there)} en main ; dans une partie, c’est ${expected} à ce moment.`,
  'tel-count': ({ name, of: [, there, expected] }) =>
    `Le télescope ${elide('de', name)} a ${cartes(there)} ; dans une partie, c’est ${expected} à ce tour.`,
  'note-count': ({ name, of: [, there, expected] }) =>
    `Le carnet ${elide('de', name)} a ${cartes(there)} ; dans une partie, c’est ${expected} à ce tour.`,
  'no-starter': ({ name }) =>
    `Dans une partie, une carte de départ, un 3, est face visible à l’emplacement 1 ${elide('de', name)}.`,
  'type-apart': ({ name, of: [, type], type: say }) =>
    `Chez ${name}, les cartes « ${say(type ?? '')} » ne se touchent pas. Dans une partie, on les pose côte à côte.`,
  'laid-later': ({ name, of: [, slot] }) =>
    `La carte de l’emplacement ${slot} ${elide('de', name)} a été jouée à un tour qui reste à venir.`,
};

const SENTENCES: Readonly<Record<Locale, Readonly<Record<string, Sentence>>>> = { en, fr };

export function tellFinding(
  { code, at, of = [] }: Fault,
  { locale, names }: Pick<Frame, 'locale' | 'names'>,
): string | undefined {
  const sentence = SENTENCES[locale][code];
  const messages = messagesOf(locale);
  const card = (notation: string): string => {
    const parsed = parseCard(notation);
    return parsed.ok ? messages.card(parsed.value satisfies Card) : notation;
  };
  const [seat] = of;
  const name = names[seat === 'B' ? 1 : 0] ?? '';
  const type = (id: string): string =>
    (messages.score.types[TYPES.findIndex((each) => each === id)] ?? id).toLowerCase();
  const word = at.split('.').length > 1 && of[1] !== undefined ? of[1] : at;
  return sentence?.({ of, word, card, name, type });
}
