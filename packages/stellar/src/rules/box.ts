// RECONSTRUCTED: everything that the rulebooks' text does not say, because it is printed on cards. If you own the box and
// find a difference, correct it here; nothing else in the project repeats these numbers.

export const BOX = {
  /**
   * Copies of each card of a type, by number; 6 stands for the 6/0 card. Follows from the total of sixty
   * cards and the copies that the rulebook prints.
   */
  copies: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1 },
  /** Stars by number. Certain: 0 to 3, fewer as the number rises, and a moon 3 with a moon 1 makes 5. */
  stars: { 1: 3, 2: 2, 3: 2, 4: 1, 5: 1, 6: 0 },
  /** One satellite of each of these numbers, without stars. */
  satellites: [1, 2, 3, 4, 5],
  /** One of the cards of this number of each type carries the starter's diamond. */
  starterNumber: 3,
  /** Slots of the telescope that share an edge; checked against both worked examples of the rulebook. */
  edges: [
    [1, 2],
    [1, 3],
    [2, 3],
    [2, 4],
    [3, 5],
    [4, 5],
    [4, 6],
    [4, 7],
    [5, 7],
    [5, 8],
    [6, 7],
    [7, 8],
    [6, 9],
    [6, 10],
    [7, 10],
    [7, 11],
    [8, 11],
    [8, 12],
    [9, 10],
    [10, 11],
    [11, 12],
  ],
} as const;
