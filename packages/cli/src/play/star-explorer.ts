// Drawing by keys: the arrows move the constellation over the disc, r turns it, digits leave stars out, Enter draws it.
import type { Seat } from '@planisphere/core';
import { type Position, starExplorer } from '@planisphere/star-explorer';
import {
  bestGhost,
  createGhost,
  type Ghost,
  ghostAction,
  ghostTable,
  moveGhost,
  starExplorerText,
  toggleStar,
  turnGhost,
} from '@planisphere/star-explorer/text';
import type { Console } from './console.ts';
import { frameOf } from './screen.ts';
import type { Session } from './session.ts';
import { wordsOf } from './words.ts';

/** More bits than any pattern has stars: nothing is drawn. */
const EVERY_STAR = (1 << 12) - 1;

type Gesture = (ghost: Ghost, view: Position) => Ghost;

const GESTURES: Readonly<Record<string, Gesture>> = {
  left: (ghost) => moveGhost(ghost, -1, 0),
  right: (ghost) => moveGhost(ghost, 1, 0),
  up: (ghost) => moveGhost(ghost, 0, 1),
  down: (ghost) => moveGhost(ghost, 0, -1),
  r: (ghost) => turnGhost(ghost, 1),
  R: (ghost) => turnGhost(ghost, -1),
  b: (ghost, view) => bestGhost(view, ghost),
  n: (ghost) => ({ ...ghost, out: EVERY_STAR }),
};

/** Undefined when there is nothing to draw, or when the player prefers to type. */
export async function drawByKeys(
  session: Session,
  console: Console,
  seat: Seat,
): Promise<{ readonly action: unknown } | 'left' | undefined> {
  const view = starExplorer.view(session.match.state as Position, seat);
  let ghost = createGhost(view, seat);
  if (ghost === undefined) return undefined;
  let note = '';
  for (;;) {
    const frame = frameOf(session, seat, console);
    console.show([
      ...ghostTable(view, ghost, frame),
      '',
      ...(note === '' ? [] : [console.paint(note, 'warn')]),
    ]);
    const key = await console.key();
    if (key === undefined) return 'left';
    note = '';
    if (key.name === 'escape') return undefined;
    if (key.name === 'return') {
      const action = ghostAction(view, ghost);
      const refusal = starExplorer.check(view, seat, action);
      if (refusal === undefined) return { action };
      const rule = starExplorerText.rules[refusal.rule];
      const { locale } = session.table;
      note =
        rule === undefined ? refusal.rule : wordsOf(locale).refused(refusal.rule, rule.page, rule[locale]);
    } else ghost = moved(ghost, key, view);
  }
}

function moved(
  ghost: Ghost,
  key: { name?: string | undefined; sequence?: string | undefined },
  view: Position,
): Ghost {
  const { sequence = '', name = '' } = key;
  // Stars are numbered from 1; 0 is the tenth.
  if (/^\d$/.test(sequence)) return toggleStar(ghost, (Number(sequence) + 9) % 10);
  return (GESTURES[sequence] ?? GESTURES[name])?.(ghost, view) ?? ghost;
}
