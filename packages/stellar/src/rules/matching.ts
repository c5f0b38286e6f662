// Which item lies in which place: matchings by augmenting paths. Trying every way would hang on a line of notation that
// contradicts itself; this finds the contradiction quickly.

/** Items and places by index: what may lie where. */
export interface Board {
  readonly items: number;
  readonly places: number;
  readonly fits: (item: number, place: number) => boolean;
}

export interface Matching {
  /** By place: the item that lies there. */
  readonly held: (number | undefined)[];
  /** By item: the place where it lies. */
  readonly lies: (number | undefined)[];
}

export function emptyMatching(): Matching {
  return { held: [], lies: [] };
}

/** Finds a place for this item, moving others if they fit elsewhere; false if there is none. */
export function placeItem(board: Board, matching: Matching, item: number): boolean {
  const { held, lies } = matching;
  const tried = new Set<number>();
  const lay = (moving: number): boolean => {
    for (let place = 0; place < board.places; place++) {
      if (tried.has(place) || !board.fits(moving, place)) continue;
      tried.add(place);
      const occupant = held[place];
      if (occupant !== undefined && !lay(occupant)) continue;
      held[place] = moving;
      lies[moving] = place;
      return true;
    }
    return false;
  };
  return lay(item);
}

/**
 * Finds an item for this place, taking it from another place that can do without it or finds another; every placed item
 * stays placed. False if there is none.
 */
export function fillPlace(
  board: Board & { readonly mayStayEmpty: (place: number) => boolean },
  matching: Matching,
  place: number,
): boolean {
  const { held, lies } = matching;
  const tried = new Set<number>();
  const fill = (empty: number): boolean => {
    for (let item = 0; item < board.items; item++) {
      if (tried.has(item) || !board.fits(item, empty)) continue;
      tried.add(item);
      const from = lies[item];
      if (from !== undefined && !board.mayStayEmpty(from) && !fill(from)) continue;
      if (from !== undefined && held[from] === item) held[from] = undefined;
      held[empty] = item;
      lies[item] = empty;
      return true;
    }
    return false;
  };
  return fill(place);
}
