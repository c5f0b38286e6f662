// The rules of Stellar in our own words, in both languages: shown with a refusal, and on request. RULES.md has the same
// text, line by line; a test compares them.
import type { RuleText } from '@planisphere/core';

export const rules: Readonly<Record<string, RuleText>> = {
  'CARD-1': {
    page: '3',
    en: 'There are sixty cards. Each of the five types (planets, moons, asteroids, clouds, black holes) has two cards each of the numbers 1 to 5 and one 6/0 card. The other five are satellites, numbered 1 to 5.',
    fr: 'Il y a soixante cartes. Chacun des cinq types (planètes, lunes, astéroïdes, nuages, trous noirs) a deux cartes de chaque numéro de 1 à 5 et une carte 6/0. Les cinq autres sont des satellites, numérotés de 1 à 5.',
  },
  'CARD-2': {
    page: '5',
    en: 'The number on a card has two jobs: in your telescope it adds to the total of a section, in your notebook it makes runs longer.',
    fr: 'Le numéro d’une carte a deux rôles : dans votre télescope il s’ajoute au total d’une section, dans votre carnet il allonge les séries.',
  },
  'CARD-3': {
    page: '5',
    en: 'A 1 shows three stars, a 2 or a 3 shows two, a 4 or a 5 shows one; a 6/0 and a satellite show none. Stars count in the telescope only.',
    fr: 'Un 1 porte trois étoiles, un 2 ou un 3 en porte deux, un 4 ou un 5 en porte une ; un 6/0 et un satellite n’en portent pas. Les étoiles ne comptent que dans le télescope.',
  },
  'CARD-4': {
    page: '5',
    en: 'The name and the fact on a card are there to be enjoyed; they change nothing in the game. Two cards of the same type and number are the same card to the rules.',
    fr: 'Le nom et le fait scientifique d’une carte sont là pour le plaisir : ils ne changent rien au jeu. Deux cartes du même type et du même numéro sont la même carte pour les règles.',
  },
  'CARD-5': {
    page: '4',
    en: 'One of the two 3s of each type is a starter card, so there are five starters.',
    fr: 'L’un des deux 3 de chaque type est une carte de départ : il y en a donc cinq.',
  },
  'SETUP-1': {
    page: '4',
    en: 'Two of the five starters are dealt to each player. Choose one of your own two: it goes face up to slot 1 of your telescope, and the other one goes to your notebook. Both players choose at the same time and see the other’s choice when both have chosen.',
    fr: 'Chaque joueur reçoit deux des cinq cartes de départ. Choisissez l’une de vos deux cartes : elle va, face visible, sur l’emplacement 1 de votre télescope, et l’autre va dans votre carnet. Les deux joueurs choisissent en même temps et découvrent le choix de l’autre quand les deux ont choisi.',
  },
  'SETUP-2': {
    page: '4',
    en: 'The fifth starter is shuffled into the other cards, and each player is dealt two of them as the first hand.',
    fr: 'La cinquième carte de départ est mélangée aux autres cartes, et chaque joueur en reçoit deux : c’est sa première main.',
  },
  'SETUP-3': {
    page: '4',
    en: 'The cards that are left are the face-down deck. Five of them are turned over to make the row: one face up at each place from 1 to 5.',
    fr: 'Les cartes qui restent forment la pioche, face cachée. Cinq d’entre elles sont retournées pour former la rangée : une, face visible, à chaque position de 1 à 5.',
  },
  'SETUP-4': {
    page: '4',
    en: 'The start player is chosen before the first turn: one of the two seats, or drawn by lot.',
    fr: 'On choisit qui commence avant le premier tour : l’une des deux places, ou un tirage au sort.',
  },
  'ROUND-1': {
    page: '6',
    en: 'The game lasts eleven rounds. In each round both players take one turn, the start player first. Every turn puts one card into your telescope and one into your notebook.',
    fr: 'La partie dure onze manches. À chaque manche, les deux joueurs jouent un tour, en commençant par celui qui a ouvert la partie. Chaque tour met une carte dans votre télescope et une dans votre carnet.',
  },
  'TURN-1': {
    page: '6',
    en: 'Step 1: take one card of your choice from the row, from a place 1 to 5 where a card lies, and add it to your hand.',
    fr: 'Étape 1 : prenez une carte de votre choix dans la rangée, à une position de 1 à 5 où se trouve une carte, et ajoutez-la à votre main.',
  },
  'TURN-2': {
    page: '7',
    en: 'Step 2: play one card that is in your hand, to your telescope or to your notebook as you like. It may be the card you have just taken.',
    fr: 'Étape 2 : jouez une carte que vous avez en main, dans votre télescope ou dans votre carnet, comme vous voulez. Ce peut être la carte que vous venez de prendre.',
  },
  'TURN-3': {
    page: '7',
    en: 'Step 3: look at the number printed on the card you have just played, even if you played it face down. The card at that place of the row must now go to your other area: to your notebook if you played to your telescope, to your telescope if you played to your notebook.',
    fr: 'Étape 3 : regardez le numéro imprimé sur la carte que vous venez de jouer, même si vous l’avez jouée face cachée. La carte à cette position de la rangée doit maintenant aller dans votre autre zone : dans votre carnet si vous avez joué dans votre télescope, dans votre télescope si vous avez joué dans votre carnet.',
  },
  'TURN-4': {
    page: '7',
    en: 'If that place is empty, because you took its card in step 1, the top card of the deck goes to your other area instead. You look at it before you choose where it goes.',
    fr: 'Si cette position est vide, parce que vous avez pris sa carte à l’étape 1, c’est la carte du dessus de la pioche qui va dans votre autre zone. Vous la regardez avant de choisir sa place.',
  },
  'TURN-5': {
    page: '7',
    en: 'Step 4: the empty places of the row, one or two, are refilled from the deck: one card at a time, face up, the lowest place first.',
    fr: 'Étape 4 : les positions vides de la rangée, une ou deux, sont complétées avec la pioche : une carte à la fois, face visible, en commençant par la plus petite position.',
  },
  'TURN-6': {
    page: '6',
    en: 'A turn has four steps, always in this order: take a card from the row, play a card from your hand, place the card that follows, refill the row. Something that belongs to another step has to wait for that step.',
    fr: 'Un tour a quatre étapes, toujours dans cet ordre : prendre une carte de la rangée, jouer une carte de sa main, placer la carte qui suit, compléter la rangée. Ce qui appartient à une autre étape doit attendre cette étape.',
  },
  'TEL-1': {
    page: '9',
    en: 'Your telescope has twelve slots, 1 to 12. A slot holds one card and is free until a card is played there. A card in the telescope stays where it is.',
    fr: 'Votre télescope a douze emplacements, de 1 à 12. Un emplacement reçoit une seule carte et reste libre tant qu’aucune carte n’y est jouée. Une carte du télescope ne bouge plus.',
  },
  'TEL-2': {
    page: '10',
    en: 'If a card of that type already lies face up in your telescope, the new one can lie face up only in a free slot that shares an edge with a face-up card of the same type.',
    fr: 'Si une carte de ce type est déjà face visible dans votre télescope, la nouvelle ne peut être jouée face visible que sur un emplacement libre qui partage un bord avec une carte visible du même type.',
  },
  'TEL-3': {
    page: '10',
    en: 'If no card of that type lies face up in your telescope, the new one can lie face up in any free slot. Face-down cards have no type, so they do not count here.',
    fr: 'Si aucune carte de ce type n’est face visible dans votre télescope, la nouvelle peut être jouée face visible sur n’importe quel emplacement libre. Les cartes face cachée n’ont pas de type : elles ne comptent pas ici.',
  },
  'TEL-4': {
    page: '10',
    en: 'You may always play a card to your telescope face down instead, in any free slot, even if it could lie face up somewhere.',
    fr: 'Vous pouvez toujours jouer une carte dans votre télescope face cachée, sur n’importe quel emplacement libre, même si elle pouvait être jouée face visible quelque part.',
  },
  'TEL-5': {
    page: '10',
    en: 'A face-down card counts as a 3, whatever it is. It has no stars and no type, and it stays face down until the end.',
    fr: 'Une carte face cachée compte comme un 3, quelle qu’elle soit. Elle n’a ni étoiles ni type, et elle reste face cachée jusqu’à la fin.',
  },
  'TEL-6': {
    page: '9',
    en: 'The telescope has three sections: the top (slots 1 to 5), the middle (slots 6 to 8) and the bottom (slots 9 to 12).',
    fr: 'Le télescope a trois sections : le haut (emplacements 1 à 5), le milieu (emplacements 6 à 8) et le bas (emplacements 9 à 12).',
  },
  'TEL-7': {
    page: '9',
    en: 'These slots share an edge: 1–2, 1–3, 2–3, 2–4, 3–5, 4–5, 4–6, 4–7, 5–7, 5–8, 6–7, 7–8, 6–9, 6–10, 7–10, 7–11, 8–11, 8–12, 9–10, 10–11, 11–12. Touching at a corner is not enough.',
    fr: 'Ces emplacements partagent un bord : 1–2, 1–3, 2–3, 2–4, 3–5, 4–5, 4–6, 4–7, 5–7, 5–8, 6–7, 7–8, 6–9, 6–10, 7–10, 7–11, 8–11, 8–12, 9–10, 10–11, 11–12. Se toucher par un coin ne suffit pas.',
  },
  'NOTE-1': {
    page: '11',
    en: 'Cards in your notebook always lie face up, in one stack for each type. The first card of a type starts its stack.',
    fr: 'Les cartes de votre carnet sont toujours face visible, dans une collection par type. La première carte d’un type commence sa collection.',
  },
  'NOTE-2': {
    page: '11',
    en: 'A stack may hold the same number twice, but at the end the second one counts for nothing.',
    fr: 'Une collection peut contenir deux fois le même numéro, mais à la fin le second ne compte pas.',
  },
  'NOTE-3': {
    page: '11',
    en: 'Each stack is kept in the order of its numbers, with all of them in sight: a new card goes in where its number belongs.',
    fr: 'Chaque collection est rangée dans l’ordre des numéros, tous bien visibles : une nouvelle carte s’insère là où son numéro l’appelle.',
  },
  'ZERO-1': {
    page: '12',
    en: 'Each type has one 6/0 card. Face up in your telescope it always counts as a 6.',
    fr: 'Chaque type a une carte 6/0. Face visible dans votre télescope, elle compte toujours comme un 6.',
  },
  'ZERO-2': {
    page: '12',
    en: 'In your notebook a 6/0 card counts as a 6 or as a 0 of its type, never as both. Nothing is decided before the end.',
    fr: 'Dans votre carnet, une carte 6/0 compte comme un 6 ou comme un 0 de son type, jamais les deux. Rien n’est décidé avant la fin.',
  },
  'ZERO-3': {
    page: '12',
    en: 'The row has no place 6 or 0: when you play a 6/0 card in step 2, step 3 uses the top card of the deck. You look at it before you choose where it goes.',
    fr: 'La rangée n’a ni position 6 ni position 0 : quand vous jouez une carte 6/0 à l’étape 2, l’étape 3 se joue avec la carte du dessus de la pioche. Vous la regardez avant de choisir sa place.',
  },
  'SAT-1': {
    page: '13',
    en: 'A satellite has no type. In your telescope it can lie face up in any free slot and counts as the number printed on it.',
    fr: 'Un satellite n’a pas de type. Dans votre télescope, il peut être joué face visible sur n’importe quel emplacement libre et compte pour le numéro imprimé dessus.',
  },
  'SAT-2': {
    page: '13',
    en: 'In your notebook a satellite counts as a card of its number in a stack of your choice, an old one or a new one. You may move it from stack to stack until the end.',
    fr: 'Dans votre carnet, un satellite compte comme une carte de son numéro dans la collection de votre choix, ancienne ou nouvelle. Vous pouvez le déplacer d’une collection à l’autre jusqu’à la fin.',
  },
  'SAT-3': {
    page: '13',
    en: 'You may replace the row only at the start of your turn, and only if the other player took a satellite from the row in step 1 of the turn just before. A satellite placed in step 3 does not give this right.',
    fr: 'Vous ne pouvez remplacer la rangée qu’au début de votre tour, et seulement si l’autre joueur a pris un satellite dans la rangée à l’étape 1 du tour précédent. Un satellite placé à l’étape 3 ne donne pas ce droit.',
  },
  'SAT-4': {
    page: '13',
    en: 'To replace the row is to discard all five of its cards and to lay five new ones from the deck, place 1 first. You are asked once, before step 1; if you leave the row as it is, the offer is gone.',
    fr: 'Remplacer la rangée, c’est défausser ses cinq cartes et en retourner cinq nouvelles de la pioche, en commençant par la position 1. La question est posée une seule fois, avant l’étape 1 ; si vous laissez la rangée comme elle est, l’offre est perdue.',
  },
  'DECK-1': {
    page: '13',
    en: 'The moment the deck runs out, the discarded cards are shuffled and become the new deck, even in the middle of a refill.',
    fr: 'Dès que la pioche est épuisée, les cartes défaussées sont mélangées et forment la nouvelle pioche, même au milieu d’un remplissage.',
  },
  'END-1': {
    page: '14',
    en: 'After the eleventh round, choose one of the two cards left in your hand: it goes to your notebook. Both players choose at the same time and see the other’s choice when both have chosen.',
    fr: 'Après la onzième manche, choisissez l’une des deux cartes qui vous restent en main : elle va dans votre carnet. Les deux joueurs choisissent en même temps et découvrent le choix de l’autre quand les deux ont choisi.',
  },
  'END-2': {
    page: '14',
    en: 'After the eleventh round each telescope is full, with twelve cards, and each notebook holds twelve, thirteen with the last card. The card that each player does not play is shown and counts for nothing.',
    fr: 'Après la onzième manche, chaque télescope est plein, avec douze cartes, et chaque carnet en compte douze, treize avec la dernière. La carte que chacun ne joue pas est montrée et ne compte pas.',
  },
  'SCORE-1': {
    page: '14',
    en: 'For each type, multiply the stars on its face-up cards in your telescope by its multiplier in your notebook.',
    fr: 'Pour chaque type, multipliez les étoiles de ses cartes visibles dans votre télescope par son multiplicateur dans votre carnet.',
  },
  'SCORE-2': {
    page: '14',
    en: 'The multiplier of a type is the length of the longest run in its stack: numbers that follow each other without a gap, doubles counted once. Without a card it is 0.',
    fr: 'Le multiplicateur d’un type est la longueur de la plus longue série de sa collection : des numéros qui se suivent sans trou, les doublons comptés une fois. Sans carte, il vaut 0.',
  },
  'SCORE-3': {
    page: '15',
    en: 'For each section, add up the numbers of all your cards in it; a face-down card is a 3. Whoever has the higher total of a section scores 10 points; with equal totals nobody does.',
    fr: 'Pour chaque section, additionnez les numéros de toutes vos cartes qui s’y trouvent ; une carte face cachée vaut 3. Celui qui a le plus grand total d’une section marque 10 points ; à égalité, personne ne marque.',
  },
  'SCORE-4': {
    page: '16',
    en: 'You score 10 points for diversity if all five types lie face up in your telescope. Satellites and face-down cards have no type.',
    fr: 'Vous marquez 10 points de diversité si les cinq types sont face visible dans votre télescope. Les satellites et les cartes face cachée n’ont pas de type.',
  },
  'SCORE-5': {
    page: '16',
    en: 'Your score is the sum of your five types, your sections and your diversity. Whoever has more wins; with equal scores both win together.',
    fr: 'Votre score est la somme de vos cinq types, de vos sections et de votre diversité. Celui qui en a le plus gagne ; à égalité, les deux gagnent ensemble.',
  },
  'SCORE-6': {
    page: '14',
    en: 'The satellites and 6/0 cards in your notebook count in the way that gives you the most points, all of them chosen together. The table finds it for you.',
    fr: 'Les satellites et les cartes 6/0 de votre carnet comptent de la façon qui vous rapporte le plus de points, tous choisis ensemble. La table la trouve pour vous.',
  },
  'KNOW-1': {
    page: '6',
    reading: true,
    en: 'Hands are secret. But a card taken from the row was seen by everybody: everybody knows that you have it until you play it where it can be seen.',
    fr: 'Les mains sont secrètes. Mais une carte prise dans la rangée a été vue de tous : tous savent que vous l’avez, jusqu’à ce que vous la jouiez là où on la voit.',
  },
  'KNOW-2': {
    page: '10',
    reading: true,
    en: 'You may look at your own face-down cards. The other player may not before the end, but knows what there was to see: which card came face down from the row, and which number a card from your hand must have, because of the place that followed it.',
    fr: 'Vous pouvez regarder vos propres cartes face cachée. L’autre joueur ne le peut pas avant la fin, mais il sait ce qu’on pouvait voir : quelle carte est venue de la rangée, et quel numéro doit avoir une carte de votre main, d’après la position qui a suivi.',
  },
  'KNOW-3': {
    page: '7',
    reading: true,
    en: 'A card drawn from the deck in step 3 is seen by its player alone. If it is placed face down, it stays a secret until the end.',
    fr: 'Une carte piochée à l’étape 3 n’est vue que de celui qui la joue. Si elle est placée face cachée, elle reste secrète jusqu’à la fin.',
  },
  'KNOW-4': {
    page: '14',
    reading: true,
    en: 'When the game is over, everything lies open: both hands and every face-down card.',
    fr: 'Quand la partie est finie, tout est visible : les deux mains et toutes les cartes face cachée.',
  },
};
