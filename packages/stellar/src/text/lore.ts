// Names and facts by card: the key is the card's notation, with `a` and `b` for the two cards of a kind.

export interface CardLore {
  readonly name: string;
  readonly fact: string;
}

export type ByCard = Readonly<Record<string, string>>;

/** The one or two cards of a kind, by its notation. */
export function keysOfKind(notation: string): readonly string[] {
  return [notation, `${notation}a`, `${notation}b`];
}
