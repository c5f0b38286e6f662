// The numbered rules in our own words; RULES.md repeats the English ones with pages and rulings.
import type { RuleText, Translated } from '@planisphere/core';

function rule(page: string, ...[en, fr, reading]: readonly [string, string, Translated?]): RuleText {
  return { page, en, fr, ...(reading && { reading }) };
}

export const rules: Readonly<Record<string, RuleText>> = {
  'SET-1': rule(
    '3',
    'Each player has a star disc and a pile of seven tiles dealt at random: one each of the sizes 5, 6, 8, 9 and 10, and two of size 7.',
    'Chacun a un disque d’étoiles et une pile de sept tuiles tirées au hasard : une de chacune des tailles 5, 6, 8, 9 et 10, et deux de taille 7.',
  ),
  'SET-2': rule(
    '3',
    'The backs of the piles, with size and kind, lie open to everybody; a front stays unknown to all until its tile is revealed.',
    'Les versos des piles, taille et type, sont visibles de tous ; un recto reste inconnu de tous jusqu’à ce que sa tuile soit révélée.',
  ),
  'SET-3': rule(
    '3',
    'Each player gets a random starting tile and chooses, at the same time as the others, which of its two kinds lies up.',
    'Chacun reçoit une tuile de départ au hasard et choisit, en même temps que les autres, lequel de ses deux types reste visible.',
    {
      en: 'the choice may be changed until the last player has chosen.',
      fr: 'le choix peut changer tant que le dernier joueur n’a pas choisi.',
    },
  ),
  'SET-4': rule(
    '3',
    'The first-player token goes to the seat the table has agreed on, or to one by chance; a player alone needs none.',
    'Le jeton Premier joueur va à la place convenue par la table, ou à une place tirée au sort ; un joueur seul n’en a pas besoin.',
  ),
  'ROUND-1': rule(
    '4',
    'The game has six rounds of four steps in this order: choose a size, draw, score, end the round; only what the current step asks for can be done.',
    'La partie compte six tours de quatre étapes dans cet ordre : choisir une taille, dessiner, marquer, finir le tour ; on ne peut faire que ce que demande l’étape en cours.',
  ),
  'SIZE-1': rule(
    '4',
    'The first player chooses a size that is still in the piles, and everybody uses their tile of that size.',
    'Le premier joueur choisit une taille encore présente dans les piles, et chacun utilise sa tuile de cette taille.',
  ),
  'SIZE-2': rule(
    '4',
    'When size 7 is chosen for the first time, each player with two sevens of different kinds chooses which one to use, by its back and at the same time as the others.',
    'Quand la taille 7 est choisie pour la première fois, chaque joueur qui a deux 7 de types différents choisit lequel utiliser, d’après le verso et en même temps que les autres.',
  ),
  'SIZE-3': rule(
    '4',
    'When size 7 is chosen again, everybody uses the seven that is left.',
    'Quand la taille 7 est choisie de nouveau, chacun utilise le 7 qui lui reste.',
  ),
  'SIZE-4': rule(
    '4',
    'Then everybody reveals their tile: any tile with that back which nobody has revealed before, each equally likely.',
    'Ensuite chacun révèle sa tuile : une tuile quelconque portant ce verso et que personne n’a encore révélée, toutes également probables.',
  ),
  'DRAW-1': rule(
    '4',
    'All draw at the same time; nobody sees another’s drawing, and each may replace their own, until the last one is finished.',
    'Tous dessinent en même temps ; personne ne voit le dessin d’un autre, et chacun peut remplacer le sien, jusqu’à ce que le dernier ait terminé.',
  ),
  'DRAW-2': rule(
    '5',
    'A constellation is drawn as its tile shows it, anywhere on the disc: stars joined by lines, neither stretched nor bent.',
    'Une constellation se dessine telle que sa tuile la montre, n’importe où sur le disque : des étoiles reliées par des lignes, sans l’étirer ni la déformer.',
  ),
  'DRAW-3': rule(
    '5',
    'It may be turned as you like but never mirrored.',
    'On peut la faire pivoter à volonté, mais jamais la retourner en miroir.',
    {
      en: 'on this disc it turns by quarter turns.',
      fr: 'sur ce disque, elle pivote par quarts de tour.',
    },
  ),
  'DRAW-4': rule(
    '5',
    'Only stars that are wholly visible in this round’s window can be used.',
    'On ne peut utiliser que les étoiles entièrement visibles dans la fenêtre de ce tour.',
  ),
  'DRAW-5': rule('5', 'The pole star can never be used.', 'L’étoile polaire ne peut jamais être utilisée.'),
  'DRAW-6': rule(
    '5',
    'Each star belongs to one constellation at most.',
    'Chaque étoile appartient à une seule constellation au plus.',
  ),
  'DRAW-7': rule('5', 'Lines never cross one another.', 'Les lignes ne se croisent jamais.'),
  'DRAW-8': rule(
    '5',
    'Part of a constellation may be left out, but what is drawn hangs together in one piece by its drawn lines.',
    'On peut laisser de côté une partie de la constellation, mais ce qui est dessiné tient d’un seul morceau par ses lignes.',
  ),
  'DRAW-9': rule(
    '5',
    'Every line of the tile between two drawn stars is drawn, unless a line already on the disc crosses it.',
    'Toute ligne de la tuile entre deux étoiles dessinées est tracée, sauf si une ligne déjà présente sur le disque la croise.',
  ),
  'DRAW-10': rule('5', 'A player may draw nothing at all.', 'Un joueur peut ne rien dessiner du tout.'),
  'OUT-1': rule(
    '5',
    'Each star of the tile that is not drawn crosses out one of the 3-point stars of the player’s board.',
    'Chaque étoile de la tuile qui n’est pas dessinée barre une des étoiles à 3 points du plateau du joueur.',
  ),
  'OUT-2': rule(
    '5',
    'So do lines between two drawn stars that could not be drawn.',
    'Il en va de même pour les lignes entre deux étoiles dessinées qui n’ont pas pu être tracées.',
    {
      en: 'one 3-point star for each such line.',
      fr: 'une étoile à 3 points pour chacune de ces lignes.',
    },
  ),
  'OUT-3': rule(
    '5',
    'A board has seven such stars; when all are crossed out, leaving out more costs nothing.',
    'Un plateau a sept étoiles de ce genre ; quand toutes sont barrées, omettre d’autres étoiles ne coûte plus rien.',
  ),
  'OUT-4': rule(
    '5',
    'A drawing that can be read as the tile in several ways costs what the cheapest reading costs.',
    'Un dessin qui peut se lire de plusieurs façons comme la tuile coûte ce que coûte la lecture la moins chère.',
  ),
  'SCORE-1': rule(
    '6',
    'Each star of the new constellation of the kind of this round’s tile scores 2 points.',
    'Chaque étoile de la nouvelle constellation du type de la tuile de ce tour rapporte 2 points.',
    { en: 'the front of every tile says 2.', fr: 'le recto de chaque tuile indique 2.' },
  ),
  'SCORE-2': rule(
    '6',
    'Each of its stars of the kind of the previous round’s tile, in round I of the starting tile, scores 1 point.',
    'Chacune de ses étoiles du type de la tuile du tour précédent, ou de la tuile de départ au tour I, rapporte 1 point.',
    {
      en: 'the back of every tile and every starting tile say 1.',
      fr: 'le verso de chaque tuile et chaque tuile de départ indiquent 1.',
    },
  ),
  'SCORE-3': rule(
    '6',
    'Each of its lines that joins a star of the one kind to a star of the other scores 3 points.',
    'Chacune de ses lignes qui relie une étoile d’un de ces types à une étoile de l’autre rapporte 3 points.',
    { en: 'the values of both tiles, 2 and 1, added.', fr: 'la somme des deux tuiles, 2 et 1.' },
  ),
  'SCORE-4': rule(
    '6',
    'When both tiles show the same kind, a star of that kind scores 2 + 1 points, and a line between two of them 3.',
    'Quand les deux tuiles montrent le même type, une étoile de ce type rapporte 2 + 1 points, et une ligne entre deux d’entre elles 3.',
  ),
  'END-1': rule(
    '6',
    'After each round the discs turn by a sixth, so that the window shows other stars.',
    'Après chaque tour les disques tournent d’un sixième, et la fenêtre montre d’autres étoiles.',
  ),
  'END-2': rule(
    '6',
    'The tile of the round is turned over and counts in the next round as the previous one.',
    'La tuile du tour est retournée et compte au tour suivant comme tuile précédente.',
  ),
  'END-3': rule(
    '6',
    'The token goes to the lowest score of the round; among equals to the first one clockwise after its holder, who comes last.',
    'Le jeton va au plus petit score du tour ; en cas d’égalité, au premier dans le sens horaire après son détenteur, qui vient en dernier.',
  ),
  'FINAL-1': rule(
    '6',
    'After round VI the seventh tile stays unused, and each 3-point star that is not crossed out scores 3 points.',
    'Après le tour VI la septième tuile reste inutilisée, et chaque étoile à 3 points non barrée rapporte 3 points.',
  ),
  'FINAL-2': rule('6', 'The points of the six rounds are added.', 'On ajoute les points des six tours.'),
  'FINAL-3': rule(
    '7',
    'Each central star that was used scores 1 point.',
    'Chaque étoile centrale utilisée rapporte 1 point.',
  ),
  'FINAL-4': rule(
    '7',
    'Each drawn line that crosses the white axis scores 2 points.',
    'Chaque ligne dessinée qui croise l’axe blanc rapporte 2 points.',
  ),
  'FINAL-5': rule(
    '7',
    'Each star of the outer border that was used scores 3 points.',
    'Chaque étoile de la bordure extérieure utilisée rapporte 3 points.',
  ),
  'FINAL-6': rule(
    '7',
    'The highest total wins; among equals the one with fewer stars crossed out, and if that is equal too they share the victory.',
    'Le total le plus élevé gagne ; à égalité, celui qui a le moins d’étoiles barrées, et si cela ne suffit pas la victoire est partagée.',
  ),
  'SOLO-1': rule(
    '7',
    'Alone, in rounds I, III and V the tile is drawn at random from what is left of the pile.',
    'En solo, aux tours I, III et V la tuile est tirée au hasard dans ce qui reste de la pile.',
  ),
  'SOLO-2': rule(
    '7',
    'Alone, in rounds II, IV and VI the player chooses the size like a first player.',
    'En solo, aux tours II, IV et VI le joueur choisit la taille comme un premier joueur.',
  ),
  'SOLO-3': rule(
    '7',
    'Alone, the total earns one of five ranks: up to 50, 90, 130, 150, and beyond.',
    'En solo, le total donne l’un de cinq rangs : jusqu’à 50, 90, 130, 150, et au-delà.',
  ),
};
