// What no game leads to although the rules can go on from there: cards that nobody can have placed by this turn, and
// telescopes that cannot have grown like this. A person who sets up a position is told, and may keep it.
import { bagSize, type Finding, type Seat, unusual } from '@planisphere/core';
import { HIDDEN, NONE, NUMBER_OF, STARTERS, TYPES } from '../rules/cards.ts';
import { HAND, moverOf, type Phase, type Position, ROW, sideOf } from '../rules/position.ts';
import { neighboursOf, outlineOf } from '../rules/telescope.ts';

export function* surprises(position: Position): Generator<Finding> {
  for (const seat of [0, 1] as const) yield* sideSurprises(position, seat);
  const discarded = bagSize(position.discard);
  if (discarded % ROW !== 0)
    yield unusual({
      code: 'discard-count',
      at: 'discard',
      message: `Rows of ${ROW} cards are discarded, so ${discarded} cards cannot lie there.`,
      of: [String(discarded)],
    });
}

const DEALING: readonly Phase[] = ['starters', 'start', 'hands'];

function* sideSurprises(position: Position, seat: Seat): Generator<Finding> {
  if (DEALING.includes(position.phase)) return;
  const { hand, telescope, down, notebook } = sideOf(position, seat);
  const name = seat === 0 ? 'A' : 'B';
  const expected = expectedCounts(position, seat);
  const counts = {
    hand: hand.length,
    tel: telescope.filter((card) => card !== NONE).length,
    note: bagSize(notebook),
  };
  for (const field of ['hand', 'tel', 'note'] as const)
    if (counts[field] !== expected[field])
      yield unusual({
        code: `${field}-count`,
        at: `${name}.${field}`,
        message: `${expected[field]} cards would lie here by now, not ${counts[field]}.`,
        of: [name, String(counts[field]), String(expected[field])],
      });
  if (!STARTERS.includes(telescope[0] as number) || down[0] !== undefined)
    yield unusual({
      code: 'no-starter',
      at: `${name}.tel`,
      message: 'A starter lies face up in slot 1 of every game.',
      of: [name],
    });
  const { faceUp } = outlineOf(telescope, down);
  for (const [type, slots] of faceUp.slice(0, TYPES.length).entries())
    if (!isTogether(slots))
      yield unusual({
        code: 'type-apart',
        at: `${name}.tel`,
        message: 'Face-up cards of one type are laid beside each other (TEL-2).',
        of: [name, TYPES[type] as string],
      });
  for (const [index, each] of down.entries())
    if (each?.from === 'hand' && each.turn > position.turn)
      yield unusual({
        code: 'laid-later',
        at: `${name}.tel`,
        message: 'A face-down card was played in a turn that is still to come.',
        of: [name, String(index + 1), cardNumber(telescope[index] as number)],
      });
}

function cardNumber(card: number): string {
  return card === HIDDEN ? '?' : String(NUMBER_OF[card]);
}

/** What each area holds in a game: one card each from the set-up, one more for every turn (SETUP-1, TURN-3, END-1). */
function expectedCounts(position: Position, seat: Seat): Record<'hand' | 'tel' | 'note', number> {
  const { phase, turn, first } = position;
  const before = (first ?? 0) === seat ? Math.ceil(turn / 2) : Math.floor(turn / 2);
  const counts = { hand: HAND, tel: 1 + before, note: 1 + before };
  if (phase === 'over') return { ...counts, hand: HAND - 1, note: counts.note + 1 };
  if (moverOf(position) !== seat) return counts;
  const { area, gap } = position;
  if (phase === 'play') counts.hand++;
  if (area === 'note' || (phase === 'refill' && gap > 0)) counts.tel++;
  if (area === 'tel' || (phase === 'refill' && gap > 0)) counts.note++;
  return counts;
}

/** Whether these slots are connected by their edges. */
function isTogether(slots: number): boolean {
  let reached = slots & -slots;
  for (;;) {
    const next = (reached | neighboursOf(reached)) & slots;
    if (next === reached) return reached === slots;
    reached = next;
  }
}
