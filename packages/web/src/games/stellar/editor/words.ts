// The names of places and choices of a Stellar position in the editor.
import { localized } from '../../../base/words/localized.ts';

interface Words {
  /** Examples of what a person can type to put a piece somewhere and to take it away. */
  readonly typed: { readonly put: string; readonly away: string };
  readonly seats: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly aspects: Readonly<Record<string, string>>;
  readonly forms: Readonly<Record<string, string>>;
}

export const editorWords = localized<Words>({
  en: {
    typed: { put: 'p5 row 5', away: '- row 5' },
    seats: { A: 'Player A', B: 'Player B' },
    parts: {
      row: 'Row',
      turn: 'Row and turn',
      tel: 'Telescope',
      more: 'Discard and memory',
      unknown: 'Unknown',
    },
    places: {
      row: 'place',
      tel: 'slot',
      note: 'notebook',
      hand: 'hand',
      taken: 'taken in view of all',
      discard: 'Discard',
      drawn: 'Drawn from the deck',
      unknown: 'Unknown card',
    },
    choices: {
      phase: 'Step',
      mover: 'Whose turn',
      round: 'Round',
      first: 'Start player',
      gap: 'Card taken from place',
      satellite: 'It was a satellite',
      area: 'The card that follows goes to',
      source: 'The card that follows comes from',
      answer: 'Has chosen',
      memory: 'Memory aid',
    },
    values: {
      phase: {
        starters: 'Starters are dealt',
        start: 'Both choose a starter',
        hands: 'Hands are dealt',
        row: 'The first row is dealt',
        first: 'The start player is drawn',
        offer: 'May replace the row',
        take: '1 Take',
        play: '2 Play',
        draw: 'A card is drawn',
        place: '3 Follow',
        refill: '4 Refill',
        keep: 'Both keep a last card',
        over: 'The game is over',
      },
      area: { tel: 'the telescope', note: 'the notebook' },
      other: {
        no: 'no',
        yes: 'yes',
        on: 'on',
        off: 'off',
        deck: 'the deck',
        '?': 'not drawn yet',
        _: 'nothing yet',
        '0': 'none',
      },
    },
    aspects: { lies: 'How it lies', told: 'The row tells its number', since: 'There since turn' },
    forms: {
      up: 'face up',
      row: 'face down, from the row',
      deck: 'face down, from the deck',
      hand: 'face down, from the hand',
    },
  },
  fr: {
    typed: { put: 'p5 rangée 5', away: '- rangée 5' },
    seats: { A: 'Joueur A', B: 'Joueur B' },
    parts: {
      row: 'Rangée',
      turn: 'Rangée et tour',
      tel: 'Télescope',
      more: 'Défausse et mémoire',
      unknown: 'Inconnue',
    },
    places: {
      row: 'position',
      tel: 'emplacement',
      note: 'carnet',
      hand: 'main',
      taken: 'prises à la vue de tous',
      discard: 'Défausse',
      drawn: 'Piochée',
      unknown: 'Carte inconnue',
    },
    choices: {
      phase: 'Étape',
      mover: 'À qui le tour',
      round: 'Manche',
      first: 'Premier joueur',
      gap: 'Carte prise à la position',
      satellite: 'C’était un satellite',
      area: 'La carte qui suit va',
      source: 'La carte qui suit vient de',
      answer: 'A choisi',
      memory: 'Aide-mémoire',
    },
    values: {
      phase: {
        starters: 'On distribue les cartes de départ',
        start: 'Chacun choisit sa carte de départ',
        hands: 'On distribue les mains',
        row: 'On pose la première rangée',
        first: 'On tire au sort le premier joueur',
        offer: 'Peut remplacer la rangée',
        take: '1 Prendre',
        play: '2 Jouer',
        draw: 'On pioche une carte',
        place: '3 Suivre',
        refill: '4 Compléter',
        keep: 'Chacun garde une dernière carte',
        over: 'La partie est finie',
      },
      area: { tel: 'au télescope', note: 'au carnet' },
      other: {
        no: 'non',
        yes: 'oui',
        on: 'avec',
        off: 'sans',
        deck: 'la pioche',
        '?': 'pas encore tiré',
        _: 'rien encore',
        '0': 'aucune',
      },
    },
    aspects: { lies: 'Comment elle est posée', told: 'La rangée dit son numéro', since: 'Là depuis le tour' },
    forms: {
      up: 'face visible',
      row: 'face cachée, de la rangée',
      deck: 'face cachée, de la pioche',
      hand: 'face cachée, de la main',
    },
  },
});
