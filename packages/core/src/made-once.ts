// Caches for what is made on first use and shared afterwards: one thing, or the entries of a table.

export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** `make` may depend on nothing but the index. */
export function madeOnce<T extends object>(size: number, make: (index: number) => T): (index: number) => T {
  const entries = new Array<T | undefined>(size).fill(undefined);
  return (index) => {
    const known = entries[index];
    if (known !== undefined) return known;
    const made = make(index);
    entries[index] = made;
    return made;
  };
}
