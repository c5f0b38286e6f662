// Where a hint lies on the screen so that it hides as little as possible of what it speaks of.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly screen: Size;
  readonly card: Size;
  /** Everything above stays free: the bar. */
  readonly top: number;
  /** What must be seen. */
  readonly kept: readonly Box[];
}

const AIR = 12;

/** The first of a few places that hides nothing of what must be seen, else the one that hides least. */
export function placeFor({ screen, card, top, kept }: Room): { readonly x: number; readonly y: number } {
  const right = screen.width - card.width - AIR;
  const bottom = screen.height - card.height - AIR;
  const middle = (screen.width - card.width) / 2;
  const spots = [
    { x: middle, y: bottom },
    { x: right, y: bottom },
    { x: AIR, y: bottom },
    { x: right, y: top + AIR },
    { x: AIR, y: top + AIR },
    { x: middle, y: top + AIR },
    { x: right, y: (top + bottom) / 2 },
    { x: AIR, y: (top + bottom) / 2 },
  ];
  const hidden = spots.map((spot) =>
    kept.reduce((sum, each) => sum + overlap({ ...spot, ...card }, each), 0),
  );
  return spots[hidden.indexOf(Math.min(...hidden))]!;
}

function overlap(a: Box, b: Box): number {
  const along = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return along > 0 && down > 0 ? along * down : 0;
}

/** From the edge of one box towards another, bent a little so that it does not cover what lies between. */
export function arrowBetween(from: Box, to: Box): string {
  const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const cut = (box: Box): number => Math.min(box.width, box.height) / 2;
  const [start, end] = [cut(from) / length, Math.max(0, length - cut(to) - 6) / length];
  const bend = Math.min(60, length / 5) / length;
  const point = (share: number, aside: number): string =>
    `${Math.round(a.x + dx * share - dy * aside)} ${Math.round(a.y + dy * share + dx * aside)}`;
  return `M${point(start, 0)}Q${point((start + end) / 2, bend)} ${point(end, 0)}`;
}
