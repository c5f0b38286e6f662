// What goes round in a circle: the strongly connected parts of a graph (Tarjan).

/**
 * @param {Iterable<readonly [string, string]>} edges
 * @returns {string[][]}
 */
export function circlesIn(edges) {
  /** @type {Map<string, Set<string>>} */
  const next = new Map();
  for (const [from, to] of edges) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  /** @type {Map<string, number>} */
  const low = new Map();
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const circles = [];
  /** @type {(node: string) => number} */
  const visit = (node) => {
    const index = low.size;
    low.set(node, index);
    stack.push(node);
    let least = index;
    for (const other of next.get(node) ?? []) {
      if (!done.has(other)) least = Math.min(least, low.get(other) ?? visit(other));
    }
    low.set(node, least);
    if (least === index) {
      const circle = stack.splice(stack.indexOf(node));
      for (const each of circle) done.add(each);
      if (circle.length > 1) circles.push(circle);
    }
    return least;
  };
  for (const node of next.keys()) if (!low.has(node)) visit(node);
  return circles;
}
