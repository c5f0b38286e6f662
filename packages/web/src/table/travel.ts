// Moves things from where they were to where they are, or turns them over where they lie (FLIP with Web Animations).
// The elements stay where the page put them; only their picture starts at the old place.
import { motion } from '../base/settings/settings.ts';
import { finished, isHurried, paced } from './pace.ts';

/** Places by name: the `data-place` of their elements. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** It turns over where it lies. */
  readonly turns?: boolean;
}

/** Another place to look for, if the page does not draw this one. */
export type StandIn = (place: string) => string | undefined;

const MOVE_MS = { full: 340, brisk: 180, still: 0 } as const;
const GAP_MS = { full: 90, brisk: 40, still: 0 } as const;

function elementAt(place: string, standIn?: StandIn): Element | undefined {
  for (const name of [place, standIn?.(place)]) {
    if (name === undefined) continue;
    for (const element of document.querySelectorAll(`[data-place="${name}"]`))
      if (element.getClientRects().length > 0) return element;
  }
  return undefined;
}

/** Changes the view and shows the moves one after another; resolves when the last thing has arrived. */
export async function showMoves(
  moves: readonly Move[],
  commit: () => void,
  { landed, standIn }: { readonly landed: () => void; readonly standIn?: StandIn },
): Promise<void> {
  const from = moves.map((move) => elementAt(move.from, standIn)?.getBoundingClientRect());
  commit();
  // The page redraws in a microtask; after it, things are in their new places and nothing has been painted.
  await Promise.resolve();
  await Promise.resolve();
  landed();
  const pace = motion();
  if (pace === 'still') return;
  await Promise.all(
    moves.map((move, index) => {
      const element = elementAt(move.to, standIn);
      const delay = paced(index * GAP_MS[pace]);
      if (element === undefined || isHurried()) return undefined;
      return move.turns === true ? turn(element, delay) : fly(element, from[index], delay);
    }),
  );
}

async function turn(place: Element, delay: number): Promise<void> {
  const element = place.querySelector('[data-source]') ?? place;
  await finished(
    element.animate(
      [
        { transform: 'perspective(600px) rotateY(80deg)', filter: 'brightness(.5)' },
        { transform: 'none', filter: 'none' },
      ],
      {
        duration: paced(MOVE_MS[motion()] * 0.8),
        delay,
        easing: 'cubic-bezier(.2,.8,.2,1)',
        fill: 'backwards',
      },
    ),
  );
}

async function fly(element: Element, from: DOMRect | undefined, delay: number): Promise<void> {
  const to = element.getBoundingClientRect();
  if (from === undefined || to.width === 0) return;
  if (Math.abs(to.x - from.x) < 2 && Math.abs(to.y - from.y) < 2) return;
  const scale = Math.max(0.2, Math.min(3, from.width / to.width));
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  await finished(
    element.animate(
      [
        {
          transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
          zIndex: 50,
          easing: 'cubic-bezier(.6,0,.2,1)',
        },
        { transform: 'scale(1.03)', zIndex: 50, offset: 0.86, easing: 'cubic-bezier(.3,1.35,.5,1)' },
        { transform: 'none', zIndex: 50 },
      ],
      { duration: paced(MOVE_MS[motion()]), delay, fill: 'backwards' },
    ),
  );
}
