// Names and facts by card: the key is the card's notation, with `a` and `b` for the two cards of a kind.

export interface CardLore {
  readonly name: string;
  readonly fact: string;
}

export type Lore = Readonly<Record<string, CardLore>>;
