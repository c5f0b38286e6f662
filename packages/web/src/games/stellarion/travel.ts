// Cards travel from where they were to where they are, or turn over in place (FLIP with Web Animations).
import { motion } from '../../base/settings/settings.ts';
import { finished, isHurried } from '../../table/pace.ts';
import type { Move } from './places.ts';

const MOVE_MS = { full: 340, brisk: 180, still: 0 } as const;
const GAP_MS = { full: 80, brisk: 40, still: 0 } as const;

function elementAt(place: string): Element | undefined {
  return [...document.querySelectorAll(`[data-place="${place}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
}

/** Where things are now, to be asked before the view changes. */
export function rectsOf(moves: readonly Move[]): readonly (DOMRect | undefined)[] {
  return moves.map(({ from }) => elementAt(from)?.getBoundingClientRect());
}

/** Shows the moves one after another; resolves when the last card lies. */
export async function travel(moves: readonly Move[], from: readonly (DOMRect | undefined)[]): Promise<void> {
  const pace = motion();
  if (pace === 'still') return;
  await Promise.all(
    moves.map((move, index) => {
      const delay = index * GAP_MS[pace];
      return move.turns ? turn(move, delay) : fly(move, from[index], delay);
    }),
  );
}

async function turn({ to }: Move, delay: number): Promise<void> {
  const element = elementAt(to)?.querySelector('[data-source]');
  const pace = motion();
  if (!element || isHurried()) return;
  await finished(
    element.animate(
      [
        { transform: 'perspective(600px) rotateY(80deg)', filter: 'brightness(.5)' },
        { transform: 'none', filter: 'none' },
      ],
      { duration: MOVE_MS[pace] * 0.8, delay, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' },
    ),
  );
}

async function fly({ to }: Move, from: DOMRect | undefined, delay: number): Promise<void> {
  const element = elementAt(to);
  if (element === undefined || from === undefined || isHurried()) return;
  const target = element.getBoundingClientRect();
  if (target.width === 0) return;
  const pace = motion();
  const scale = Math.max(0.3, Math.min(3, from.width / target.width));
  const dx = from.x + from.width / 2 - (target.x + target.width / 2);
  const dy = from.y + from.height / 2 - (target.y + target.height / 2);
  await finished(
    element.animate(
      [
        {
          transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
          opacity: 0.4,
          easing: 'cubic-bezier(.6,0,.2,1)',
        },
        { transform: 'none', opacity: 1 },
      ],
      { duration: MOVE_MS[pace], delay, fill: 'backwards' },
    ),
  );
}
