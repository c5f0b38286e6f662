// Cards travel from where they were to where they are (FLIP with Web Animations). The elements stay where the page put
// them; only their picture starts at the old place.
import { motion } from '../../base/settings/settings.ts';
import { finished, isHurried } from '../../table/pace.ts';
import type { Move } from './places.ts';

const MOVE_MS = { full: 340, brisk: 180, still: 0 } as const;
const GAP_MS = { full: 90, brisk: 40, still: 0 } as const;

function elementAt(place: string): Element | undefined {
  const seat = /^(?:hand|tel|note)-(\d)/.exec(place)?.[1];
  const names = seat === undefined ? [place] : [place, `side-${seat}`];
  for (const name of names) {
    for (const element of document.querySelectorAll(`[data-place="${name}"]`)) {
      if (element.getClientRects().length > 0) return element;
    }
  }
  return undefined;
}

/** Where things are now, to be asked before the view changes. */
export function rectsOf(moves: readonly Move[]): readonly (DOMRect | undefined)[] {
  return moves.map(({ from }) => elementAt(from)?.getBoundingClientRect());
}

/** Shows the moves one after another; resolves when the last card lies. */
export async function travel(moves: readonly Move[], from: readonly (DOMRect | undefined)[]): Promise<void> {
  const pace = motion();
  if (pace === 'still') return;
  await Promise.all(moves.map((move, index) => fly(move, from[index], index * GAP_MS[pace])));
}

async function fly(move: Move, from: DOMRect | undefined, delay: number): Promise<void> {
  const element = elementAt(move.to);
  if (element === undefined || from === undefined || isHurried()) return;
  const to = element.getBoundingClientRect();
  if (to.width === 0 || (Math.abs(to.x - from.x) < 2 && Math.abs(to.y - from.y) < 2)) return;
  const pace = motion();
  const scale = Math.max(0.2, Math.min(3, from.width / to.width));
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const animation = element.animate(
    [
      {
        transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
        zIndex: 50,
        easing: 'cubic-bezier(.6,0,.2,1)',
      },
      { transform: 'scale(1.03)', zIndex: 50, offset: 0.86, easing: 'cubic-bezier(.3,1.35,.5,1)' },
      { transform: 'none', zIndex: 50 },
    ],
    { duration: MOVE_MS[pace], delay, fill: 'backwards' },
  );
  await finished(animation);
}
