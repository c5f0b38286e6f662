// The words of the editor.
import { localized } from '../../../base/words/localized.ts';

interface Words {
  readonly title: string;
  readonly box: string;
  readonly left: (left: number) => string;
  readonly over: (over: number) => string;
  readonly how: string;
  readonly type: string;
  readonly typeAbout: (put: string, away: string) => string;
  readonly notUnderstood: string;
  readonly put: (piece: string, place: string) => string;
  readonly putHere: (place: string) => string;
  readonly empty: (place: string) => string;
  readonly lies: (piece: string, place: string) => string;
  readonly inHand: (piece: string) => string;
  readonly takeAway: string;
  readonly takeAwayFrom: (piece: string, place: string) => string;
  readonly counted: (choice: string, count: string) => string;
  readonly putBack: string;
  readonly facts: string;
  readonly shown: string;
  readonly startFrom: string;
  readonly emptyTable: string;
  readonly freshDeal: string;
  readonly record: string;
  readonly rulebook: string;
  readonly choosePreset: string;
  readonly inOneLine: string;
  readonly lineAbout: string;
  readonly check: string;
  readonly cannotBe: string;
  readonly unusual: string;
  readonly fine: string;
  readonly analyse: string;
  readonly firstMend: string;
  readonly pad: string;
  readonly link: string;
  readonly undo: string;
  readonly redo: string;
  readonly more: (choice: string) => string;
  readonly less: (choice: string) => string;
  readonly tabs: string;
}

export const editorPageWords = localized<Words>({
  en: {
    title: 'Set up a position',
    box: 'In the box',
    left: (left) => `${left} left`,
    over: (over) => `${over} too many`,
    how: 'Drag a piece to a place, or press the piece and then the place, or type both. What you leave out stays unknown.',
    type: 'Type a piece and a place',
    typeAbout: (put, away) => `Such as “${put}”; “${away}” takes it away.`,
    notUnderstood: 'There is no piece or no place of this name.',
    put: (piece, place) => `${piece}: ${place}`,
    putHere: (place) => `Put it here: ${place}`,
    empty: (place) => `${place}: empty`,
    lies: (piece, place) => `${place}: ${piece}`,
    inHand: (piece) => `In your hand: ${piece}`,
    takeAway: 'Take away',
    takeAwayFrom: (piece, place) => `Take away ${piece}, ${place}`,
    counted: (choice, count) => `${choice}: ${count}`,
    putBack: 'Put back',
    facts: 'The table',
    shown: 'Player in view',
    startFrom: 'Start from',
    emptyTable: 'An empty table',
    freshDeal: 'A fresh deal',
    record: 'A moment of a game',
    rulebook: 'An example of the rules',
    choosePreset: 'Choose an example',
    inOneLine: 'In one line',
    lineAbout: 'It follows the table, and the table follows it: paste or change a line of notation.',
    check: 'Check of the position',
    cannotBe: 'This is impossible',
    unusual: 'Unusual, but possible',
    fine: 'This position can be played.',
    analyse: 'Analyse',
    firstMend: 'First put right what is impossible.',
    pad: 'At your table',
    link: 'Share the link',
    undo: 'Undo',
    redo: 'Redo',
    more: (choice) => `${choice}: one more`,
    less: (choice) => `${choice}: one fewer`,
    tabs: 'Parts of the table',
  },
  fr: {
    title: 'Composer une position',
    box: 'Dans la boîte',
    left: (left) => (left < 2 ? `${left} restante` : `${left} restantes`),
    over: (over) => `${over} de trop`,
    how: 'Faites glisser une pièce vers un endroit, ou appuyez sur la pièce puis sur l’endroit, ou tapez les deux. Ce que vous n’indiquez pas reste inconnu.',
    type: 'Tapez une pièce et un endroit',
    typeAbout: (put, away) => `Par exemple « ${put} » ; « ${away} » l’enlève.`,
    notUnderstood: 'Aucune pièce ou aucun endroit ne porte ce nom.',
    put: (piece, place) => `${piece} : ${place}`,
    putHere: (place) => `Poser ici : ${place}`,
    empty: (place) => `${place} : vide`,
    lies: (piece, place) => `${place} : ${piece}`,
    inHand: (piece) => `En main : ${piece}`,
    takeAway: 'Enlever',
    takeAwayFrom: (piece, place) => `Enlever ${piece}, ${place}`,
    counted: (choice, count) => `${choice} : ${count}`,
    putBack: 'Reposer',
    facts: 'La table',
    shown: 'Joueur affiché',
    startFrom: 'Partir de',
    emptyTable: 'Une table vide',
    freshDeal: 'Une nouvelle donne',
    record: 'Un moment d’une partie',
    rulebook: 'Un exemple des règles',
    choosePreset: 'Choisir un exemple',
    inOneLine: 'En une ligne',
    lineAbout: 'Elle suit la table, et la table la suit : collez ou changez une ligne de notation.',
    check: 'Contrôle de la position',
    cannotBe: 'C’est impossible',
    unusual: 'Inhabituel, mais possible',
    fine: 'Cette position peut être jouée.',
    analyse: 'Analyser',
    firstMend: 'Corrigez d’abord ce qui est impossible.',
    pad: 'À votre table',
    link: 'Partager le lien',
    undo: 'Annuler',
    redo: 'Rétablir',
    more: (choice) => `Augmenter : ${choice}`,
    less: (choice) => `Diminuer : ${choice}`,
    tabs: 'Parties de la table',
  },
});
