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
  /** Everything above and left of these stays free: the bar, which is a rail on a phone held sideways. */
  readonly top: number;
  readonly left?: number;
  /** Boxes that must stay visible. */
  readonly kept: readonly Box[];
  /** Boxes that the player presses next: these are the last to be hidden. */
  readonly pressed?: readonly Box[];
  /** The question to the player: it stays readable if there is room for both. */
  readonly asked?: readonly Box[];
}

const AIR = 12;

/** Where the space beside the bar with this box begins. */
export function besideBar(bar: Box | undefined): { readonly top: number; readonly left: number } {
  if (bar === undefined) return { top: 0, left: 0 };
  return bar.height > bar.width ? { top: 0, left: bar.x + bar.width } : { top: bar.y + bar.height, left: 0 };
}
/** The weight of a hidden button, against that of a hidden question. */
const PRESSED = 4000;
const LOOKED_AT = 4;

/** The first candidate that hides nothing of what must be seen, else the one that hides least. */
export function placeFor({ screen, card, top, left = 0, kept, pressed = [], asked = [] }: Room): {
  readonly x: number;
  readonly y: number;
} {
  const right = screen.width - card.width - AIR;
  const bottom = screen.height - card.height - AIR;
  const middle = (left + screen.width - card.width) / 2;
  const spots = [
    { x: middle, y: bottom },
    { x: right, y: bottom },
    { x: left + AIR, y: bottom },
    { x: right, y: top + AIR },
    { x: left + AIR, y: top + AIR },
    { x: middle, y: top + AIR },
    { x: right, y: (top + bottom) / 2 },
    { x: left + AIR, y: (top + bottom) / 2 },
    // Just above or below one of them: on a narrow screen the only room may be between two.
    ...[...pressed, ...asked, ...kept]
      .flatMap(({ y, height }) => [y - card.height - AIR, y + height + AIR])
      .filter((y) => y >= top + AIR && y <= bottom)
      .map((y) => ({ x: middle, y })),
  ];
  const hiddenBy = (spot: { readonly x: number; readonly y: number }, boxes: readonly Box[]): number =>
    boxes.reduce((sum, each) => sum + overlap({ ...spot, ...card }, each), 0);
  const hidden = spots.map(
    (spot) => hiddenBy(spot, asked) + LOOKED_AT * hiddenBy(spot, kept) + PRESSED * hiddenBy(spot, pressed),
  );
  return spots[hidden.indexOf(Math.min(...hidden))]!;
}

/** The radius of the disc of a number. */
export const NUMBER_RADIUS = 10;

/** The middle of a place's number: at its lower right corner, or at the upper left one if the hint's card hides that. */
export function numberAt({ x, y, width, height }: Box, card: Box | undefined): Point {
  const low = { x: x + width - 4, y: y + height - 4 };
  const disc = {
    ...{ x: low.x - NUMBER_RADIUS, y: low.y - NUMBER_RADIUS },
    ...{ width: 2 * NUMBER_RADIUS, height: 2 * NUMBER_RADIUS },
  };
  return card !== undefined && overlap(disc, card) > 0 ? { x: x + 4, y: y + 4 } : low;
}

/** How far above the lower edge of a place its number lies if a tag lies on that edge. */
const ABOVE_TAG = 20;

/** The same where places may have tags, such as “played” and “best”. */
export function numberAboveTag({ x, y, width, height }: Box): Point {
  return { x: x + width - 4, y: y + Math.max(height / 2, height - ABOVE_TAG) };
}

function overlap(a: Box, b: Box): number {
  const along = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return along > 0 && down > 0 ? along * down : 0;
}

/** From the edge of one box towards another, curved a little so that it does not cover what lies between. */
export function arrowBetween(from: Box, to: Box): string {
  const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  /** From the middle to the edge, along the arrow: it covers no label. */
  const cut = ({ width, height }: Box): number =>
    Math.min(width / 2 / (Math.abs(dx) / length), height / 2 / (Math.abs(dy) / length), length / 2);
  const [start, end] = [cut(from) / length, Math.max(0, length - cut(to) - 6) / length];
  const bend = Math.min(60, length / 5) / length;
  const point = (share: number, aside: number): string =>
    `${Math.round(a.x + dx * share - dy * aside)} ${Math.round(a.y + dy * share + dx * aside)}`;
  return `M${point(start, 0)}Q${point((start + end) / 2, bend)} ${point(end, 0)}`;
}

export type Side = 'right' | 'left' | 'below' | 'above';

/** A place beside the box that the words are about. */
export interface BesidePlace {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  /** How far along its edge the bubble's tip is. */
  readonly tip: number;
}

interface BesideRoom extends Room {
  readonly box: Box;
}

const TIP = 16;

/** Where a bubble about a box lies: beside, above or below it, where it hides least of what must be seen. */
export function placeBeside({ screen, card, top, kept, box }: BesideRoom): BesidePlace {
  const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));
  const acrossX = within(box.x + box.width / 2 - card.width / 2, AIR, screen.width - card.width - AIR);
  const acrossY = within(
    box.y + box.height / 2 - card.height / 2,
    top + AIR,
    screen.height - card.height - AIR,
  );
  const spots: readonly Omit<BesidePlace, 'tip'>[] = [
    { side: 'right', x: box.x + box.width + TIP, y: acrossY },
    { side: 'left', x: box.x - card.width - TIP, y: acrossY },
    { side: 'below', x: acrossX, y: box.y + box.height + TIP },
    { side: 'above', x: acrossX, y: box.y - card.height - TIP },
  ];
  const outside = ({ x, y }: { x: number; y: number }): boolean =>
    x < AIR / 2 ||
    y < top ||
    x + card.width > screen.width - AIR / 2 ||
    y + card.height > screen.height - AIR / 2;
  const cost = (spot: Omit<BesidePlace, 'tip'>): number =>
    (outside(spot) ? screen.width * screen.height : 0) +
    [box, ...kept].reduce((sum, each) => sum + overlap({ ...spot, ...card }, each), 0);
  const best = spots.reduce((least, spot) => (cost(spot) < cost(least) ? spot : least));
  const x = within(best.x, AIR / 2, screen.width - card.width - AIR / 2);
  const y = within(best.y, top, screen.height - card.height - AIR / 2);
  const along = best.side === 'left' || best.side === 'right';
  const tip = along
    ? within(box.y + box.height / 2 - y, TIP, card.height - TIP)
    : within(box.x + box.width / 2 - x, TIP, card.width - TIP);
  return { side: best.side, x, y, tip };
}

/** The straight line from edge to edge between two boxes, side by side or one above the other. */
export function bridgeBetween(one: Box, other: Box): { readonly a: Point; readonly b: Point } {
  const share = (from: number, length: number, at: number, size: number): number =>
    (Math.max(from, at) + Math.min(from + length, at + size)) / 2;
  const isBeside = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 4;
  if (isBeside) {
    const y = share(one.y, one.height, other.y, other.height);
    const [left, right] = one.x < other.x ? [one, other] : [other, one];
    return { a: { x: left.x + left.width, y }, b: { x: right.x, y } };
  }
  const x = share(one.x, one.width, other.x, other.width);
  const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
  return { a: { x, y: upper.y + upper.height }, b: { x, y: lower.y } };
}

interface Point {
  readonly x: number;
  readonly y: number;
}
